import type { Page } from '@playwright/test'
import { stopOffering } from './offering.ts'
import { PASSWORD } from './own-customer.ts'
import { expect, test } from './support.ts'
import { callsOf, openWith, section, checks, question } from './security-support.ts'

// One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [[/net::ERR_/, /status of 5\d\d/], { scope: 'test' }] })
test.afterAll(stopOffering)

/** Adds a proof to the next request of `path`, so that the customer needn't answer the step-up question. */
async function proveFor(page: Page, address: string, token: string, path: RegExp) {
  await page.route(path, async (route) => {
    const refused = await route.fetch()
    const { code, action } = (await refused.json()) as { code?: string; action?: string }
    expect(code).toBe('step_up')
    const body = route.request().postData() ?? ''
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)))
    const bodyHash = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    const proved = await page.request.post(`${address}/api/auth/step-up`, {
      headers: { authorization: `Bearer ${token}` },
      data: { action, bodyHash, method: 'password', password: PASSWORD },
    })
    const { proof } = (await proved.json()) as { proof: string }
    await route.continue({ headers: { ...route.request().headers(), 'step-up': proof } })
  })
}

test('CAP-3 with withdrawal-lock alone: a lock is confirmed with its end, and then shown with the server’s', async ({
  page,
}) => {
  const made = callsOf(page)
  const { address, token } = await openWith(page, 'withdrawal-lock')
  const lock = section(page, 'Withdrawal lock')
  const submit = lock.getByRole('button', { name: 'Lock withdrawals' })
  await expect(lock).toContainText('No lock is set.')
  await expect(lock).toContainText('Withdrawals that were requested before are not stopped')
  await test.step('nothing is sent without a number of days', async () => {
    await submit.click()
    await expect(lock.getByText('Choose 1 to 30 days').first()).toBeVisible()
  })
  await test.step('the question shows the end, and nothing is sent before it is confirmed', async () => {
    await lock.getByLabel('Lock withdrawals for').selectOption('3')
    await submit.click()
    await expect(question(page)).toContainText('Lock withdrawals for 3 days?')
    const about = Date.parse((await question(page).locator('time').getAttribute('datetime')) ?? '')
    expect(Math.abs(about - Date.now() - 3 * 86_400_000)).toBeLessThan(60_000)
    expect(made.filter(({ path }) => path === '/auth/withdrawal-lock')).toEqual([])
  })
  await test.step('FAIR-7 after a lost response the outcome is unknown, and the choice is kept', async () => {
    await page.route(/withdrawal-lock/, (route) => route.abort(), { times: 1 })
    await question(page).getByRole('button', { name: 'Lock withdrawals' }).click()
    await expect(lock.getByRole('alert')).toContainText('We cannot tell whether the lock was set')
    await expect(lock.getByLabel('Lock withdrawals for')).toHaveValue('3')
  })
  await test.step('the lock that the server set is shown', async () => {
    await proveFor(page, address, token, /withdrawal-lock/)
    await submit.click()
    await question(page).getByRole('button', { name: 'Lock withdrawals' }).click()
    await expect(lock).toContainText('Nobody can withdraw until')
    const until = await lock.locator('time').first().getAttribute('datetime')
    const state = await page.request.get(`${address}/api/auth/security`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(((await state.json()) as { lockedUntil: string }).lockedUntil).toBe(until)
    await expect(checks(page)).toContainText('Withdrawals are locked until')
    await page.unroute(/withdrawal-lock/)
  })
  await test.step('fewer days are not offered', async () => {
    const days = lock.getByLabel('Lock withdrawals for').getByRole('option')
    await expect(days.filter({ hasText: /^[12] days?$/ })).toHaveCount(0)
    await expect(days.last()).toHaveText('30 days')
  })
})

test('CAP-3 at its end the lock is read again, and only the server ends it', async ({ page }) => {
  await page.clock.install()
  const until = new Date(Date.now() + 3_600_000).toISOString()
  let ended = false
  await page.route(/auth\/security/, (route) =>
    route.fulfill({
      json: {
        totp: { on: false },
        backupCodesLeft: 0,
        passkeys: 0,
        holds: [],
        wordSet: false,
        ...(!ended && { lockedUntil: until }),
      },
    }),
  )
  await openWith(page, 'withdrawal-lock')
  const lock = section(page, 'Withdrawal lock')
  await expect(lock).toContainText('Withdrawals are locked until')
  await expect(checks(page)).toContainText('Withdrawals are locked until')
  ended = true
  await page.clock.fastForward(3_601_000)
  await expect(lock).toContainText('No lock is set.')
})

test('CAP-3 with mail-word alone: the word is checked, saved and never shown again', async ({ page }) => {
  const made = callsOf(page)
  const { address, token } = await openWith(page, 'mail-word')
  const part = section(page, 'Word in our emails')
  const field = part.getByLabel('Your word')
  const save = part.getByRole('button', { name: 'Save word' })
  await expect(part).toContainText('No word is set.')
  await test.step('a word that does not fit is not sent', async () => {
    await field.fill('a1')
    await save.click()
    await expect(part.getByText(/Use 3 to 40 letters|Use letters only/).first()).toBeVisible()
    expect(made.filter(({ path }) => path === '/auth/word')).toEqual([])
  })
  await test.step('a refusal keeps the input', async () => {
    await page.route(/auth\/word/, (route) => route.fulfill({ status: 405, json: { message: 'No.' } }), {
      times: 1,
    })
    await field.fill('barnacle')
    await save.click()
    await expect(part.getByRole('alert')).toContainText('Your word was not saved')
    await expect(part.getByRole('alert')).toContainText(
      'This is not available at the moment. Try again later.',
    )
    await expect(field).toHaveValue('barnacle')
  })
  await test.step('the page says that a word is set, and doesn’t show it', async () => {
    await proveFor(page, address, token, /auth\/word/)
    await save.click()
    await expect(part).toContainText('Your word is saved')
    await expect(part).toContainText('A word is set. A new one replaces it.')
    await expect(field).toHaveValue('')
    await expect(checks(page)).toContainText('Our emails to you have your word.')
    await expect(page.getByText('barnacle')).toHaveCount(0)
  })
})
