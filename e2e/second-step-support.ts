import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { proof } from './passkeys-support.ts'
import { expect, SAMPLE_PASSWORD } from './support.ts'

const PERIOD = 30
export const codeField = (page: Page) =>
  page.getByRole('textbox', { name: 'Code from your authenticator app' })
export const section = (page: Page) => page.getByRole('region', { name: 'Second step' })

/** An authenticator app. Each code is for a later time step than the last one, because the server accepts none twice. */
function appWith(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), period: PERIOD })
  let last = 0
  return async () => {
    const steps = Date.now() / 1000 / PERIOD
    const now = Math.floor(steps)
    // The server accepts the step before and the step after, so three codes usually need no waiting. Near the end of a step, the code
    // of the step before would be too old on arrival, so the third code waits for the next step, ten seconds at most.
    last = Math.max(last + 1, steps - now > 2 / 3 ? now : now - 1)
    const early = (last - 1) * PERIOD * 1000 - Date.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    return totp.generate({ timestamp: last * PERIOD * 1000 })
  }
}

/** Sets up the second step of a sample customer on the open security page, up to the field for the code. */
export async function setUp(page: Page) {
  await section(page).getByRole('button', { name: 'Set it up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up the second step' })
  await expect(dialog).toContainText('If you lose your phone')
  await expect(dialog).toContainText('at least seven days')
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await expect(proof(page)).toContainText('to set up the second step')
  await proof(page).getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('1. Add the key to your app')).toBeFocused()
  const next = appWith((await dialog.locator('code').textContent()) ?? '')
  await expect(dialog.getByRole('img', { name: /QR code of the key/ })).toBeVisible()
  return { dialog, next }
}
