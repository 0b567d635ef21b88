import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { expect, SAMPLE_PASSWORD, signedIn, test } from './support.ts'

// One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.afterAll(stopOffering)
// The browser logs each refusal.
test.use({ expectedErrors: [[/status of 409/], { scope: 'test' }] })

type Row = Record<string, unknown>

const row = (more: Row = {}): Row => ({
  _id: 'w1',
  amount: 40,
  transactionFee: 1,
  date: '2026-03-01T10:00:00Z',
  reference: 'WDR-ONE',
  status: 'pending',
  stage: 'checking',
  stageAt: '2026-03-01T10:05:00Z',
  actor: 'us',
  wallet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  cancellable: true,
  version: 2,
  ...more,
})
const sent = row({
  status: 'approved',
  stage: 'sent',
  stageAt: '2026-03-01T11:00:00Z',
  actor: 'network',
  cancellable: false,
  version: 3,
})
const eventOf = ({ stage, stageAt, actor }: Row) => ({ stage, at: stageAt, actor })

const details = (page: Page) => page.getByRole('dialog', { name: 'Withdrawal', exact: true })
const question = (page: Page) => page.getByRole('alertdialog')
const listed = (page: Page) => page.getByRole('row', { name: /WDR-ONE/ })
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel withdrawal' })

/** Opens the details of a withdrawal. `list` and `one` are called for each response. Resolves with how often the list was read. */
async function openDetails(page: Page, responses: { list: () => Row[]; one: () => object }) {
  const address = await offering('payout-steps,payout-cancel')
  const reads = { list: 0 }
  await signedIn(page, 'withdraw@sample.test', SAMPLE_PASSWORD, address)
  await page.route(/withdrawal\/all/, (route) => {
    reads.list += 1
    return route.fulfill({ json: { allWithdrawals: responses.list() } })
  })
  await page.route(/withdrawal\/one/, (route) => route.fulfill({ json: responses.one() }))
  await page.goto(address + paths.withdrawalHistory)
  await page.getByRole('button', { name: 'Details of WDR-ONE' }).click()
  await expect(details(page)).toBeVisible()
  return reads
}

test('CAP-2 FAIR-1 a list that is older than the details never returns to an earlier stage', async ({
  page,
}) => {
  const reads = await openDetails(page, {
    list: () => [row()],
    one: () => ({ withdrawal: sent, events: [eventOf(row()), eventOf(sent)], money: 'paid out' }),
  })
  const isSent = async () => {
    await expect(details(page).locator('[aria-current="step"]')).toContainText('Sent')
    await expect(cancel(page)).toHaveCount(0)
  }
  await isSent()
  const before = reads.list
  await test.step('the list is read again, and is still older', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect
      .poll(async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
        return reads.list
      })
      .toBeGreaterThan(before)
    await isSent()
  })
  await test.step('the row shows the same stage once the details are closed', async () => {
    await details(page).getByRole('button', { name: 'Close', exact: true }).click()
    await expect(listed(page)).toContainText('Sent')
    await expect(listed(page)).not.toContainText('Being checked')
  })
})

test('CAP-2 FAIR-7 a cancellation that is too late is reported, even if the row is gone from the list', async ({
  page,
}) => {
  const rows = [row(), row({ _id: 'w2', reference: 'WDR-TWO' })]
  const reads = await openDetails(page, {
    list: () => rows,
    one: () => ({ withdrawal: row(), events: [eventOf(row())], money: 'reserved' }),
  })
  await page.route(/withdrawal\/cancel/, (route) =>
    route.fulfill({ status: 409, json: { message: 'It is too late for that.', code: 'too_late' } }),
  )
  await cancel(page).click()
  const before = reads.list
  rows.shift()
  await question(page).getByRole('button', { name: 'Cancel withdrawal' }).click()
  await expect.poll(() => reads.list).toBeGreaterThan(before)
  // While the question is open, elements behind it have no role.
  await expect(page.locator('tr', { hasText: 'WDR-ONE' })).toHaveCount(0)
  await expect(question(page)).toContainText('Already sent or stopped')
  await expect(question(page)).not.toContainText(/It is cancelled|was sent on/)
  await question(page).getByRole('button', { name: 'Close' }).click()
  await expect(listed(page)).toHaveCount(0)
})

test('CAP-2 FAIR-1 if the stage contradicts where the money is, the details show neither', async ({
  page,
}) => {
  const stopped = row({ status: 'failed', stage: 'cancelled', cancellable: true, version: 3 })
  await openDetails(page, {
    list: () => [stopped],
    one: () => ({ withdrawal: stopped, events: [eventOf(stopped)], money: 'paid out' }),
  })
  await expect(details(page)).toContainText('what the server says about this withdrawal contradicts itself')
  await expect(details(page)).not.toContainText(
    /Nothing was paid out|has left us|It was stopped|Not paid out/,
  )
  await expect(cancel(page)).toHaveCount(0)
})
