import type { Page } from '@playwright/test'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'vite'
import { needsSignIn, paths } from '#app/paths.ts'
import { provideFrames, watchOutside, watchPolicy } from './hostile-support.ts'
import { dialog, newCustomer } from './own-customer.ts'
import { expect, fillCrypto, signedIn, test, pressEscape } from './support.ts'

const heading = (page: Page) => page.locator('[data-page-heading]')

/** The attacker's script, bundled with its own copy of React. */
async function hostileScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      lib: { entry: 'e2e/hostile-script.ts', formats: ['iife'], name: 'hostile' },
    },
  })
  const [first] = [built].flat()
  const script = first && 'output' in first ? first.output[0].code : ''
  expect(script).toContain('evil.test')
  return script
}

/** The attack that needs no script: markup in the delivered page, which Trusted Types don't check. */
const injected = `<script>window.xss = 'delivered'</script><script src="https://s3.tradingview.com/tv.js"></script>
  <img src="data:," onerror="window.xss = 'delivered'"><style>body{background:url(https://evil.test/style)}</style>
  <b style="color:red">x</b><object data="https://evil.test/object"></object>`

test.describe('from inside the page', () => {
  // The browser logs each attack as an error. The page itself reports which directive stopped it.
  test.use({ expectedErrors: [[/./], { scope: 'test' }] })

  test('C32 the policy stops fourteen attacks by a script of the app’s own origin, each by its directive, and injected markup', async ({
    page,
    context,
  }) => {
    const outside = await watchOutside(context)
    const breaches = await watchPolicy(page)
    const body = await hostileScript()
    await page.route('**/assets/hostile.js', (route) =>
      route.fulfill({ body, contentType: 'text/javascript; charset=utf-8' }),
    )
    await signedIn(page, 'withdraw@sample.test')
    await page.route(
      (url) => url.pathname === paths.dashboard,
      async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        const tampered = html
          .replace('</head>', '<script src="/assets/hostile.js"></script></head>')
          .replace('</body>', `${injected}</body>`)
        expect(tampered.length).toBeGreaterThan(html.length + injected.length)
        await route.fulfill({ response, body: tampered })
      },
    )
    await page.goto(paths.dashboard)
    await page.waitForFunction(() => window.attack !== undefined)
    await expect(page.getByText('as of')).toBeVisible()
    const delivered = breaches.map((breach) => breach.replace(/ at .*/, '')).toSorted()
    expect([...new Set(delivered)]).toEqual([
      'object-src https://evil.test',
      'script-src-attr inline',
      'script-src-elem https://s3.tradingview.com/tv.js',
      'script-src-elem inline',
      'style-src-attr inline',
      'style-src-elem inline',
    ])

    expect(await page.evaluate(() => window.attack?.())).toEqual({
      fetch: 'connect-src',
      sendBeacon: 'connect-src',
      image: 'img-src',
      'foreign iframe': 'frame-src',
      'inline script': 'require-trusted-types-for',
      'inline handler': 'require-trusted-types-for',
      innerHTML: 'require-trusted-types-for',
      "the provider's script": 'require-trusted-types-for',
      'blob worker': 'require-trusted-types-for',
      'base tag': 'base-uri',
      'foreign form': 'form-action',
      'javascript: URL': 'script-src-elem',
      dangerouslySetInnerHTML: 'require-trusted-types-for',
      'new Function': 'require-trusted-types-for',
    })
    expect(await page.evaluate(() => window.xss)).toBeUndefined()
    expect(outside).toEqual([])
    // Read in the page, because Playwright considers a blocked navigation still pending.
    expect(await page.evaluate(() => [location.pathname, new URL(document.baseURI).pathname])).toEqual([
      paths.dashboard,
      paths.dashboard,
    ])
  })

  test('C32 another site cannot embed the app in a frame', async ({ page, baseURL }) => {
    // A real site on this machine: the browser would reject a local frame in a remote site for another reason.
    const frames = `<iframe name="app" src="${baseURL}${paths.signIn}"></iframe><iframe name="free" src="/free"></iframe>`
    const site = createServer(({ url }, answer) => {
      answer.setHeader('content-type', 'text/html').end(url === '/free' ? 'framed' : frames)
    })
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
    // A page without our headers is framed, which proves that the headers prevent it.
    await expect(page.frameLocator('[name=free]').getByText('framed')).toBeVisible()
    await refused
    await expect.poll(() => page.frame('app')?.url()).toMatch(/^chrome-error:/)
    site.close()
  })
})

