import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import {
  chooseDark,
  alive,
  expect,
  fileOf,
  hold,
  ready,
  scrolledTo,
  signedIn,
  signIn,
  skipNotices,
  test,
  navigateTo,
} from './support.ts'

const risk = (page: Page) => page.getByRole('complementary', { name: 'Risk warning' })
const heading = (page: Page) => page.locator('[data-page-heading]')
const loader = (page: Page) => page.locator('[data-slot=route-loader]')
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)

test('GLB-1, NAV-7 a new page starts at its top, with its title and the focus on its heading; Back and Forward restore the position', async ({
  page,
}) => {
  await page.goto(paths.home)
  await ready(page)
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  const before = await scrolledTo(page)
  expect(before).toBeGreaterThan(300)
  await footer.getByRole('link', { name: 'Terms of Use' }).click()
  await expect(page).toHaveTitle('Terms of Use | Plainsail')
  await expect(heading(page)).toBeFocused()
  expect(await scrolledTo(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle('Home | Plainsail')
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(before - 60)
  await page.goForward()
  await expect(page).toHaveTitle('Terms of Use | Plainsail')
  await expect.poll(() => scrolledTo(page)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.goBack()
  await expect(page).toHaveTitle('Home | Plainsail')
  await page.goForward()
  await expect(page).toHaveTitle('Terms of Use | Plainsail')
  await expect.poll(() => scrolledTo(page)).toBe(900)
  await page.getByRole('link', { name: 'Plans' }).first().click()
  const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
  await expect(marked).toHaveText('Plans')
})

test('FAIR-2 focused elements and jump targets appear below the notice and the bar', async ({ page }) => {
  const bottom = () => page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(paths.home)
    await ready(page)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.getByRole('main').getByRole('link').nth(2).focus()
    expect(await topOf(page, ':focus'), 'focused element').toBeGreaterThanOrEqual(await bottom())
    for (const come of [() => risk(page).getByRole('link').click(), () => page.reload()]) {
      await come()
      await expect(page).toHaveURL(`${paths.guides}#risk`)
      await ready(page)
      expect(await topOf(page, '#risk'), 'jump target').toBeGreaterThanOrEqual(await bottom())
      expect(await topOf(page, '#risk'), 'visible').toBeLessThan(350)
    }
  }
})

test('RT-26 an unknown address says so, with status 404 and a link to the home page', async ({ page }) => {
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('Not found | Plainsail')
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(paths.home)
})

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
  const loaded = page.waitForResponse(/\/assets\/PlansPage-/)
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
  const release = await hold(page, /\/assets\/PlansPage-/)
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
  const release = await hold(page, /\/assets\/PlansPage-/)
  await page.goto(paths.about)
  await ready(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click()
  await expect(loader(page)).toBeVisible()
  await release()
  await expect(heading(page)).toHaveText('Pricing Plans')
  await expect(loader(page)).toBeHidden()
})

test('GLB-2 signing in shows a skeleton of the page until its code is loaded', async ({ page }) => {
  const release = await hold(page, /\/assets\/DashboardPage-/)
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.signIn)
  await expect(page.locator('[data-slot=page-skeleton]')).toContainText('Dashboard')
  await release()
  await expect(heading(page)).toContainText('Hello')
})

test.describe('first visit', () => {
  test.use({ firstVisit: true })

  test('GLB-4 the notice appears once per browser, and again for another version of its text', async ({
    page,
    context,
  }) => {
    await page.goto(paths.home)
    const notice = page.getByRole('dialog', { name: 'Before you trade' })
    await expect(notice).toHaveAccessibleDescription(/^Don't invest unless/)
    await notice.getByRole('button', { name: 'Close' }).last().click()
    await expect(notice).toBeHidden()
    const other = await context.newPage()
    await other.goto(paths.plans)
    await alive(other)
    await expect(other.getByRole('dialog')).toHaveCount(0)
    await page.evaluate(() => localStorage.setItem('tradeNoticeSeen', 'an older version'))
    await page.reload()
    await expect(notice).toBeVisible()
  })

  test('GLB-4 the notice never covers a form, a legal text or a customer’s page, and opens on the next other page', async ({
    page,
  }) => {
    const notice = page.getByRole('dialog', { name: 'Before you trade' })
    for (const path of [paths.signUp, paths.helpCenter, paths.terms, paths.privacy, paths.signIn]) {
      await page.goto(path)
      await alive(page)
      await expect(notice, path).toHaveCount(0)
    }
    await signedIn(page, 'withdraw@sample.test')
    await page.goto(paths.deposit)
    await ready(page)
    await expect(notice).toHaveCount(0)
    await page.goto(paths.terms)
    await alive(page)
    await page.getByRole('link', { name: 'Plainsail' }).first().waitFor()
    await page.goto(paths.about)
    await expect(notice).toBeVisible()
  })

  test('GLB-5 the dashboard shows no tips', async ({ page }) => {
    await skipNotices(page, ['tradeNoticeSeen', 'routeLoaderOff'])
    await signedIn(page, 'withdraw@sample.test')
    await page.clock.install()
    await page.goto(paths.dashboard)
    await ready(page)
    const popup = page.locator('[data-slot=tip-popup]')
    await page.clock.runFor(11_000)
    await expect(popup).toHaveCount(0)
    await page.goto(paths.plans)
    await ready(page)
    await page.clock.runFor(5000)
    await expect(popup).toHaveAttribute('data-state', 'shown')
  })

  test('GLB-5 the tips wait for the dialog, appear in turn, and can be stopped for the session', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(paths.about)
    const popup = page.locator('[data-slot=tip-popup]')
    await expect(popup).toBeAttached()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.clock.runFor(20_000)
    await expect(popup).toHaveAttribute('data-state', 'hidden')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.clock.runFor(4000)
    await expect(popup).toHaveAttribute('data-state', 'hidden')
    await page.clock.runFor(1000)
    await expect(popup).toHaveAttribute('data-state', 'shown')
    const first = await popup.locator('p').innerText()
    await page.clock.runFor(3000)
    await expect(popup).toHaveAttribute('data-state', 'hidden')
    await page.clock.runFor(2000)
    await expect(popup.locator('p')).not.toHaveText(first)
    await popup.getByRole('button', { name: 'Stop these messages' }).click()
    await expect(popup).toHaveCount(0)
    await expect(page.getByRole('main'), 'the focus moves to the page').toBeFocused()
    await page.clock.resume()
    await page.reload()
    await ready(page)
    await expect(popup).toHaveCount(0)
  })
})

