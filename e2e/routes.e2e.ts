import { paths, promotesInvesting } from '#app/paths.ts'
import { expect, ready, signedIn, test } from './support.ts'

// Copied from the specification, not from the app. Each title is followed by the page's main heading.
const routes = [
  ['RT-1', '/', 'Home', 'Know the fee before you confirm'],
  ['RT-2', '/plans', 'Crypto Investment Prices', 'Pricing Plans'],
  ['RT-3', '/about', 'About Us', 'About Us'],
  ['RT-4', '/services', 'Services', 'Services'],
  ['RT-5', '/help-center', 'Contact Us', 'Help Center'],
  ['RT-6', '/guides', 'Guides', 'Guides'],
  ['RT-7', '/terms-of-use', 'Terms of Use', 'Terms of Use'],
  ['RT-8', '/privacy-policy', 'Privacy Policy', 'Privacy Policy'],
  ['RT-9', '/contact', 'Contact', 'Contact'],
  ['RT-10', '/sign-in', 'Sign in', 'Sign in'],
  ['RT-11', '/sign-up', 'Create account', 'Create account'],
  ['RT-12', '/trading/cryptocurrencies', 'Cryptocurrencies', 'Cryptocurrencies'],
  ['RT-13', '/trading/forex', 'Forex', 'Forex'],
  ['RT-14', '/trading/shares', 'Shares', 'Shares'],
  ['RT-15', '/trading/indices', 'Indices', 'Indices'],
  ['RT-16', '/trading/etf', 'ETF', 'ETF'],
  ['RT-17', '/trading/copy-trading', 'Copy Trading', 'Copy Trading'],
  ['RT-18', '/trading/automated-trading', 'Automated Trading', 'Automated Trading'],
  ['RT-19', '/dashboard', 'Dashboard', 'Hello, Sample Customer'],
  ['RT-20', '/dashboard/account', 'Account', 'Account'],
  ['RT-21', '/dashboard/upgrade-account', 'Upgrade account', 'Upgrade account'],
  // The sandbox of these tests offers no capability; e2e/security-page.e2e.ts has the page.
  ['CAP-0', '/dashboard/security', 'Not found', 'Not found'],
  ['RT-22', '/dashboard/deposit', 'Deposit', 'Deposit'],
  ['RT-23', '/dashboard/depositHistory', 'Deposit history', 'Deposit history'],
  ['RT-24', '/dashboard/withdrawal', 'Withdrawal', 'Withdrawal'],
  ['RT-25', '/dashboard/withdrawalHistory', 'Withdrawal history', 'Withdrawal history'],
] as const

test('RT-1 … RT-25 the app has these paths and no others', () => {
  expect(routes.map(([, path]) => path)).toEqual(Object.values(paths))
})

test.use({ expectedErrors: [[/net::ERR_/], { scope: 'test' }] })

for (const [id, path, title, heading] of routes) {
  const own = path.startsWith('/dashboard')

  test(`${id}, GLB-1, FAIR-6 ${path}: status, title, main heading and ribbon`, async ({ page }) => {
    if (own) await signedIn(page, 'withdraw@sample.test')
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(`${title} | Plainsail`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await ready(page)
    const risk = page.getByRole('complementary', { name: 'Risk warning' })
    await expect(risk, 'FAIR-2').toHaveCount(promotesInvesting.includes(path) ? 1 : 0)
    await expect(page.getByRole('contentinfo'), 'GLB-3').toHaveCount(own ? 0 : 1)
  })

  if (own)
    test(`${id}, GRD-1 ${path} redirects a visitor to sign-in`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL(`/sign-in?next=${encodeURIComponent(path)}`)
    })
}

test('the customer’s pages fit 320 px, also at 200 % text', async ({ page }) => {
  await signedIn(page, 'withdraw@sample.test')
  await page.setViewportSize({ width: 320, height: 640 })
  const horizontalOverflow = () =>
    // The width of the root element leaves out the space of a scrollbar, which its client width includes.
    page.evaluate(() => {
      const root = document.documentElement
      return root.scrollWidth - Math.ceil(root.getBoundingClientRect().width)
    })
  for (const [, path] of routes.filter(([, each]) => each.startsWith('/dashboard'))) {
    await page.goto(path)
    await ready(page)
    const money = page.getByRole('region', { name: 'Your money', exact: true })
    // The plots load when they come into view.
    if (path === paths.dashboard) await money.scrollIntoViewIfNeeded()
    await expect(page.getByRole('main').locator('[data-slot=skeleton-group]')).toHaveCount(0)
    expect(await horizontalOverflow(), path).toBeLessThanOrEqual(0)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await horizontalOverflow(), `${path} at 200 %`).toBeLessThanOrEqual(0)
  }
})

test('DEP-1 WDR-5 at 200 % text, the amount can be read in its field at 320 and 375 px', async ({ page }) => {
  await signedIn(page, 'withdraw@sample.test')
  for (const path of [paths.deposit, paths.withdrawal]) {
    await page.goto(path)
    await ready(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const amount = page.getByLabel('Amount in USD')
    await amount.fill('1,234.56')
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 640 })
      // What doesn't fit can be scrolled to.
      const hidden = await amount.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(hidden, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})
