import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { expect, fileOf, hold, ready, signedIn, test } from './support.ts'
import { risk, heading } from './shell-support.ts'

const loader = (page: Page) => page.locator('[data-slot=route-loader]')

test('GLB-2 a page whose code is loaded opens without a loader', async ({ page }) => {
  await page.goto(paths.about)
  await ready(page)
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-slot=route-loader], [data-slot=page-skeleton]'))
        document.title = 'The loader was shown'
    }).observe(document.body, { childList: true, subtree: true })
  })
  const nav = page.getByRole('navigation', { name: 'Main' })
  const loaded = page.waitForResponse(fileOf('PlansPage'))
  await nav.getByRole('link', { name: 'Plans' }).hover()
  await loaded
  await nav.getByRole('link', { name: 'Plans' }).click()
  await expect(heading(page)).toHaveText('Pricing Plans')
  await expect(page).toHaveTitle('Crypto Investment Prices | Plainsail')
})

test('GLB-2 the loader appears 400 ms after the press, a skeleton replaces it after 3 s, and both go when the page is ready', async ({
  page,
}) => {
  await page.clock.install()
  const release = await hold(page, fileOf('PlansPage'))
  await page.goto(paths.about)
  await ready(page)
  // The loader's code is prefetched after the first interaction.
  await Promise.all([page.waitForResponse(fileOf('slow-page-parts')), page.mouse.move(20, 300)])
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const skeleton = page.locator('[data-slot=page-skeleton]')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click()
  await page.clock.runFor(399)
  await expect(loader(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(loader(page)).toContainText('Crypto Investment Prices')
  for (const above of [page.getByText('Sandbox: simulated money'), risk(page)]) {
    const seen = above.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + 5, top + 5))
    })
    expect(await seen, 'FAIR-2, FAIR-6 visible above the loader').toBe(true)
  }
  await page.clock.runFor(2599)
  await expect(loader(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(loader(page)).toBeHidden()
  await expect(skeleton).toContainText('Crypto Investment Prices')
  await expect(heading(page), 'the page that is being left').toBeHidden()
  await release()
  await expect(heading(page)).toHaveText('Pricing Plans')
  await expect(heading(page)).toBeFocused()
  await expect(skeleton).toBeHidden()
})

test('GLB-2 the loader disappears as soon as the page is ready', async ({ page }) => {
  const release = await hold(page, fileOf('PlansPage'))
  await page.goto(paths.about)
  await ready(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click()
  await expect(loader(page)).toBeVisible()
  await release()
  await expect(heading(page)).toHaveText('Pricing Plans')
  await expect(loader(page)).toBeHidden()
})

test('GLB-2 signing in shows a skeleton of the page until its code is loaded', async ({ page }) => {
  const release = await hold(page, fileOf('DashboardPage'))
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.signIn)
  await expect(page.locator('[data-slot=page-skeleton]')).toContainText('Dashboard')
  await release()
  await expect(heading(page)).toContainText('Hello')
})
