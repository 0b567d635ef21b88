import { paths } from '#app/paths.ts'
import { launchOptions } from '../tools/chromium.mjs'
import { expect, signedIn, test } from './support.ts'

// Playwright hides the scrollbars, which take place in the browsers of most desktops.
test.use({ launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } })

test('HIS-1 the details of a row take the scrollbar away, and the page behind them stays where it was', async ({
  page,
}) => {
  await signedIn(page, 'history@sample.test')
  await page.goto(paths.depositHistory)
  await expect(page.getByText(/^Showing .* of 10,000/)).toBeVisible()
  const place = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().width)
  const before = await place()
  expect(before, 'the scrollbar takes place').toBeLessThan(1280)
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  expect(await place()).toBe(before)
})
