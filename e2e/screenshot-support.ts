import { writeFile } from 'node:fs/promises'
import type { Browser, Page, Route, TestInfo } from '@playwright/test'
import { PNG } from 'pngjs'
import { sampleDeposits, sampleWithdrawals } from '#contract/fixtures/sample-transactions.ts'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { differenceOf } from '../.storybook/snapshots/difference.ts'
import { provideFrames } from './hostile-support.ts'
import { alive, expect, fileOf, fontsReady, signedIn, skipNotices, waitForWebFont } from './support.ts'

/** How a backend answers `GET /api/`, the call that names its capabilities (CAP-0). */
export type Discovery = (route: Route) => Promise<void>

/** A backend that has the call, with these fields in its response. */
export const answering =
  (fields: { mode?: string; capabilities?: readonly string[] }): Discovery =>
  (route) =>
    route.fulfill({ json: { message: 'Awake.', ...fields } })

/** A backend that doesn't have the call. The sandbox answers as it answers any unknown call. */
export const withoutTheCall: Discovery = (route) => route.continue({ url: `${route.request().url()}nothing` })

const time = new Date('2026-03-04T14:07:00Z')

const widgets = '[data-slot="market-widget"]'

/** Opens a page with a storage of its own, at a fixed time. It reaches no other host. */
export async function openWith(browser: Browser, discovery: Discovery) {
  const context = await browser.newContext()
  await skipNotices(context)
  const page = await context.newPage()
  await page.clock.install({ time })
  await page.clock.setFixedTime(time)
  await waitForWebFont(page)
  await page.route(/^https:/, (route) => route.abort())
  await provideFrames(page)
  // What the dashboard shows instead of its widgets.
  await page.route(fileOf('MarketWidgets'), (route) => route.abort())
  await page.route('**/api/', discovery)
  return page
}

/** Signs in a customer whose figures and rows never change. Other tests change those that the server has. */
export async function signInUnchanging(page: Page) {
  const responses = {
    'transaction/token-user': sampleUsers.established,
    'transaction/all': { allTransactions: sampleDeposits },
    'withdrawal/all': { allWithdrawals: sampleWithdrawals },
  }
  for (const [path, json] of Object.entries(responses))
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json }))
  await signedIn(page, sampleUsers.established.email)
}

/** Opens a page of the app, with all that is loaded when it comes into view. */
export async function openWhole(page: Page, path: string, title: string) {
  await page.goto(path)
  await alive(page)
  await fontsReady(page)
  await scrollThrough(page)
  await expect(page).toHaveTitle(`${title} | Plainsail`)
  await nothingLoads(page)
}

/**
 * Brings each part of the page into view, and returns to its top. A new observer reports in the next frame that the browser renders.
 * The page's own `requestAnimationFrame` is a timer here, because its clock is replaced: on a busy machine it runs before that frame,
 * and parts that load when they come into view would never have been in view.
 */
async function scrollThrough(page: Page) {
  for (const widget of await page.locator(widgets).all()) await widget.scrollIntoViewIfNeeded()
  await page.evaluate(async () => {
    for (let top = innerHeight; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => new IntersectionObserver(done).observe(document.body))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  // It follows the scroll position one frame later.
  await expect(page.locator('[data-slot="nav-bar"]')).not.toHaveAttribute('data-state', 'fixed')
}

async function nothingLoads(page: Page) {
  const main = page.locator('main')
  await expect(main.locator('[data-state="loading"], [data-slot="skeleton-group"]')).toHaveCount(0)
  await expect(main.locator(`${widgets}:not([data-state="alive"])`)).toHaveCount(0)
}

/**
 * A screenshot of the whole page, scrolled to its top: what a test pressed may have scrolled it. The provider's frames are covered: they
 * aren't ours, and a browser paints them when it likes.
 */
export async function screenshotOf(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await nothingLoads(page)
  await page.evaluate(
    () =>
      new Promise((painted) => {
        window.scrollTo(0, 0)
        requestAnimationFrame(() => requestAnimationFrame(painted))
      }),
  )
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    mask: [page.locator(`${widgets} > div`)],
  })
}

/** Before, after and difference side by side if two screenshots differ, by the rule of the stories' snapshots. */
export function differenceBetween(before: Buffer, after: Buffer): PNG | undefined {
  if (before.equals(after)) return undefined
  return differenceOf(PNG.sync.read(before), PNG.sync.read(after))?.image
}

/** Saves a difference among the results of the test. */
export const saveDifference = (image: PNG, name: string, info: TestInfo) =>
  writeFile(info.outputPath(`${name}.png`), PNG.sync.write(image))