test('GLB-6 loading the home page sends the wake-up call', async ({ page }) => {
  const call = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/')
  await page.goto(paths.home)
  expect((await call).method()).toBe('GET')
})

test('NAV-4 after 100 px of scrolling the bar is fixed under the risk warning, and the content does not jump', async ({
  page,
}) => {
  await page.goto(paths.plans)
  await ready(page)
  const bar = page.locator('[data-slot=nav-bar]')
  const contentAt = () =>
    page.getByRole('main').evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
  const before = await contentAt()
  await page.evaluate(() => window.scrollTo(0, 101))
  await expect(bar).toHaveAttribute('data-state', 'fixed')
  expect(await contentAt()).toBe(before)
  const below = await risk(page).evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await topOf(page, '[data-slot=nav-bar] > div')).toBeCloseTo(below, 0)
  await page.evaluate(() => window.scrollTo(0, 100))
  await expect(bar).toHaveAttribute('data-state', 'static')
})

test('NAV-5 on a phone the menu opens, and closes on Escape, on a link and on a route change', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto(paths.home)
  await ready(page)
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await opener.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await menu.getByRole('link', { name: 'Forex' }).click()
  await expect(page).toHaveURL(paths.forex)
  await expect(menu).toBeHidden()
  await expect(heading(page)).toBeFocused()

  await opener.click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(paths.home)
  await expect(menu).toBeHidden()
  await expect(heading(page)).toBeFocused()
})

test('NAV-1, NAV-7 with the keyboard only: skip link, Trading menu, a market page', async ({ page }) => {
  await page.goto(paths.terms)
  await ready(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: 'Trading' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Cryptocurrencies' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.cryptocurrencies)
  await expect(page.getByRole('button', { name: 'Trading' })).toHaveAttribute('aria-expanded', 'false')
})

test('NAV-1, FTR-1 the keyboard reaches every control of the bar and the footer, and the focus is visible', async ({
  page,
}) => {
  await page.goto(paths.contact)
  await ready(page)
  const controls = page
    .locator('header[data-slot=nav-bar], footer')
    .locator('a, button, input:checked')
    .filter({ visible: true })
  const reached: string[] = []
  const here = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement
      const part = element.closest('header[data-slot=nav-bar], footer')
      // The label around a radio button draws its focus.
      const ring = [element, element.closest('label')].some(
        (each) => each !== null && getComputedStyle(each).outlineStyle !== 'none',
      )
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return { name: part && (name || element.value), ring, end: element === document.body }
    })
  for (let tab = 0; tab < 60; tab += 1) {
    await page.keyboard.press('Tab')
    const { name, ring, end } = await here()
    if (end) break
    if (name !== null) reached.push(name)
    expect(ring, `a ring around ${name}`).toBe(true)
  }
  expect(reached).toHaveLength(await controls.count())
  expect(reached).toEqual(
    expect.arrayContaining(['Home', 'Trading', 'Sign in', 'Crypto Guides', 'Privacy Policy']),
  )
})

