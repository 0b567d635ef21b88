import type { Page, Request } from '@playwright/test'
import { needsSignIn, paths } from '#app/paths.ts'
import { provideFrames } from './hostile-support.ts'
import { expect, fillSignUp, SAMPLE_PASSWORD, signedIn, test } from './support.ts'

// The page aborts requests that get no response, and the browser logs that.
test.use({ expectedErrors: [[/net::ERR_/], { scope: 'test' }] })

const unreadable = {
  'a page of HTML': { status: 200, contentType: 'text/html', body: '<html><b>captive portal</b></html>' },
  'an empty body': { status: 200, contentType: 'application/json', body: '' },
  'JSON that is cut off': { status: 200, contentType: 'application/json', body: '{"user":{"name":' },
  'no content': { status: 204 },
  'another shape': { status: 200, contentType: 'application/json', body: '[1]' },
} as const
type Body = keyof typeof unreadable
const bodies = Object.keys(unreadable) as Body[]

const unreadableMessage = 'The server sent something this app does not understand.'
/** API-16: nothing, or JSON of any shape, counts as success where the app needs nothing from the response. */
const needsNothing = ['/auth/edit-password']

/** Messages of a parser or the network that must never be shown. */
const raw = /Unexpected (token|end)|is not valid JSON|Failed to fetch|captive portal|undefined|\[object|NaN/

const main = (page: Page) => page.getByRole('main')
const retry = (page: Page) =>
  main(page)
    .getByRole('button', { name: /try again|retry/i })
    .first()

/** Responds to one call with the current body. */
async function mockResponse(page: Page, call: string) {
  const current: { body: Body } = { body: 'a page of HTML' }
  await page.route(`**/api${call}`, (route) => route.fulfill(unreadable[current.body]))
  return current
}

const readCalls = [
  [paths.home, '/market/coins'],
  [paths.dashboard, '/transaction/token-user'],
  [paths.account, '/transaction/token-user'],
  [paths.withdrawal, '/transaction/token-user'],
  [paths.depositHistory, '/transaction/all'],
  [paths.withdrawalHistory, '/withdrawal/all'],
] as const

for (const [path, call] of readCalls)
  test(`C1 C2 ${path}: five unreadable responses of ${call} are reported, each with a retry`, async ({
    page,
  }) => {
    await provideFrames(page)
    if (needsSignIn(path)) await signedIn(page, 'empty@sample.test')
    const current = await mockResponse(page, call)
    await page.goto(path)
    for (const body of bodies) {
      current.body = body
      const answered = page.waitForResponse((response) => response.url().endsWith(call))
      await retry(page).click()
      await answered
      await expect(retry(page), body).toBeVisible()
      if (path !== paths.home)
        await expect(main(page).getByText(unreadableMessage).first(), body).toBeVisible()
      expect(await page.locator('body').innerText(), body).not.toMatch(raw)
      await expect(page.locator('h1')).toBeVisible()
    }
  })

const forms: Record<string, (page: Page) => Promise<void>> = {
  '/auth/login': async (page) => {
    await page.goto(paths.signIn)
    await page.getByLabel('Email').fill('a@sample.test')
    await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  },
  '/auth/edit-password': async (page) => {
    await page.goto(`${paths.signIn}?view=reset`)
    await page.getByLabel('Seed phrase').fill('anchor harbor calm tide north coast')
    await page.getByLabel('Email').fill('a@sample.test')
    await page.getByLabel('New password', { exact: true }).fill('Quiet#Harbour8')
  },
  '/auth/register': async (page) => {
    await page.goto(paths.signUp)
    await fillSignUp(page, 'none')
  },
}

for (const [call, fill] of Object.entries(forms))
  test(`C1 C2 ${call}: unreadable responses are reported, and the form keeps the input`, async ({ page }) => {
    const current = await mockResponse(page, call)
    await fill(page)
    for (const body of bodies) {
      if (needsNothing.includes(call) && /empty|no content|another shape/.test(body)) continue
      current.body = body
      const answered = page.waitForResponse((response) => response.url().endsWith(call))
      await main(page).locator('form button[type=submit]').first().click()
      await answered
      await expect(main(page).getByRole('alert'), body).toContainText(unreadableMessage)
      expect(await page.locator('body').innerText(), body).not.toMatch(raw)
      await expect(page.getByLabel('Email')).toHaveValue('a@sample.test')
    }
  })

test('C9 a call without a response is shown as slow, aborted after 15 s, and a retry loads the rows', async ({
  page,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  const waiting: Request[] = []
  await page.route('**/api/transaction/all', (route) => void waiting.push(route.request()))
  await page.clock.install()
  await page.goto(paths.depositHistory)
  await expect(page.locator('h1')).toBeVisible()
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      return waiting.length
    })
    .toBe(1)
  await page.clock.runFor(6000)
  await expect(page.getByText('Still working …').first()).toBeAttached()
  await page.clock.runFor(10_000)
  await expect(
    page.getByText('The server took too long to answer. Try again in a moment.').first(),
  ).toBeVisible()
  await page.unroute('**/api/transaction/all')
  await retry(page).click()
  await page.clock.resume()
  await expect(page.getByText('DEP-SAMPLE-0004', { exact: true })).toBeVisible()
})

test('C9 when figures do not arrive, each page says after 5 s that it is slow, and after 15 s stops and offers a retry', async ({
  page,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  const waiting: Request[] = []
  await page.route('**/api/transaction/token-user', (route) => void waiting.push(route.request()))
  await page.clock.install()
  for (const path of [paths.dashboard, paths.account, paths.withdrawal, paths.deposit])
    await test.step(path, async () => {
      const before = waiting.length
      await page.goto(path)
      if (path === paths.deposit) {
        await page.getByLabel('Amount in USD').fill('20')
        await page.getByRole('button', { name: 'Make Deposit' }).click()
      }
      await expect.poll(() => waiting.length).toBe(before + 1)
      // The latest activity has its own request, and would say the same if it were late.
      if (path === paths.dashboard)
        await expect(page.getByText('Loading your latest activity')).toHaveCount(0)
      const still = main(page).getByText('Still working …')
      await expect(still).toHaveCount(0)
      await page.clock.fastForward(6000)
      await expect(still).toBeVisible()
      await page.clock.fastForward(10_000)
      await expect(
        main(page)
          .getByText(/^The server took too long to answer\./)
          .first(),
      ).toBeVisible()
      await expect(retry(page)).toBeVisible()
      await expect(still).toHaveCount(0)
    })
})
