import type { Route } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { expect, test } from './support.ts'

// The browser logs responses blocked by CORS and aborted requests as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/], { scope: 'test' }] })

const coin = (n: number) => ({
  id: `sample-${n}`,
  name: `Sample coin ${n}`,
  symbol: `s${n}`,
  image: null,
  current_price: 1000 + n,
  market_cap: 2_000_000_000,
  price_change_percentage_24h: -1.5,
})
const json = (body: unknown) => (route: Route) => route.fulfill({ json: body })

const unavailable: [string, (route: Route) => Promise<void>][] = [
  [
    '429',
    (route) => route.fulfill({ status: 429, headers: { 'retry-after': '30' }, json: { error: 'limit' } }),
  ],
  // A page can't see anything of a response that CORS blocks.
  ['a response blocked by CORS', (route) => route.abort('accessdenied')],
  ['a page of HTML with 403', (route) => route.fulfill({ status: 403, body: '<html>blocked</html>' })],
  ['an empty listing', json([])],
]

test('C16 HOME-3 API-11 a listing that fails is reported and the rest of the page works; a later response is shown', async ({
  page,
}) => {
  const current = { response: unavailable[0]?.[1] ?? json([]) }
  await page.route('**/api/market/coins', (route) => current.response(route))
  await page.goto(paths.home)
  const market = page.getByRole('region', { name: 'Popular cryptocurrencies' })
  const retry = market.getByRole('button', { name: 'Try again' })
  for (const [name, response] of unavailable)
    await test.step(name, async () => {
      current.response = response
      const asked = page.waitForRequest('**/api/market/coins')
      await retry.click()
      await asked
      await expect(retry).not.toHaveAttribute('aria-busy', 'true')
      await expect(market.getByText('Prices are unavailable right now'), name).toBeVisible()
      await expect(market.getByRole('row'), name).toHaveCount(0)
      expect(await page.locator('body').innerText(), name).not.toMatch(
        /blocked|Failed to fetch|undefined|NaN/,
      )
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  await test.step('three entries, one without a price', async () => {
    current.response = json([coin(1), { ...coin(2), current_price: null, market_cap: 'x' }, coin(3)])
    await retry.click()
    await expect(market.getByRole('row')).toHaveCount(4)
    const second = market.getByRole('row').filter({ hasText: 'Sample coin 2' })
    await expect(second.getByText('—')).toHaveCount(3)
    await expect(second).not.toContainText(/\$0|NaN|undefined/)
    await expect(market.getByRole('row').filter({ hasText: 'Sample coin 3' })).toContainText('$1,003.00')
  })
  await test.step('API-11 of seven coins the first five are shown', async () => {
    current.response = json([1, 2, 3, 4, 5, 6, 7].map(coin))
    await page.reload()
    await expect(market.getByRole('row')).toHaveCount(6)
    await expect(market.getByText('Sample coin 5')).toBeVisible()
    await expect(market.getByText('Sample coin 6')).toHaveCount(0)
  })
})
