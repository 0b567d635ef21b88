import { once } from 'node:events'
import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { tradeNoticeVersion } from './trade-notice.ts'
import { paths } from '#app/paths.ts'

export { expect }
export { fileOf } from './built-file.ts'

/** The password of every sample customer. */
export const SAMPLE_PASSWORD = 'Sample#2026'

type Options = {
  /** Shows the notices and the full-screen loader, as on a first visit. */
  firstVisit: boolean
  /** Console errors that this test provokes. */
  expectedErrors: RegExp[]
}

// The browser logs every response with a 4xx status.
const refused = /^Failed to load resource: the server responded with a status of 4\d\d/

export const test = base.extend<Options>({
  firstVisit: [false, { option: true }],
  expectedErrors: [[], { option: true }],
  page: async ({ page, firstVisit, expectedErrors }, use) => {
    const errors: string[] = []
    const note = (text: string) => {
      if (!refused.test(text) && !expectedErrors.some((expected) => expected.test(text))) errors.push(text)
    }
    page.on('console', (message) => message.type() === 'error' && note(message.text()))
    page.on('pageerror', (error) => note(String(error)))
    // The chart provider isn't part of the test and must not slow it down.
    await page.route(/tradingview/, (route) => route.abort())
    if (!firstVisit) await skipNotices(page.context())
    await use(page)
    // A test may end while a route still waits for the server's response.
    for (const each of page.context().pages()) await each.unrouteAll({ behavior: 'ignoreErrors' })
    expect(errors, 'errors in the browser console').toEqual([])
  },
})

/** Chooses the dark theme in the footer. Until the footer has been hydrated, it keeps a click and acts on it then. */
export async function chooseDark(page: Page) {
  const dark = page.getByRole('radio', { name: 'Dark' })
  await dark.click({ force: true })
  await expect(dark).toBeChecked()
}

/** Waits for the ribbon, which every page shows once the server has said that it is a sandbox. */
export const ready = (page: Page) => expect(page.getByText('Sandbox: simulated money')).toBeVisible()

/** The keys in the browser's local storage, except the one that marks the notice at start as closed. */
export const storedKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key !== 'tradeNoticeSeen')
      .toSorted(),
  )

/** Holds back all requests that match `url` until the returned function is called. */
export async function hold(page: Page, url: RegExp) {
  const gate = new AbortController()
  const open = once(gate.signal, 'abort')
  await page.route(url, async (route) => {
    await open
    await route.fallback()
  })
  return async () => {
    gate.abort()
    await page.unroute(url)
  }
}

/**
 * Presses Escape once the page has nothing left to do. A dialog that has just opened doesn't handle the key in its first milliseconds, even
 * if it has the focus: Radix adds its listener two renderings later, and until then gives the key to the dialog below.
 */
export async function pressEscape(page: Page) {
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }))
  await page.keyboard.press('Escape')
}

/** The scroll position, in pixels. */
export const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY)

/** Waits until the widget's frame shows the browser's error page: blocked, loaded, and without a message. */
export async function refusedFrame(widget: Locator) {
  const frame = await (await widget.locator('iframe').elementHandle())?.contentFrame()
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/)
  await frame?.waitForLoadState()
}

/** After `goto`: waits until the page is hydrated and the app has read its storage. */
export const alive = (page: Page) => page.waitForFunction(() => globalThis.earlyInput === undefined)

/** The storage keys of what appears by itself: the notice at start once per browser, the others once per session. */
const notices = ['tradeNoticeSeen', 'tipsStopped', 'routeLoaderOff'] as const

/** Marks the named notices as seen before the app starts. */
export function skipNotices(
  page: Page | BrowserContext,
  names: readonly (typeof notices)[number][] = notices,
) {
  return page.addInitScript(
    ([keys, version]) => {
      // A blocked frame has no storage.
      if (window !== window.top) return
      for (const key of keys)
        if (key === 'tradeNoticeSeen') localStorage.setItem(key, version)
        else sessionStorage.setItem(key, 'true')
    },
    [names, tradeNoticeVersion] as const,
  )
}

/** Signs in through the API, for tests that are not about signing in. */
export async function login(page: Page, email: string, password = SAMPLE_PASSWORD, origin = '') {
  const answer = await page.request.post(`${origin}/api/auth/login`, { data: { email, password } })
  expect(answer.ok()).toBe(true)
  return (await answer.json()) as { user: object; token: string }
}

