import { paths } from '#app/paths.ts'
import { launchOptions } from '../tools/chromium.mjs'
import { expect, signedIn, test } from './support.ts'

// Playwright hides scrollbars, but in most desktop browsers they take up space.
test.use({ launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } })

test('HIS-1 when the details of a row hide the scrollbar, the page behind them doesn’t move', async ({
  page,
}) => {
  await signedIn(page, 'history@sample.test')
  await page.goto(paths.depositHistory)
  await expect(page.getByText(/^Showing .* of 10,000/)).toBeVisible()
  const place = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().width)
  const before = await place()
  expect(before, 'width without the scrollbar').toBeLessThan(1280)
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  expect(await place()).toBe(before)
})
