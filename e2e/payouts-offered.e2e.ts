import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { stopOffering } from './offering.ts'
import { expect, test } from './support.ts'
import { callsOf, openWith, details, newestStage, withdraw } from './payouts-support.ts'

// One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [[/net::ERR_/, /status of 5\d\d/], { scope: 'test' }] })
test.afterAll(stopOffering)

const present = (page: Page) => details(page).locator('[aria-current="step"]')

test('CAP-0 with a backend that offers no capability, the app makes none of their calls and shows nothing of them', async ({
  page,
}) => {
  const made = callsOf(page)
  await openWith(page, 'none', paths.withdrawal)
  await withdraw(page, '10.17')
  await expect(details(page)).toContainText('This page shows the new status by itself.')
  await expect(details(page).getByRole('button')).toHaveText(['', '', 'Close'])
  await expect(page.getByText(/Progress|Where your money is|Waiting for you/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.goto(new URL(paths.dashboard, page.url()).href)
  await expect(page.getByText('WDR-SAMPLE-0003')).toBeVisible()
  await expect(page.getByRole('button', { name: /Messages/ })).toHaveCount(0)
  expect(made).toEqual([])
})

test('CAP-2 with payout-steps alone: steps in the details, the stage in the list, a line on the dashboard', async ({
  page,
}) => {
  const made = callsOf(page)
  await openWith(page, 'payout-steps', paths.withdrawal)
  await withdraw(page, '20.17')
  await test.step('the result says what happens next and who acts, and has the reference', async () => {
    await expect(present(page)).toHaveCount(1)
    await expect(present(page)).toContainText(/, (now|latest step)/)
    await expect(details(page).getByText('Withdrawal requested')).toBeVisible()
    await expect(details(page).getByText(/^Next, /)).toBeVisible()
    await expect(details(page).getByText(/^WDR-/)).toBeVisible()
    await expect(details(page).getByText('Where your money is')).toBeVisible()
  })
  await test.step('FAIR-3 without a counted basis, it says that there is no estimate', () =>
    expect(details(page).getByText('We can’t say when it will arrive.')).toBeVisible())
  await test.step('each stage appears by itself', async () => {
    await expect(present(page)).toContainText('Waiting for you', { timeout: 30_000 })
    await expect(details(page).getByText('Waiting for you').first()).toBeInViewport()
    await expect(present(page)).toContainText('A document from you is missing.')
    const first = details(page).locator('[data-slot=payout-task]')
    await expect(first).toContainText('This withdrawal is waiting for you')
    await expect(first).toContainText('A document from you is missing.')
    await expect(details(page)).toContainText('Set aside. The $20.17 has left your Trade Profit')
    await expect(details(page).locator('ol time').first()).toHaveAttribute('datetime', /^20/)
  })
  await test.step('the details print alone, with the steps, the customer and the sandbox note (FAIR-6), without buttons', async () => {
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    for (const text of [
      'A document from you is missing.',
      'withdraw@sample.test',
      'Sandbox: simulated money',
    ])
      await expect(details(page).getByText(text).filter({ visible: true })).toBeVisible()
    await expect(page.locator('button:visible, main:visible, [data-slot="statement"]')).toHaveCount(0)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: null })
  })
  await test.step('without payout-cancel there is only Close', () =>
    expect(page.getByRole('button', { name: 'Cancel withdrawal' })).toHaveCount(0))
  await test.step('the list shows the stage in words, and the dashboard has a line with a link', async () => {
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('Waiting for you')
    await page.goto(new URL(paths.dashboard, page.url()).href)
    const line = page.getByRole('list', { name: 'Withdrawals that wait for you' })
    await expect(line).toContainText(/Withdrawal WDR-\w+ needs something from you/)
    await line
      .getByRole('link', { name: /^See what/ })
      .first()
      .click()
    await expect(present(page)).toContainText('Waiting for you')
  })
  expect([...new Set(made.map(({ path }) => path))]).toEqual(['/withdrawal/one'])
})

test('CAP-2 a payout that comes back after its approval is shown as returned without a reload', async ({
  page,
}) => {
  const { address } = await openWith(page, 'payout-steps', paths.withdrawal)
  // A pending row would be polled anyway, so the one among the sample rows is left out.
  await page.route(/withdrawal\/all/, async (route) => {
    const response = await route.fetch()
    if (response.status() !== 200) return route.fulfill({ response })
    const { allWithdrawals } = (await response.json()) as { allWithdrawals: { reference: string }[] }
    const json = { allWithdrawals: allWithdrawals.filter((row) => row.reference !== 'WDR-SAMPLE-0003') }
    await route.fulfill({ response, json })
  })
  await page.clock.install()
  await page.goto(address + paths.withdrawal)
  await withdraw(page, '21.19')
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(5000)
        return details(page).textContent()
      },
      { timeout: 30_000 },
    )
    .toMatch(/Sent, latest step|Arrived, latest step/)
  await expect(details(page)).toContainText('Approved')
  await expect.poll(() => newestStage(page), { timeout: 60_000 }).toBe('returned')
  // Polling is slow here. The clock moves in small steps, because a call in progress fails after 15 seconds.
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(5000)
        return details(page).textContent()
      },
      { timeout: 60_000 },
    )
    .toContain('Came back')
  await expect(present(page)).toContainText('Came back')
  await expect(details(page)).toContainText('Back in your Trade Profit: the whole $21.19')
  // It had arrived, so it is not said that the network did not carry it out.
  await expect(present(page)).toContainText('It had been reported as arrived.')
  await expect(present(page)).not.toContainText('did not carry out')
})

test('CAP-0 CAP-2 if the backend declares a call and lacks it, the rest of the details is shown', async ({
  page,
}) => {
  await page.route(/withdrawal\/one/, (route) => route.fulfill({ status: 501, json: { message: 'No.' } }))
  const { address } = await openWith(page, 'payout-steps', paths.withdrawalHistory)
  await page.goto(`${address}${paths.withdrawalHistory}?open=WDR-SAMPLE-0002`)
  await expect(details(page)).toContainText('This is not available at the moment')
  await expect(details(page)).toContainText('WDR-SAMPLE-0002')
  await page.unroute(/withdrawal\/one/)
  await details(page).getByRole('button', { name: 'Try again' }).click()
  await expect(present(page)).toContainText('Sent')
})

test('CAP-2 with messages alone: the unread ones are counted in words, and can be marked as read', async ({
  page,
}) => {
  const made = callsOf(page)
  await openWith(page, 'messages', paths.dashboard)
  const button = page.getByRole('button', { name: /^Messages, \d+ unread$/ })
  await button.click()
  const list = page.getByRole('dialog', { name: 'Messages' })
  await expect(list).toContainText('Your withdrawal was refused')
  await list.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(list).toContainText('All are read')
  await list.getByRole('button', { name: 'Close messages' }).click()
  await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeVisible()
  expect([...new Set(made.map(({ path }) => path))]).toEqual(['/messages', '/messages/read'])
})
