import type { Page } from '@playwright/test'
import { authenticatorApp } from './authenticator-app.ts'
import { proof } from './passkeys-support.ts'
import { expect, SAMPLE_PASSWORD } from './support.ts'

export const codeField = (page: Page) =>
  page.getByRole('textbox', { name: 'Code from your authenticator app' })
export const section = (page: Page) => page.getByRole('region', { name: 'Second step' })

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
  const next = authenticatorApp((await dialog.locator('code').textContent()) ?? '')
  await expect(dialog.getByRole('img', { name: /QR code of the key/ })).toBeVisible()
  return { dialog, next }
}