for (const width of [320, 768, 1280])
  for (const textSize of ['100%', '200%'])
    test(`FAIR-2 at ${width} px and ${textSize} text the risk warning stays visible and covers nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.emulateMedia({ forcedColors: textSize === '200%' ? 'active' : 'none' })
      await page.goto(paths.plans)
      await ready(page)
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize)
      const sides = await page
        .locator('[data-slot=risk-notice] a, [data-slot=nav-bar] :is(a, button)')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right))
      expect(Math.max(...sides), 'nothing sticks out').toBeLessThanOrEqual(width)
      const box = () =>
        risk(page).evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          const seen = document.elementFromPoint(window.innerWidth / 2, top + 12)
          return { top, bottom, seen: element.contains(seen) }
        })
      const { bottom } = await box()
      expect(await topOf(page, '[data-slot=nav-bar]')).toBeGreaterThanOrEqual(bottom - 1)
      for (const at of [50, 600, 1_000_000]) {
        await page.evaluate((y) => window.scrollTo(0, y), at)
        await expect.poll(box).toMatchObject({ top: 0, seen: true })
      }
      expect(bottom).toBeLessThan(740 / 2)
    })

test('FAIR-2 the warning and the bar never cover the focused element', async ({ page }) => {
  await page.goto(paths.plans)
  await ready(page)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.locator('main a').first().focus()
  const link = await page.locator('main a').first().boundingBox()
  const bar = await page.locator('[data-slot=nav-bar] > div').boundingBox()
  expect(link?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1)
})

test('C10 the page says when the browser is offline and when it is back', async ({ page, context }) => {
  await page.goto(paths.terms)
  await ready(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
})

test('C19 a failed wake-up call has no effect on the page', async ({ page }) => {
  await page.route('**/api/', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(paths.terms)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveTitle('About Us | Plainsail')
  await expect(page.getByText('Sandbox: simulated money')).toHaveCount(0)
})

test.describe('after a deploy', () => {
  test.use({ expectedErrors: [/AboutPage|dynamically imported module|404/] })

  test('C18 a page whose code no longer exists reloads once, and then shows an error', async ({ page }) => {
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.goto(paths.terms)
    await ready(page)
    await page.route('**/AboutPage-*.js*', (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await expect(page).toHaveURL(paths.about)
    expect(loads).toBe(2)
    await page.unroute('**/AboutPage-*.js*')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toHaveCount(0)
    await expect(page).toHaveTitle('About Us | Plainsail')
    await ready(page)
  })
})

test.describe('a password reset view that cannot be loaded', () => {
  test.use({ expectedErrors: [/ResetView|dynamically imported module|ERR_FAILED/] })

  test('C18 FAIR-7 is reported on the page, and Try again loads it and keeps the email', async ({ page }) => {
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.goto(paths.signIn)
    await ready(page)
    await page.getByLabel('Email').fill('sample@sample.test')
    await page.route(fileOf('ResetView'), (route) => route.abort())
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'The form could not be loaded' })
    await expect(alert).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    await page.unroute(fileOf('ResetView'))
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Seed phrase')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('sample@sample.test')
    expect(loads, 'page loads').toBe(1)
  })
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/] })

  for (const way of ['by itself', 'by Try again'] as const)
    test(`C18 FAIR-7 a page that could not be loaded loads when the network is back, ${way}, and no input is lost`, async ({
      page,
      context,
    }) => {
      let loads = 0
      page.on('load', () => (loads += 1))
      await signIn(page, 'withdraw@sample.test')
      await page.goto(paths.deposit)
      await page.getByLabel('Amount in USD').fill('1,234.50')
      const before = loads
      // The browser's `online` event makes the page load on its own. Without the event there is a button.
      if (way === 'by itself') await context.setOffline(true)
      else await page.route('**', (route) => route.abort())
      await navigateTo(page, 'Upgrade account')
      const title = page.getByRole('heading', { name: 'This page could not be loaded' })
      await expect(title).toBeVisible()
      if (way === 'by itself') await context.setOffline(false)
      else {
        await page.unroute('**')
        await page.getByRole('button', { name: 'Try again' }).click()
      }
      await expect(page.getByRole('heading', { level: 1, name: 'Upgrade account' })).toBeFocused()
      await expect(page).toHaveTitle('Upgrade account | Plainsail')
      await page.getByRole('link', { name: 'Deposit', exact: true }).first().click()
      await expect(page.getByLabel('Amount in USD')).toHaveValue('1,234.50')
      expect(loads, 'page loads').toBe(before)
      await navigateTo(page, 'Upgrade account')
      await expect(page.getByRole('heading', { level: 1, name: 'Upgrade account' })).toBeVisible()
      await expect(title).toHaveCount(0)
    })
})

test.describe('without the app', () => {
  // This test aborts the requests for the app's files.
  test.use({ expectedErrors: [[/ERR_FAILED/, /dynamically imported module/], { scope: 'test' }] })

  test('a theme chosen in the footer is stored and applied before the first paint', async ({ page }) => {
    await page.goto(paths.terms)
    await ready(page)
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
    await chooseDark(page)
    await expect.poll(theme).toBe('dark')
    await page.route('**/main-*.js', (route) => route.abort())
    await page.route('**/index-*.js', (route) => route.abort())
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(theme, 'without the app').toBe('dark')
  })
})
