import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { expectAccessible } from './axe.ts'
import { chooseDark, expect, ready, test } from './support.ts'
import { pages } from './public-support.ts'

const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.use({ expectedErrors: [[/net::ERR_/, /mailto:/], { scope: 'test' }] })

// Two halves, so that two workers can share the pages.
for (const half of [0, 1])
  test(`every public page fits 320 px and passes axe on a phone and a desktop, in light and dark (${half + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    for (const path of pages.filter((_, at) => at % 2 === half)) {
      await page.goto(path)
      await ready(page)
      await expectAccessible(page, path)
    }
  })

/** Words that break across lines although they contain no break opportunity. */
const brokenWords = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    const range = document.createRange()
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\-–/@.]{3,}(?=\s|$)/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word)
      }
    return broken
  })

test('every public page fits 320 px, also at 200 % text, and from 768 px no word is broken', async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const path of [...pages, paths.signIn, `${paths.signIn}?view=reset`, paths.signUp]) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await ready(page)
    // The price list loads at the first interaction, or when it is near the window.
    await page.mouse.move(1, 1)
    await expect(page.locator('[data-slot=market-table][data-state=loading]')).toHaveCount(0)
    expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await horizontalOverflow(page), `${path} at 200 %`).toBeLessThanOrEqual(0)
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await brokenWords(page), `${path} at 200 % and ${width} px`).toEqual([])
    }
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('every public page shows its text without script', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path)
      await expect(page.locator('h1'), path).toHaveCount(1)
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(300)
    }
  })
})

test('offline, a page stays as it was, its widgets say why, and no error occurs', async ({
  page,
  context,
}) => {
  for (const path of [paths.home, paths.cryptocurrencies, paths.indices]) {
    await page.goto(path)
    await ready(page)
    await context.setOffline(true)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByText('You are offline.')).toBeVisible()
    const figures = page.locator('[data-slot=market-widget]')
    for (const figure of await figures.all()) await figure.scrollIntoViewIfNeeded()
    await expect(figures.and(page.locator(':not([data-state=offline])'))).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await context.setOffline(false)
  }
})

test('in print, a page is light, its responses are open, and it has no buttons', async ({ page }) => {
  await page.goto(paths.helpCenter)
  await ready(page)
  await chooseDark(page)
  await page.emulateMedia({ media: 'print' })
  const { color } = await page.evaluate(() => getComputedStyle(document.body))
  expect(Number(/oklch\((\S+)/.exec(color)?.[1]), 'dark ink').toBeLessThan(0.5)
  await expect(page.getByText('Networks need time to confirm')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await page.goto(paths.forex)
  await ready(page)
  await expect(page.getByRole('complementary', { name: 'Risk warning' })).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Heat map of nine currencies' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'Create account' })).toBeHidden()
})

test('each page’s head has its description, address, picture, icons and structured data', async ({
  request,
}) => {
  const files = new Set<string>()
  for (const path of pages) {
    const head = await (await request.get(path)).text()
    const valueIn = (pattern: RegExp) => pattern.exec(head)?.[1] ?? ''
    expect(valueIn(/<link rel="canonical" href="([^"]+)"/), path).toBe(`https://plainsail.example${path}`)
    expect(valueIn(/<meta name="description" content="([^"]+)"/).length, path).toBeGreaterThan(40)
    const data = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    expect(data.map(([, text]) => JSON.parse(text ?? '') as object).length, path).toBeGreaterThan(0)
    files.add(new URL(valueIn(/<meta property="og:image" content="([^"]+)"/)).pathname)
    for (const [, href] of head.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g))
      files.add(href ?? '')
  }
  expect([...files].toSorted()).toEqual([
    '/apple-touch-icon.png',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/og.png',
  ])
  const { icons } = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[]
  }
  for (const file of [...files, ...icons.map(({ src }) => src), '/robots.txt', '/sitemap.xml'])
    expect((await request.get(file)).status(), file).toBe(200)
  const listed = await (await request.get('/sitemap.xml')).text()
  expect(pages.filter((path) => !listed.includes(`<loc>https://plainsail.example${path}</loc>`))).toEqual([])
  // The width, from the picture's header.
  expect((await (await request.get('/og.png')).body()).readUInt32BE(16)).toBe(1200)
})
