import { paths } from '#app/paths.ts'
import { chooseDark, expect, fileOf, ready, signIn, test, navigateTo } from './support.ts'

test('GLB-6 loading the home page sends the wake-up call', async ({ page }) => {
  const call = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/')
  await page.goto(paths.home)
  expect((await call).method()).toBe('GET')
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
    await page.route(fileOf('AboutPage'), (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await expect(page).toHaveURL(paths.about)
    expect(loads).toBe(2)
    await page.unroute(fileOf('AboutPage'))
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
