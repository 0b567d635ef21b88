import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { expect, fileOf, fillCrypto, SAMPLE_PASSWORD, signedIn, test, pressEscape } from './support.ts'

// One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.afterAll(stopOffering)

const row = (id: string, reference: string, more: object = {}) => ({
  _id: id,
  amount: 40,
  transactionFee: 1,
  date: '2026-03-01T10:00:00Z',
  reference,
  status: 'pending',
  stage: 'action_needed',
  wallet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  cancellable: true,
  version: 1,
  ...more,
})

/** Opens a page of a sandbox that offers only `capabilities`, signed in. Its list of withdrawals is `rows`, if given. */
async function openWith(page: Page, capabilities: string, path: string, rows?: object[]) {
  // Payouts take longer than the tests need to cancel them.
  const address = await offering(capabilities, 100)
  await signedIn(page, 'withdraw@sample.test', SAMPLE_PASSWORD, address)
  if (rows) await page.route(/withdrawal\/all/, (route) => route.fulfill({ json: { allWithdrawals: rows } }))
  await page.goto(address + path)
}
const details = (page: Page) => page.getByRole('dialog', { name: 'Withdrawal', exact: true })
const question = (page: Page) => page.getByRole('alertdialog')
const waiting = (page: Page) => page.getByRole('list', { name: 'Withdrawals that wait for you' })

test('CAP-2 HIS-1 two withdrawals with the same _id have their own details, and neither can be followed or cancelled', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => /withdrawal\/(one|cancel)/.test(request.url()) && asked.push(request.url()))
  const rows = [
    row('x', 'WDR-NEW', { amount: 80, date: '2026-03-02T10:00:00Z' }),
    row('x', 'WDR-OLD'),
    row('y', 'WDR-ALONE', { date: '2026-02-01T10:00:00Z' }),
  ]
  await openWith(page, 'payout-steps,payout-cancel', paths.withdrawalHistory, rows)
  await expect(page.getByRole('row')).toHaveCount(4)
  for (const [reference, amount] of [
    ['WDR-NEW', '$79.00'],
    ['WDR-OLD', '$39.00'],
  ] as const) {
    await page.getByRole('button', { name: `Details of ${reference}` }).click()
    await expect(details(page)).toContainText(reference)
    await expect(details(page)).toContainText(amount)
    await expect(details(page)).toContainText('Another withdrawal has the same number')
    await expect(details(page)).toContainText('can’t show the progress of this one or cancel it here')
    await expect(page.getByRole('button', { name: 'Cancel withdrawal' })).toHaveCount(0)
    await details(page).getByRole('button', { name: 'Close', exact: true }).click()
  }
  expect(asked).toEqual([])
  await test.step('a withdrawal with a unique _id can be cancelled', async () => {
    await page.getByRole('button', { name: 'Details of WDR-ALONE' }).click()
    await expect(page.getByRole('button', { name: 'Cancel withdrawal' })).toBeVisible()
    await expect(details(page)).not.toContainText('the same number')
  })
  await test.step('the dashboard links to each of them', async () => {
    await page.goto(new URL(paths.dashboard, page.url()).href)
    await waiting(page).getByRole('link', { name: 'See what WDR-NEW needs' }).click()
    await expect(details(page)).toContainText('WDR-NEW')
  })
})

test.describe(() => {
  test.use({
    viewport: { width: 375, height: 812 },
    expectedErrors: [/net::ERR_FAILED|dynamically imported module/],
  })

  test('CAP-2 HIS-3 on a phone, a row names its status in words if the code of the stages can’t be loaded', async ({
    page,
  }) => {
    await page.route(fileOf('parts'), (route) => route.abort())
    await openWith(page, 'payout-steps', paths.withdrawalHistory, [row('x', 'WDR-ONE')])
    const word = page.getByRole('row').getByText('Pending', { exact: true })
    await expect(word).toHaveCount(1)
    await expect.poll(async () => (await word.boundingBox())?.width ?? 0).toBeGreaterThan(20)
  })
})

/** Cancels the withdrawal whose details are open, and closes the question by keyboard. */
async function cancelByKeyboard(page: Page) {
  await page.getByRole('button', { name: 'Cancel withdrawal' }).press('Enter')
  await question(page).getByRole('button', { name: 'Cancel withdrawal' }).press('Enter')
  await expect(question(page)).toContainText(/It is cancelled|Being stopped/)
  await expect(page.locator('button', { hasText: 'Cancel withdrawal' })).toHaveCount(0)
  await question(page).getByRole('button', { name: 'Close' }).press('Enter')
  await expect(question(page)).toHaveCount(0)
}

test('CAP-2 after a cancellation, the focus stays in the details, and then goes to the row', async ({
  page,
}) => {
  await openWith(page, 'payout-cancel', paths.withdrawal)
  await fillCrypto(page, '22.23')
  await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
  await page.getByRole('button', { name: /^Okay, withdraw/ }).click()
  await expect(details(page)).toContainText('$22.23')
  await cancelByKeyboard(page)
  await expect(details(page)).toBeFocused()
  await pressEscape(page)
  await expect(details(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Details of/ }).first()).toBeFocused()
})

test('CAP-2 after a cancellation, the focus goes to the heading if the filter has removed the row', async ({
  page,
}) => {
  await openWith(page, 'payout-cancel', paths.withdrawal)
  await fillCrypto(page, '23.23')
  await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
  await page.getByRole('button', { name: /^Okay, withdraw/ }).click()
  await expect(details(page)).toContainText('$23.23')
  const address = new URL(page.url())
  address.searchParams.set('status', 'pending')
  await page.goto(address.href)
  await expect(details(page)).toContainText('$23.23')
  const reference = (await details(page).getByText(/^WDR-/).textContent()) ?? ''
  await cancelByKeyboard(page)
  await pressEscape(page)
  await expect(page.getByRole('button', { name: `Details of ${reference}` })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('CAP-2 with 2,000 waiting withdrawals, the dashboard lists the first ones and counts the others', async ({
  page,
}) => {
  const rows = Array.from({ length: 2000 }, (_, at) => row(`w${at}`, `WDR-${at}`))
  await openWith(page, 'payout-steps', paths.dashboard, rows)
  await expect(waiting(page).getByRole('listitem')).toHaveText([
    /WDR-0 needs/,
    /WDR-1 needs/,
    /WDR-2 needs/,
    /^1,997 more withdrawals need something from you\./,
  ])
  await waiting(page).getByRole('link', { name: 'See all withdrawals' }).click()
  await expect(page.getByText('Showing 1 to 25 of 2,000')).toBeVisible()
})