/** Opens every menu and dialog in turn, and closes each with Escape. */
async function openEverything(page: Page) {
  const openers = page.locator(
    ':is(header, main) :is(button[aria-haspopup], button[aria-expanded=false], summary):visible:enabled',
  )
  for (let index = 0; index < Math.min(await openers.count(), 12); index += 1) {
    await openers.nth(index).press('Enter')
    await pressEscape(page)
  }
}

test('C32 no public page, menu or dialog violates the security policy, and the provider’s frames load', async ({
  page,
}) => {
  test.slow()
  const breaches = await watchPolicy(page)
  await provideFrames(page)
  for (const path of [...Object.values(paths).filter((each) => !needsSignIn(each)), '/nothing-here']) {
    await page.goto(path)
    await expect(heading(page), path).toBeVisible()
    await openEverything(page)
  }
  await page.goto(paths.cryptocurrencies)
  await page.locator('[data-slot=market-widget]').first().scrollIntoViewIfNeeded()
  await expect(page.locator('[data-slot=market-widget][data-state=alive]').first()).toBeVisible()
  await page.setViewportSize({ width: 375, height: 740 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(dialog(page, 'Menu')).toBeVisible()
  expect(breaches).toEqual([])
})

test.describe('on a first visit', () => {
  test.use({ firstVisit: true })
  test('C32 the notice and the tips do not violate the security policy', async ({ page }) => {
    const breaches = await watchPolicy(page)
    await page.clock.install()
    await page.goto(paths.about)
    await expect(page.getByRole('dialog')).toBeVisible()
    await pressEscape(page)
    await page.clock.runFor(10_000)
    await expect(page.locator('[data-slot=tip-popup][data-state=shown]')).toBeVisible()
    expect(breaches).toEqual([])
  })
})

test('C32 no customer page, menu or dialog violates the security policy', async ({ page }) => {
  test.slow()
  const breaches = await watchPolicy(page)
  await provideFrames(page)
  const email = await newCustomer(page)
  await expect(dialog(page, 'Verify your account')).toBeVisible()
  await pressEscape(page)
  for (const path of Object.values(paths).filter(needsSignIn)) {
    await page.goto(path)
    await expect(heading(page), `${path} for ${email}`).toBeVisible()
    await openEverything(page)
  }

  await signedIn(page, 'notified@sample.test')
  await page.goto(paths.dashboard)
  await dialog(page, 'Important Notification').getByRole('button', { name: 'Okay' }).click()
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.account)
  await page.getByRole('button', { name: 'Update Details' }).click()
  await expect(dialog(page, 'Update details')).toBeVisible()
  await page.goto(`${paths.withdrawalHistory}?q=WDR-SAMPLE`)
  await page.getByRole('button', { name: 'Details of WDR-SAMPLE-0002' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto(paths.withdrawal)
  await fillCrypto(page, '10')
  await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto(paths.deposit)
  await page.getByLabel('Amount in USD').fill('10')
  await page.getByRole('button', { name: 'Make Deposit' }).click()
  await page.getByRole('button', { name: 'Bitcoin', exact: true }).click()
  await page.getByRole('button', { name: /show the address/ }).click()
  await expect(page.getByText(/test network/i).first()).toBeVisible()
  expect(breaches).toEqual([])
})
