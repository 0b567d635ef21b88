import { once } from 'node:events'
import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { paths } from '#app/paths.ts'

export { expect }

/** The password of every sample customer. */
export const SAMPLE_PASSWORD = 'Sample#2026'

type Options = {
  /** Lets the notices and the full-screen loader come up, as a first visit shows them. */
  firstVisit: boolean
  /** Console errors that this test provokes. */
  expectedErrors: RegExp[]
}

// The browser writes a line of its own for every refused request.
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
    // The charting provider is no part of this test, and must not slow it.
    await page.route(/tradingview/, (route) => route.abort())
    if (!firstVisit) await skipNotices(page.context())
    await use(page)
    expect(errors, 'errors in the browser console').toEqual([])
  },
})

/** The ribbon stands on every page, as soon as the app has asked the server what it is. */
export const ready = (page: Page) => expect(page.getByText('Sandbox: simulated money')).toBeVisible()

/** What is asked for at `url` from now on waits until it is let go. */
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

/** How far down the page is, in pixels. */
export const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY)

/** The widget's frame was refused, and the browser's own page stands in it: it has loaded, and keeps silent. */
export async function refusedFrame(widget: Locator) {
  const frame = await (await widget.locator('iframe').elementHandle())?.contentFrame()
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/)
  await frame?.waitForLoadState()
}

/** After `goto`: the app has taken the page over, and has read what is stored. */
export const alive = (page: Page) => page.waitForFunction(() => globalThis.earlyInput === undefined)

/** Notices that a browser session shows once, as `sessionStorage` remembers them. */
const notices = ['tradeNoticeSeen', 'tipsStopped', 'routeLoaderOff'] as const

/** Before the app starts: the notices named count as seen. */
export function skipNotices(
  page: Page | BrowserContext,
  names: readonly (typeof notices)[number][] = notices,
) {
  return page.addInitScript((keys) => {
    // A frame that was refused has no storage of its own.
    if (window !== window.top) return
    for (const key of keys) sessionStorage.setItem(key, 'true')
  }, names)
}

/** What the API answers to a sign-in, for tests that are not about signing in. */
export async function login(page: Page, email: string, password = SAMPLE_PASSWORD) {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } })
  expect(answer.ok()).toBe(true)
  return (await answer.json()) as { user: object; token: string }
}

/** What a sign-in leaves in the browser is there from the first page on, whenever one is opened. */
export async function signedIn(page: Page, email: string, password = SAMPLE_PASSWORD) {
  const { user, token } = await login(page, email, password)
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

/** All that the sign-up form asks for, of a customer who is never heard of again. */
export async function fillSignUp(page: Page, goal = 'Investing to buy house') {
  await page.getByLabel('Email').fill('a@sample.test')
  await page.getByLabel('Full name').fill('Sample Person')
  await page.getByLabel('Password', { exact: true }).fill('Harbour#Light7')
  await page.getByLabel('Investment goal').selectOption(goal)
  await page.getByLabel('Address').fill('1 Sample Street')
  await page.getByLabel('Zip code').fill('10115')
  await page.getByRole('checkbox').check()
}

/** An address that the sandbox takes: of the test network, and no customer's own. */
export const wallet = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'

/** On the withdrawal page. */
export async function fillCrypto(page: Page, amount: string) {
  await page.getByRole('tab', { name: 'Crypto' }).click()
  await page.getByLabel('Amount in USD').fill(amount)
  await page.getByLabel('Wallet address').fill(wallet)
}

/** On the second step of the deposit page: nothing can be recorded before an address has been shown (DEP-5). */
export async function showAddress(page: Page, name = 'Bitcoin') {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: /show the address/ }).click()
  await expect(page.locator('[data-slot="address-text"]')).toBeVisible()
}

export async function signIn(page: Page, email: string, password = SAMPLE_PASSWORD) {
  await page.goto(paths.signIn)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`**${paths.dashboard}`)
}
