import { tradeNoticeVersion } from './trade-notice.ts'
import { paths } from '#app/paths.ts'
import type { Page } from '@playwright/test'
import { alive, expect, fileOf, signedIn, signIn, test, pressEscape } from './support.ts'

const notice = (page: Page) => page.getByRole('dialog', { name: 'Before you trade' })
const scripts = /\/assets\/[^/]+\.js$/
const kept = (page: Page) =>
  page.evaluate(() => ['userDetails', 'userToken'].map((key) => localStorage.getItem(key)))
const withoutApp = (page: Page) => page.route(scripts, (route) => route.abort())

test.describe('on a first visit', () => {
  test.use({ firstVisit: true, expectedErrors: [/ERR_FAILED|dynamically imported/] })

  for (const close of ['the cross', 'Escape', 'a click outside it', 'its link'])
    test(`GLB-4 the notice is open before the app has loaded, and ${close} closes it for good`, async ({
      page,
    }) => {
      await withoutApp(page)
      await page.goto(paths.plans)
      await expect(notice(page)).toHaveAccessibleDescription(/^Don't invest unless/)
      await expect(notice(page).getByRole('button').first()).toBeFocused()
      if (close === 'Escape') await pressEscape(page)
      else if (close === 'a click outside it') await page.mouse.click(4, 4)
      else if (close === 'its link') await notice(page).getByRole('link').click()
      else await notice(page).getByRole('button').first().click()
      await expect(notice(page)).toBeHidden()
      await expect(page).toHaveURL(close === 'its link' ? '/guides#risk' : paths.plans)
      // The browser dispatches the event with its next frame.
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('tradeNoticeSeen')))
        .toBe(tradeNoticeVersion)
      await page.unroute(scripts)
      await page.reload()
      await alive(page)
      await expect(notice(page)).toBeHidden()
    })

  test('GLB-4 the open notice stays visible during hydration, and can be closed afterwards', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const gaps: boolean[] = []
      Object.assign(window, { gaps })
      const changes = new MutationObserver(() => gaps.push(document.querySelector('dialog:modal') === null))
      addEventListener('load', () => changes.observe(document, { childList: true, subtree: true }))
    })
    await page.goto(paths.plans)
    await alive(page)
    expect(await page.evaluate(() => (window as { gaps?: boolean[] }).gaps)).not.toContain(true)
    await notice(page).getByRole('button', { name: 'Close' }).last().click()
    await expect(notice(page)).toBeHidden()
  })
})

