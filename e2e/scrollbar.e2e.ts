import { paths } from '#app/paths.ts'
import { PNG } from 'pngjs'
import { launchOptions } from '../tools/chromium.mjs'
import { expect, pressEscape, ready, signedIn, test } from './support.ts'

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

test('HIS-1 a page that is too short to scroll doesn’t move behind a dialog either', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 3000 })
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.withdrawalHistory)
  const heading = () => page.locator('h1').evaluate((title) => title.getBoundingClientRect().left)
  const details = page.getByRole('button', { name: /^Details/ }).first()
  await expect(details).toBeVisible()
  const before = await heading()
  await details.click()
  await expect(page.getByRole('dialog', { name: 'Withdrawal' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  expect(await heading()).toBe(before)
})

test('FAIR-6 no gap appears beside the drawer, the bars and the ribbon when a dialog removes the scrollbar', async ({
  page,
}) => {
  await signedIn(page, 'history@sample.test')
  await page.goto(paths.depositHistory)
  await expect(page.getByText(/^Showing .* of 10,000/)).toBeVisible()
  const ribbon = page.locator('[data-slot="sandbox-ribbon"]')
  const words = (bar: typeof ribbon) =>
    bar.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().left
    })
  const before = await words(ribbon)
  await page.mouse.wheel(0, 400)
  const bar = page.locator('[data-slot="nav-bar"]')
  await expect(bar).toHaveAttribute('data-state', 'fixed')
  const logo = () => bar.locator('a').first().boundingBox()
  const logoBefore = await logo()
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: 'Deposit' })
  await expect(drawer).toBeVisible()
  for (const part of [drawer, ribbon, bar.locator('> *')]) {
    const end = async () => {
      const box = await part.boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0)
    }
    // The drawer slides in.
    await expect.poll(end).toBe(1280)
  }
  expect(await words(ribbon)).toBe(before)
  expect(await logo()).toEqual(logoBefore)
})

test.describe('at the first visit', () => {
  test.use({ firstVisit: true })
  for (const colorScheme of ['light', 'dark'] as const)
    test(`GLB-4 in ${colorScheme} the place of the scrollbar is as dim as the page beside it, and nothing moves when the notice closes`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(paths.home)
      await expect(page.getByRole('dialog', { name: 'Before you trade' })).toBeVisible()
      await ready(page)
      const shown = PNG.sync.read(await page.screenshot())
      const pixel = (x: number) => [...shown.data.subarray((400 * shown.width + x) * 4).subarray(0, 3)]
      // The browser rounds the two colours separately.
      const apart = pixel(1272).map((channel, at) => Math.abs(channel - (pixel(1240)[at] ?? 0)))
      expect(Math.max(...apart)).toBeLessThanOrEqual(1)
      const place = () =>
        page.evaluate(() =>
          ['h1', 'main', '[data-slot="nav-bar"] a'].map(
            (part) => document.querySelector(part)?.getBoundingClientRect().left,
          ),
        )
      const before = await place()
      await pressEscape(page)
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(await place()).toEqual(before)
    })
})
