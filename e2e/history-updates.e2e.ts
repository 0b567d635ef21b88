import { paths } from '#app/paths.ts'
import { PASSWORD, register } from './own-customer.ts'
import { alive, expect, signedIn, test } from './support.ts'

test('HIS-2 a new deposit and its approval appear without a reload and are announced', async ({
  page,
  request,
}) => {
  const { token } = await signedIn(page, await register(page), PASSWORD)
  await page.goto(paths.depositHistory)
  await expect(page.getByText('No transaction history')).toBeVisible()

  // The server approves after a few seconds. Even on a slow machine, the page shows it as pending first.
  let shown = false
  await page.route('**/api/transaction/all', async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as { allTransactions: { status: string }[] }
    const [row] = list.allTransactions
    if (row && !shown) row.status = 'pending'
    shown ||= row !== undefined
    await route.fulfill({ json: list })
  })
  await request.post('/api/transaction/add', {
    data: { amount: 12.5 },
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': `news-${Date.now()}` },
  })
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  const row = page.getByRole('row', { name: /\$12\.50/ })
  await expect(row.getByText('Pending')).toBeVisible()
  await expect(page.getByText('1 new deposit.')).toBeAttached()
  await expect(row.getByText('Approved')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/^The deposit DEP-\w+ is now approved\.$/)).toBeAttached()
})

const responses = {
  'C1 an HTML page': { status: 200, contentType: 'text/html', body: '<html><b>captive portal</b></html>' },
  'C1 incomplete JSON': { status: 200, contentType: 'application/json', body: '{"allTransactions":[{' },
  'C2 another shape': { status: 200, contentType: 'application/json', body: '{"allTransactions":null}' },
}
for (const [name, response] of Object.entries(responses))
  test(`FAIR-7 ${name} instead of the history is reported, with a retry`, async ({ page }) => {
    await signedIn(page, 'withdraw@sample.test')
    await page.route('**/api/transaction/all', (route) => route.fulfill(response))
    await page.goto(paths.depositHistory)
    await expect(page.getByText('The server sent something this app does not understand.')).toBeVisible()
    await expect(page.getByText('captive portal')).toBeHidden()
    await page.unroute('**/api/transaction/all')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('DEP-SAMPLE-0004', { exact: true })).toBeVisible()
  })

test('HIS-1 a page with a pending row stops polling while the customer is idle, and continues when they return', async ({
  page,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  await page.clock.install()
  let asked = 0
  let answered: (() => void) | undefined
  await page.route('**/api/transaction/all', async (route) => {
    const row = {
      _id: 'a',
      amount: 1,
      reference: 'DEP-SAMPLE-A',
      status: 'pending',
      date: new Date(Date.now() + 3_600_000).toISOString(),
    }
    await route.fulfill({ json: { allTransactions: [row] } })
    asked += 1
    answered?.()
  })
  await page.goto(paths.depositHistory)
  await alive(page)
  await expect(page.getByText('DEP-SAMPLE-A', { exact: true })).toBeVisible()
  const read = asked
  await page.clock.runFor(5000)
  await expect.poll(() => asked, 'while the customer is active').toBeGreaterThan(read)
  // After five minutes without activity, no request is in flight.
  await page.clock.runFor(300_000)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))))
  const left = asked
  await page.clock.runFor(1_800_000)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.clock.runFor(60_000)
  expect(asked).toBe(left)
  const again = new Promise<void>((done) => (answered = done))
  await page.mouse.move(200, 200)
  await again
  expect(asked).toBe(left + 1)
  await page.clock.runFor(5000)
  await expect.poll(() => asked, 'polling continues').toBeGreaterThan(left + 1)
})
