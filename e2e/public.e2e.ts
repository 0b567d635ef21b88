import type { Page } from '@playwright/test'
import { depositForPlan, needsSignIn, paths, signInFor } from '#app/paths.ts'
import { expectAccessible } from './axe.ts'
import { chooseDark, expect, ready, refusedFrame, test } from './support.ts'

const pages = Object.values(paths).filter(
  (path) => !needsSignIn(path) && path !== paths.signIn && path !== paths.signUp,
)
const trading = pages.filter((path) => path.startsWith('/trading/'))
const slider = (page: Page) => page.getByRole('region', { name: 'What you find here' })
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

test('HOME-1 the slider advances every 5 s, and stays still when the visitor prefers reduced motion', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(paths.home)
  await ready(page)
  await page.mouse.move(5, 400)
  await expect(page.locator('[data-slot=deferred-hydration][data-state=waiting]')).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const shown = slider(page).locator('[role=group]:not([inert]) h2')
  const first = await shown.innerText()
  await page.clock.runFor(5100)
  await expect(shown).not.toHaveText(first)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(slider(page)).toHaveAttribute('data-state', 'calm')
  const second = await shown.innerText()
  // After two changes the same slide would be back.
  for (let interval = 0; interval < 3; interval += 1) {
    await page.clock.runFor(5100)
    await expect(shown).toHaveText(second)
  }
})

test('HOME-1 the slide stays in place when the window is resized, also with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(paths.home)
  await ready(page)
  const slide = slider(page).locator('[role=group]:not([inert])')
  for (const width of [700, 400, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const [inside, outside] = [slide, slider(page)]
    await expect
      .poll(async () =>
        Math.abs(((await inside.boundingBox())?.x ?? 0) - ((await outside.boundingBox())?.x ?? 99)),
      )
      .toBeLessThan(3)
  }
})

test('HOME-1 nothing shifts when the slide changes', async ({ page }) => {
  await page.goto(paths.home)
  await ready(page)
  await page.evaluate(() => document.fonts.ready)
  await expect(page.getByRole('region', { name: 'Popular cryptocurrencies' }).getByRole('row')).toHaveCount(6)
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift' })
  })
  await slider(page).getByRole('button', { name: 'Next slide' }).click()
  const shown = slider(page).locator('[role=group]:not([inert])')
  await expect(shown).toHaveAttribute('aria-label', '2 of 2')
  await expect
    .poll(async () => ((await shown.boundingBox())?.x ?? 0) - ((await slider(page).boundingBox())?.x ?? 99))
    .toBeLessThan(3)
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

test('HOME-1 the slides are pictures of the product with marked sample figures, and nothing in them can be used', async ({
  page,
}) => {
  await page.goto(paths.home)
  await ready(page)
  const picture = slider(page).getByRole('img', { name: /review before a withdrawal, with sample figures/ })
  await expect(picture).toBeVisible()
  await expect(picture).toContainText('Sample figures')
  await expect(picture).toContainText('$117.00')
  await expect(picture.locator('a, button, input, [tabindex]')).toHaveCount(0)
  await slider(page).getByRole('button', { name: 'Next slide' }).click()
  await expect(slider(page).getByRole('img', { name: /dashboard, with sample figures/ })).toBeVisible()
})

test('HOME-2 the hero has one pair of buttons; the links of the slider are text', async ({ page }) => {
  await page.goto(paths.home)
  for (const [name, path] of [
    ['Sign up with Email', paths.signUp],
    ['Login', paths.signIn],
  ] as const)
    await expect(page.getByRole('main').locator('header').getByRole('link', { name }), name).toHaveAttribute(
      'href',
      path,
    )
  await expect(slider(page).locator('[role=group]:not([inert])').getByRole('link')).toHaveText([
    'Join Us',
    'Login',
  ])
})

test('HOME-3 five coins are listed, and sample data is marked as a sample', async ({ page }) => {
  await page.goto(paths.home)
  const market = page.getByRole('region', { name: 'Popular cryptocurrencies' })
  await expect(market.getByRole('row')).toHaveCount(6)
  await expect(market.getByText(/sample/i).first()).toBeVisible()
})