test.describe('while the app is loading', () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported/] })

  test('GRD-1 a visitor who opens a customer’s page is redirected to sign-in, and from there to the page', async ({
    page,
  }) => {
    await withoutApp(page)
    await page.goto(`${paths.depositHistory}?status=pending#top`)
    const wanted = encodeURIComponent(`${paths.depositHistory}?status=pending#top`)
    await expect(page).toHaveURL(`${paths.signIn}?next=${wanted}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  })

  for (const path of [paths.signIn, paths.dashboard])
    test(`FAIR-7 if the app can’t be loaded, ${path} says so and offers a reload`, async ({ page }) => {
      await signedIn(page, 'withdraw@sample.test')
      await withoutApp(page)
      await page.goto(path)
      const strip = page.getByRole('status').filter({ hasText: 'could not be loaded completely' })
      await expect(strip).toBeInViewport()
      await page.unroute(scripts)
      await strip.getByRole('link', { name: 'reload it' }).click()
      await alive(page)
      await expect(strip).toHaveCount(0)
    })

  test('SES-2 FAIR-1 a customer’s page shows its app shell without figures, and accepts no input that would be lost', async ({
    page,
  }) => {
    await signedIn(page, 'withdraw@sample.test')
    await withoutApp(page)
    for (const path of Object.values(paths).filter((each) => each.startsWith('/dashboard'))) {
      await page.goto(path)
      const frame = page.locator('#root > div').first()
      await expect(frame, path).toHaveAttribute('inert')
      await expect(frame.locator('main h1'), path).toBeVisible()
      await expect(frame.locator('input, select, textarea'), path).toHaveCount(0)
      // Plans have prices. A wallet box shows no figure before the server has responded.
      const figures =
        path === paths.upgrade
          ? /Verified/
          : path === paths.dashboard
            ? /\$\s*\d/
            : /\$\s*\d|Verified|Status|Sample/
      expect(await frame.innerText(), path).not.toMatch(figures)
    }
  })

  for (const { stored, greeting, status } of [
    {
      stored: { name: 'Sample Customer', verified: true },
      greeting: 'Hello, Sample Customer',
      status: 'Verified',
    },
    { stored: { name: '', verified: false }, greeting: 'Hello', status: 'Not Verified' },
    { stored: { name: '<b>Sample</b>' }, greeting: 'Hello, <b>Sample</b>', status: 'Status unknown' },
    {
      stored: { name: { toString: 'Sample' }, verified: 'true' },
      greeting: 'Hello',
      status: 'Status unknown',
    },
    { stored: null, greeting: 'Hello', status: '' },
  ])
    test(`SES-2 C51 with ${JSON.stringify(stored)} stored, the dashboard’s app shell says '${greeting}' and '${status}', and so does the app`, async ({
      page,
    }) => {
      await signedIn(page, 'withdraw@sample.test')
      const text = stored ? JSON.stringify({ email: 'withdraw@sample.test', ...stored }) : '{'
      await page.addInitScript((details) => {
        if (window === window.top) localStorage.setItem('userDetails', details)
      }, text)
      const said = async () => [
        await page.locator('main h1').innerText(),
        (await page.locator('main [data-slot="badge"]').allInnerTexts()).join(),
      ]
      await withoutApp(page)
      await page.goto(paths.dashboard)
      expect(await said()).toEqual([greeting, status])
      await page.unroute(scripts)
      await page.route(/\/api\//, () => {})
      await page.reload()
      await alive(page)
      if (stored) expect(await said(), 'the app').toEqual([greeting, status])
      else await expect(page).toHaveURL(`${paths.signIn}?next=%2Fdashboard`)
    })
})

test.describe('without the code that reads a stored session', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported|404/] })
  const part = fileOf('user')

  for (const path of [paths.dashboard, paths.about])
    for (const how of ['is gone', 'can’t be reached'] as const)
      test(`C18 SES-2 the file ${how}: ${path} reloads once, reports the failure, keeps the stored session, and recovers`, async ({
        page,
      }) => {
        await signIn(page, 'withdraw@sample.test')
        const before = await kept(page)
        expect(before).not.toContain(null)
        await page.route(part, (route) =>
          how === 'is gone' ? route.fulfill({ status: 404, body: '' }) : route.abort(),
        )
        let loads = 0
        page.on('load', () => (loads += 1))
        await page.goto(path)
        const strip = page.getByRole('status').filter({ hasText: 'could not be loaded completely' })
        await expect(strip).toBeInViewport()
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(loads).toBe(2)
        expect(await kept(page)).toEqual(before)
        await page.unroute(part)
        await strip.getByRole('link', { name: 'reload it' }).click()
        await alive(page)
        await expect(strip).toHaveCount(0)
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible()
      })

  test('C10 SES-2 offline, the page does not reload, and the app starts on its own when the network is back', async ({
    page,
    context,
  }) => {
    await signIn(page, 'withdraw@sample.test')
    const before = await kept(page)
    let failures = 0
    let offline: Promise<void> | undefined
    await page.route(part, async (route) => {
      failures += 1
      // Only once: switching again would be a short moment online.
      await (offline ??= context.setOffline(true))
      await route.abort()
    })
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.goto(paths.about)
    const strip = page.getByRole('status').filter({ hasText: 'could not be loaded completely' })
    await expect(strip).toBeInViewport()
    expect(failures).toBeGreaterThan(0)
    expect(await kept(page)).toEqual(before)
    await page.unroute(part)
    await context.setOffline(false)
    await alive(page)
    await expect(strip).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible()
    expect(loads, 'page loads').toBe(1)
  })
})
