import type { Page } from '@playwright/test'
import { paths, type Path } from '#app/paths.ts'
import { alive, expect, hold, ready, signedIn, test } from './support.ts'

// Whether the font arrives in time depends on the network, so the tests run without it. It never swaps in late.
test.use({ expectedErrors: [/ERR_FAILED/] })
test.beforeEach(({ page }) => page.route(/\.woff2$/, (route) => route.abort()))

/** Each visible element with its position and its computed style. */
const readStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const place = [left, top + scrollY, width, height].map(Math.round).join(' ')
        const style = getComputedStyle(element)
        const look = (
          [
            'color',
            'backgroundColor',
            'border',
            'borderRadius',
            'opacity',
            'font',
            'boxShadow',
            'fill',
          ] as const
        ).map((property) => style[property])
        return `${element.tagName} ${element.getAttribute('class')}: ${place}; ${look.join(' ')}`
      }),
  )

/** The positions of each visible text, one for each time it occurs. */
const readPositions = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, string> = {}
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node)
      const { left, top, width } = range.getBoundingClientRect()
      const parent = node.parentElement
      if (!node.textContent?.trim() || width === 0 || !parent?.checkVisibility()) continue
      const text = `${parent.parentElement?.tagName} ${parent.tagName} ${node.textContent.trim()}`
      found[text] = `${found[text] ?? ''} (${Math.round(left)}, ${Math.round(top + scrollY)})`
    }
    return found
  })

/** Opens the page and lets its style sheet, its script and the server's responses arrive one after the other. */
async function expectNothingMoves(page: Page, path: Path) {
  const releaseStyles = await hold(page, /\/assets\/[^/]+\.css$/)
  const releaseApp = await hold(page, /\/assets\/[^/]+\.js$/)
  const releaseResponses = await hold(page, /\/api\//)
  await page.goto(path, { waitUntil: 'commit' })
  // The link is after all visible content, and the browser waits for it.
  await page.locator('body > link[rel="stylesheet"]').waitFor({ state: 'attached' })
  const painted = await readStyles(page)
  const before = await readPositions(page)
  await releaseStyles()
  await page.waitForFunction(() => [...document.styleSheets].some((sheet) => sheet.href))
  const styled = await readStyles(page)
  expect(styled.filter((look, at) => look !== painted[at]).slice(0, 5), `${path}: the style sheet`).toEqual(
    [],
  )
  await releaseApp()
  await alive(page)
  const expectStill = async (what: string) => {
    const now = await readPositions(page)
    // Leaves out a text that occurs more or less often than before: its positions can't be matched.
    const kept = Object.entries(before).filter(
      ([text, place]) => now[text]?.split('(').length === place.split('(').length,
    )
    expect(kept.length, `${path}: ${what}`).toBeGreaterThan(3)
    const moved = kept.filter(([text, place]) => now[text] !== place)
    expect(
      moved.map(([text, place]) => `${text.slice(0, 60)}:${place} -> ${now[text]}`).slice(0, 5),
      `${path}: ${what}`,
    ).toEqual([])
  }
  await expectStill('the app')
  await releaseResponses()
  await ready(page)
  // A price list that isn't near the window loads at the first interaction.
  await page.mouse.move(1, 1)
  // Market widgets keep loading, because the tests block the chart provider. The plots load when they come into view.
  const lazy = ['market-widget', 'your-money'].map((slot) => `:not([data-slot="${slot}"])`).join('')
  await expect(page.locator(`main [data-state="loading"]${lazy}`)).toHaveCount(0)
  await expectStill('the responses')
}

const all = Object.values(paths)
// Without the security page, which the sandbox of these tests doesn't have.
const customers = all.filter((path) => path.startsWith('/dashboard') && path !== paths.security)

for (const [width, theme] of [
  [375, 'dark'],
  [1280, 'light'],
] as const)
  test.describe(`at ${width} pixels, ${theme}`, () => {
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme === 'dark' ? 'light' : 'dark' })
      // The opposite of the system's theme.
      await page.addInitScript((chosen) => {
        if (window === window.top) localStorage.setItem('theme', chosen)
      }, theme)
    })

    for (const visits of [all.slice(0, 9), all.slice(9, 18)])
      test(`nothing moves or changes its look during the hydration of ${visits[0]} and the next eight pages`, async ({
        page,
      }) => {
        for (const path of visits) await expectNothingMoves(page, path)
      })

    test('nothing moves while the app starts on a customer’s pages', async ({ page }) => {
      await signedIn(page, 'withdraw@sample.test')
      for (const path of customers) await expectNothingMoves(page, path)
    })
  })
