import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { expect, ready, scrolledTo, test, pressEscape } from './support.ts'
import { risk, heading } from './shell-support.ts'

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
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('Not found | Plainsail')
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(paths.home)
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
  await pressEscape(page)
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
