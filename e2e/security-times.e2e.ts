import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { PASSWORD, register } from './own-customer.ts'
import { expect, signedIn, test } from './support.ts'

test.afterAll(stopOffering)

const HOUR = 3_600_000

/** Answers like a server whose clock agrees with the page's. */
const respondWith = (page: Page, path: RegExp, json: object) =>
  page.route(path, async (route) => {
    const now = await page.evaluate(() => Date.now())
    await route.fulfill({ json, headers: { date: new Date(now).toUTCString() } })
  })

test('CAP-3 FAIR-7 after the computer wakes from sleep, the page shows no lock or wait that has ended', async ({
  page,
}) => {
  const address = await offering('address-book')
  const email = await register(page, address)
  await signedIn(page, email, PASSWORD, address)
  const start = Date.now()
  const end = new Date(start + HOUR).toISOString()
  await page.clock.install({ time: start })
  await respondWith(page, /auth\/security$/, {
    totp: { on: false },
    backupCodesLeft: 0,
    passkeys: 0,
    lockedUntil: end,
    holds: [],
    wordSet: false,
  })
  await respondWith(page, /withdrawal\/addresses$/, { only: true, onlyOffFrom: end, addresses: [] })
  await page.goto(address + paths.security)
  const checks = page.getByRole('list', { name: 'How your account is protected' })
  await expect(checks).toContainText('Withdrawals go only to your saved addresses until')
  await expect(checks).toContainText('Withdrawals are locked until')
  // Timers stop while a computer sleeps.
  await page.clock.setSystemTime(start + 2 * HOUR)
  await page.clock.runFor(HOUR / 30)
  await expect(checks).toContainText('to a new address')
  await expect(checks).not.toContainText('until')
  await expect(page.getByRole('region', { name: 'Address book' })).not.toContainText('until')
})

test('CAP-3 WDR-3 while withdrawals are locked or held, the page says so above the form, until the end', async ({
  page,
}) => {
  const address = await offering('withdrawal-lock')
  await signedIn(page, 'withdraw@sample.test', undefined, address)
  const start = Date.now()
  const [locked, held] = [1, 3].map((hours) => new Date(start + hours * HOUR).toISOString())
  await page.clock.install({ time: start })
  await respondWith(page, /auth\/security$/, {
    totp: { on: false },
    backupCodesLeft: 0,
    passkeys: 0,
    lockedUntil: locked,
    holds: [{ why: 'Your password was reset.', until: held }],
    wordSet: false,
  })
  await page.goto(address + paths.withdrawal)
  const notice = page.locator('main').getByText(/^Warning: You can’t withdraw yet$/)
  await expect(notice).toBeVisible()
  await expect(page.locator('main')).toContainText('Withdrawals are locked until')
  await expect(page.locator('main')).toContainText('Your password was reset. Withdrawals are held until')
  await expect(page.getByRole('link', { name: 'See your security page' })).toHaveAttribute(
    'href',
    paths.security,
  )
  await page.getByLabel('Amount in USD').fill('40')
  await page.clock.setSystemTime(start + 2 * HOUR)
  await page.clock.runFor(HOUR / 30)
  await expect(page.locator('main')).not.toContainText('locked until')
  await expect(notice).toBeVisible()
  await page.clock.setSystemTime(start + 4 * HOUR)
  await page.clock.runFor(HOUR / 30)
  await expect(notice).toHaveCount(0)
  await expect(page.getByLabel('Amount in USD')).toHaveValue('40')
})