/** Signs in through the API and puts details and token into the storage of every page opened afterwards. */
export async function signedIn(page: Page, email: string, password = SAMPLE_PASSWORD, origin = '') {
  const { user, token } = await login(page, email, password, origin)
  await page.addInitScript(
    ([details, key]) => {
      if (window !== window.top) return
      localStorage.setItem('userDetails', details)
      localStorage.setItem('userToken', key)
    },
    [JSON.stringify(user), token] as const,
  )
  return { user, token }
}

/** Stores a session in the browser of a page that is open, without using the sign-in page. */
export const storeSession = (page: Page, { user, token }: { user: object; token: string }) =>
  page.evaluate(
    ([details, key]) => {
      localStorage.setItem('userDetails', details)
      localStorage.setItem('userToken', key)
    },
    [JSON.stringify(user), token] as const,
  )

/** Fills in the sign-in form that is on the page, and sends it. */
export async function typePassword(page: Page, email: string, password = SAMPLE_PASSWORD) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const menuOf: Record<string, string> = {
  'Deposit history': 'Activity',
  'Withdrawal history': 'Activity',
  Account: 'Account',
  'Upgrade account': 'Account',
  Security: 'Account',
}

/** Follows a link of the customer's navigation bar, through its menu if it is in one (NAV-2). */
export async function navigateTo(page: Page, name: string) {
  const bar = page.getByRole('navigation', { name: 'Main' })
  const menu = menuOf[name]
  if (menu === undefined) return bar.getByRole('link', { name, exact: true }).click()
  await bar.getByRole('button', { name: menu, exact: true }).click()
  // The accessible name also has the line below the link's name.
  await bar.getByRole('link', { name: new RegExp(`^${name}`) }).click()
}

/** Fills in the whole sign-up form with sample values. */
export async function fillSignUp(page: Page, goal = 'Investing to buy house') {
  await page.getByLabel('Email').fill('a@sample.test')
  await page.getByLabel('Full name').fill('Sample Person')
  await page.getByLabel('Password', { exact: true }).fill('Harbour#Light7')
  await page.getByLabel('Investment goal').selectOption(goal)
  await page.getByLabel('Address').fill('1 Sample Street')
  await page.getByLabel('Zip code').fill('10115')
  await page.getByRole('checkbox').check()
}

/** A wallet address that the sandbox accepts: on the test network, and not a customer's deposit address. */
export const wallet = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'

/** Fills in the crypto form on the withdrawal page. */
export async function fillCrypto(page: Page, amount: string) {
  await page.getByRole('tab', { name: 'Crypto' }).click()
  await page.getByLabel('Amount in USD').fill(amount)
  await page.getByLabel('Wallet address').fill(wallet)
}

/** Shows the address on the second step of the deposit page. Without it no deposit can be recorded (DEP-5). */
export async function showAddress(page: Page, name = 'Bitcoin') {
  const method = page.getByRole('button', { name, exact: true })
  await expect(method).toBeVisible()
  // A method that was opened, and a network that was confirmed, stay so (DEP-6).
  if ((await method.getAttribute('aria-expanded')) !== 'true') await method.click()
  const confirm = page.getByRole('button', { name: /show the address/ })
  const address = page.locator('[data-slot="address-text"]')
  await expect(confirm.or(address)).toBeVisible()
  if (await confirm.isVisible()) await confirm.click()
  await expect(address).toBeVisible()
}

export async function signIn(page: Page, email: string, password = SAMPLE_PASSWORD) {
  await page.goto(paths.signIn)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`**${paths.dashboard}`)
}

/**
 * Makes the pages wait for the web font. It is optional: if it takes more than a moment, a page keeps the system's font, in which lines
 * wrap elsewhere. For tests that compare positions of two visits.
 */
export const waitForWebFont = (page: Page) =>
  page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block')
    await route.fulfill({ response, body })
  })

/** Resolves once the fonts of the page are loaded. */
export const fontsReady = (page: Page) => page.evaluate(async () => void (await document.fonts.ready))

/** What the server answers to a call by the page's customer, from a request outside the page. */
export async function answerTo(page: Page, call: string): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('userToken'))
  const answer = await page.request.get(new URL(call, page.url()).href, {
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.json()
}

/** Collects the calls of the page whose path matches, without `/api`. */
export function collectCalls(page: Page, matching: RegExp) {
  const made: { path: string; body: unknown; headers: Record<string, string> }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (matching.test(pathname))
      made.push({
        path: pathname.replace('/api', ''),
        body: request.postDataJSON() as unknown,
        headers: request.headers(),
      })
  })
  return made
}