test('PLAN-1, UPG-2, HOME-4 the buttons lead to the pages they name, without a page load', async ({
  page,
}) => {
  await page.goto(paths.plans)
  await ready(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('article', { name: 'Master' }).getByRole('link', { name: 'Purchase Plan' }).click()
  await expect(page).toHaveURL(signInFor(depositForPlan('master')))
  await page.goBack()
  await page
    .getByRole('region', { name: 'Get Started' })
    .getByRole('link', { name: 'Create account' })
    .click()
  await expect(page).toHaveURL(paths.signUp)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('PLAN-2 a table compares the plans; on a phone each plan is a section', async ({ page }) => {
  await page.goto(paths.plans)
  const table = page.getByRole('table', { name: 'The plans compared by feature' })
  await expect(table.getByRole('row')).toHaveCount(8)
  await expect(table.getByRole('row', { name: /^Trading bot/ }).getByText('Yes')).toHaveCount(1)
  await page.setViewportSize({ width: 375, height: 800 })
  await expect(table).toBeHidden()
  await expect(
    page.getByRole('region', { name: 'Pro', exact: true }).getByText('500', { exact: true }),
  ).toBeVisible()
})

test('HLP-1 the search finds questions and guides, says how many, and offers contact when there is none', async ({
  page,
}) => {
  await page.goto(paths.helpCenter)
  await ready(page)
  const field = page.getByRole('searchbox', { name: 'Search questions and guides' })
  await field.fill('seed phrase')
  const results = page.getByRole('search').getByRole('listitem')
  await expect(results.filter({ hasText: 'What if I lose my seed phrase?' })).toBeVisible()
  await expect(page.getByRole('search').getByText(/^\d+ results$/)).toBeVisible()
  await field.fill('zebra')
  await expect(page.getByRole('search').getByText('No results')).toBeVisible()
  await expect(page.getByRole('search').getByRole('link', { name: 'email support' })).toBeVisible()
  await field.fill('recognize a scam')
  await results.getByRole('link', { name: 'How to recognize a scam' }).click()
  await expect(page).toHaveURL(`${paths.guides}#scams`)
})

test('SRV-1, HLP-1, HLP-2 services leads to the Help Center, whose form opens the mail program', async ({
  page,
}) => {
  await page.goto(paths.services)
  await ready(page)
  await page.getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL(paths.helpCenter)
  await page.getByRole('textbox', { name: 'Name' }).fill('Sample Person')
  await page.getByRole('textbox', { name: 'Subject' }).fill('A question')
  await page.getByRole('textbox', { name: 'Message' }).fill('How long does a deposit take?')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Your mail program should be open now' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'open it again' })).toHaveAttribute(
    'href',
    /^mailto:support@plainsail\.example\?subject=A%20question&body=How%20long/,
  )
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('How long does a deposit take?')
  await page.getByRole('link', { name: 'See the numbers' }).click()
  await expect(page).toHaveURL(paths.contact)
  await expect(page.locator('a[href^="tel:"]')).toBeVisible()
})

test('TRD-1 each market page names its costs, its risks and who should not use it', async ({ page }) => {
  for (const path of trading) {
    await page.goto(path)
    for (const name of ['What it is', 'What it costs', 'What can go wrong', 'Who it does not suit'])
      await expect(page.getByRole('region', { name, exact: true }), `${path}: ${name}`).toBeAttached()
  }
})

test('TRD-1 forex shows a heat map, indices a market chart, copy trading four cards', async ({ page }) => {
  for (const [path, widget, label] of [
    [paths.forex, 'forex-heat-map', 'Heat map of nine currencies'],
    [paths.indices, 'advanced-chart', 'S&P 500 (CFD quote), daily'],
  ] as const) {
    const asked = page.waitForRequest((request) => request.url().includes(`/${widget}/`))
    await page.goto(path)
    const figure = page.getByRole('figure', { name: label })
    await figure.scrollIntoViewIfNeeded()
    await asked
    await expect(figure.getByRole('link', { name: /TradingView/ }).first()).toBeVisible()
  }
  await page.goto(paths.copyTrading)
  const cards = page.getByRole('region', { name: 'How copying usually works' })
  await expect(cards.getByRole('heading', { level: 3 })).toHaveCount(4)
})

test('WGT-1 if the provider is blocked, a panel of the same size says so after 10 s, with a retry and a link', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(paths.forex)
  await ready(page)
  const figure = page.getByRole('figure', { name: 'Heat map of nine currencies' })
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).toHaveAttribute('data-state', 'loading')
  await refusedFrame(figure)
  const before = await figure.boundingBox()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await expect(figure).toHaveAttribute('data-state', 'unknown')
  await figure.getByRole('button', { name: /^Try again/ }).click()
  await refusedFrame(figure)
  await page.clock.runFor(9999)
  await expect(figure).toHaveAttribute('data-state', 'loading')
  await page.clock.runFor(1)
  await expect(figure.getByText('TradingView is not responding')).toBeVisible()
  await expect(figure.getByRole('link', { name: /^Open TradingView/ })).toHaveAttribute(
    'href',
    'https://www.tradingview.com/',
  )
  expect(await figure.boundingBox()).toEqual(before)
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

test('in print, a page is light, its answers are open, and it has no buttons', async ({ page }) => {
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

test('FAIR-2 the risk warning leads to the risks, which appear below the bar', async ({ page }) => {
  await page.goto(paths.forex)
  await ready(page)
  await page.getByRole('complementary', { name: 'Risk warning' }).getByRole('link').click()
  await expect(page).toHaveURL(`${paths.guides}#risk`)
  const title = page.getByRole('heading', { name: 'What can go wrong' })
  await expect(title).toBeInViewport()
  const bar = await page.locator('[data-slot=nav-bar] > div').boundingBox()
  expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('LGL-1 the table of contents leads to its sections', async ({ page }) => {
  await page.goto(paths.terms)
  await ready(page)
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: /Trading and settlement/ })
    .click()
  await expect(page).toHaveURL(`${paths.terms}#trading`)
  await expect(page.getByText(/Trades settle within two days/)).toBeInViewport()
  await page.getByRole('link', { name: 'See what changed' }).click()
  await expect(page.getByRole('region', { name: 'Change log' }).getByText('First version.')).toBeInViewport()
})
