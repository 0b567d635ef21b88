import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { expect, fontsReady, ready, signedIn, test, waitForWebFont } from './support.ts'

const slider = (page: Page) => page.getByRole('region', { name: 'What you find here' })

test.use({ expectedErrors: [[/net::ERR_/, /mailto:/], { scope: 'test' }] })

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
    const [inside, outside] = [slide.getByRole('img'), slider(page)]
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

test('HOME-2 a customer’s pair of buttons leads to the dashboard and the deposit, and has the same height', async ({
  page,
}) => {
  const pair = page.getByRole('main').locator('header')
  await waitForWebFont(page)
  await page.goto(paths.home)
  await fontsReady(page)
  const before = await pair.evaluate((element) => element.clientHeight)
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.home)
  await expect(pair.getByRole('link')).toHaveText(['Open dashboard', 'Deposit'])
  await page.mouse.move(20, 300)
  await expect(page.getByRole('region', { name: 'Your dashboard' })).toBeVisible()
  await expect(pair).toContainText('You can withdraw only trade profit, less a fee.')
  const steps = page.getByRole('region', { name: 'Build your crypto portfolio' })
  await expect(steps).toContainText('You have an account. Send a photo of your government ID to support.')
  await expect(page.getByRole('main'), 'HOME-5 no advice for visitors').not.toContainText(
    /An account is free|Create an account/,
  )
  await expect(
    page.getByRole('main').getByRole('link', { name: /Create account|Sign in|Sign up|Join Us|Login/ }),
  ).toHaveCount(0)
  await fontsReady(page)
  expect(await pair.evaluate((element) => element.clientHeight)).toBe(before)
  await pair.getByRole('link', { name: 'Deposit' }).click()
  await expect(page).toHaveURL(paths.deposit)
})

test('HOME-2 the first screen has one filled button; on other pages the bar has it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const inBar = page.getByRole('banner').getByRole('link', { name: 'Create account' })
  const clear = 'rgba(0, 0, 0, 0)'
  await page.goto(paths.home)
  await expect(inBar).toHaveCSS('background-color', clear)
  await expect(page.getByRole('link', { name: 'Sign up with Email' })).not.toHaveCSS(
    'background-color',
    clear,
  )
  await page.goto(paths.about)
  await expect(inBar).not.toHaveCSS('background-color', clear)
})

test('HOME-3 five coins are listed, and sample data is marked as a sample', async ({ page }) => {
  await page.goto(paths.home)
  const market = page.getByRole('region', { name: 'Popular cryptocurrencies' })
  await expect(market.getByRole('row')).toHaveCount(6)
  await expect(market.getByText(/sample/i).first()).toBeVisible()
})
