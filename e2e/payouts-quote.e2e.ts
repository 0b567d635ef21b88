import type { Page, Route } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { stopOffering } from './offering.ts'
import { expect, test } from './support.ts'
import { callsOf, openWith, review, okay, details } from './payouts-support.ts'

// One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [[/net::ERR_/, /status of 5\d\d/], { scope: 'test' }] })
test.afterAll(stopOffering)

test('CAP-2 with quote alone: the binding quote is shown and sent, and after it expires the customer confirms the new one', async ({
  page,
}) => {
  const made = callsOf(page)
  const orders: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/withdrawal/add'))
      orders.push(request.postDataJSON() as Record<string, unknown>)
  })
  await openWith(page, 'quote', paths.withdrawal)
  await review(page, '25.10')
  const dialog = page.getByRole('dialog', { name: /Withdrawal Request/ })
  await expect(dialog).toContainText('The fee is 2.5% of the amount')
  await expect(dialog).toContainText(/This quote is valid until .+ UTC\./)
  await test.step('if the quote is no longer valid, nothing is sent, the new one is compared with it, and the input is kept', async () => {
    await page.route(/withdrawal\/add/, (route) =>
      route.continue({
        postData: JSON.stringify({ ...(route.request().postDataJSON() as object), quote: 'gone' }),
      }),
    )
    await okay(page).click()
    await expect(dialog).toContainText('The quote you saw is no longer valid. Nothing was sent.')
    await expect(dialog).toContainText('The new quote has the same fee, and you receive the same amount.')
    await expect(dialog).toContainText('$24.47')
    await page.unroute(/withdrawal\/add/)
  })
  await okay(page).click()
  await expect(page.getByRole('dialog', { name: 'Withdrawal', exact: true })).toContainText('$25.10')
  expect(made.map(({ path }) => path)).toEqual(['/withdrawal/quote'])
  expect(orders).toHaveLength(2)
  expect(orders[0]?.quote).toMatch(/./)
  expect(orders[1]?.quote).not.toBe(orders[0]?.quote)
})

test('CAP-2 FAIR-1 a quote that ended years ago is not shown as valid', async ({ page }) => {
  await openWith(page, 'quote', paths.withdrawal)
  await page.route(/withdrawal\/quote/, async (route) => {
    const response = await route.fetch()
    const quote = (await response.json()) as object
    await route.fulfill({ response, json: { ...quote, until: '2020-01-01T00:00:00Z' } })
  })
  await review(page, '25.10')
  const dialog = page.getByRole('dialog', { name: /Withdrawal Request/ })
  await expect(dialog).toContainText('The quote you saw is no longer valid.')
  await expect(dialog).not.toContainText('valid until')
})

for (const { now, answer } of [
  { now: 'can’t be read any more', answer: (route: Route) => route.abort() },
  {
    now: 'has changed',
    answer: async (route: Route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), withdrawalCharges: 9 } })
    },
  },
])
  test(`CAP-2 FAIR-4 a quote binds its fee: the order is sent if the customer’s rate ${now}`, async ({
    page,
  }) => {
    await openWith(page, 'quote', paths.withdrawal)
    await review(page, '25.10')
    await expect(page.getByRole('dialog', { name: /Withdrawal Request/ })).toContainText('Fee (2.5%)')
    await page.route(/transaction\/token-user/, answer)
    await okay(page).click()
    await expect(details(page)).toContainText('$25.10')
  })

/** Answers quotes for 25.10 with these fees in turn, each valid for one minute by the page's clock. */
async function quoteFees(page: Page, fees: readonly string[]) {
  const left = [...fees]
  await page.route(/withdrawal\/quote/, async (route) => {
    const fee = left.shift() ?? '0.00'
    const payout = (25.1 - Number(fee)).toFixed(2)
    const until = new Date((await page.evaluate(() => Date.now())) + 60_000).toISOString()
    await route.fulfill({
      json: { id: `sample-${fee}`, requested: '25.10', fee, payout, rule: 'A sample rule.', until },
    })
  })
}

test('CAP-2 FAIR-1 a quote that expires while the review is open is renewed with the figures, and shown beside the old one', async ({
  page,
}) => {
  await openWith(page, 'quote', paths.withdrawal)
  await page.clock.install()
  await quoteFees(page, ['1.00', '2.00'])
  await review(page, '25.10')
  const dialog = page.getByRole('dialog', { name: /Withdrawal Request/ })
  await expect(dialog).toContainText('$24.10')
  await page.route(/transaction\/token-user/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), tradeProfit: 1000 } })
  })
  await page.clock.fastForward(61_000)
  await expect(dialog).toContainText('The quote you saw is no longer valid. Nothing was sent.')
  await expect(dialog.getByRole('row', { name: /^Fee/ })).toHaveText('Fee$1.00$2.00')
  await expect(dialog.locator('[data-slot="review-figures"]')).toContainText('$23.10')
  await expect(dialog).toContainText('$974.90')
  await test.step('while the outcome is unknown, the review keeps the quote that was sent, and does not say that nothing was sent', async () => {
    await page.route(/withdrawal\/add/, (route) => route.abort(), { times: 1 })
    await okay(page).click()
    await page.clock.runFor(5000)
    await expect(dialog).toContainText('Sent, answer unknown')
    await page.clock.fastForward(61_000)
    await expect(dialog).not.toContainText('Nothing was sent')
    await expect(dialog.locator('[data-slot="review-figures"]')).toContainText('$23.10')
  })
})

test('CAP-2 FAIR-1 after a reload, the review of an order that was sent with a quote shows no calculated fee', async ({
  page,
}) => {
  await openWith(page, 'quote', paths.withdrawal)
  await quoteFees(page, ['5.00'])
  await page.route(/withdrawal\/add/, (route) => route.abort(), { times: 1 })
  await review(page, '25.10')
  await okay(page).click()
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible()
  await page.reload()
  await review(page, '25.10')
  const dialog = page.getByRole('dialog', { name: /Withdrawal Request/ })
  await expect(dialog).toContainText('The fee of that quote isn’t stored in this browser.')
  await expect(dialog.locator('[data-slot="review-figures"]')).toContainText('Amount$25.10')
  await expect(dialog.locator('[data-slot="review-figures"]')).not.toContainText(/Fee|You receive|after/)
})

test('CAP-2 API-14 a repeat is sent exactly as the first try, with the same quote and key', async ({
  page,
}) => {
  const sent: { body: string | null; key: string | undefined }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/withdrawal/add'))
      sent.push({ body: request.postData(), key: request.headers()['idempotency-key'] })
  })
  await openWith(page, 'quote', paths.withdrawal)
  await page.route(/withdrawal\/add/, (route) => route.abort(), { times: 1 })
  await review(page, '26.10')
  await okay(page).click()
  const again = page.getByRole('button', { name: 'Send it again' })
  await expect(again).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
  await again.click()
  await expect(page.getByRole('dialog', { name: 'Withdrawal', exact: true })).toContainText('$26.10')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})
