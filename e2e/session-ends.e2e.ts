import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { register, PASSWORD } from './own-customer.ts'
import {
  alive,
  expect,
  fillSignUp,
  login,
  SAMPLE_PASSWORD,
  showAddress,
  signedIn,
  signIn,
  storedKeys,
  test,
  navigateTo,
  pressEscape,
} from './support.ts'

const ended = 'Your session has ended. Sign in again.'

async function signInAgain(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const reads = [
  [paths.dashboard, '/transaction/token-user'],
  [paths.account, '/transaction/token-user'],
  [`${paths.deposit}?step=method`, '/transaction/token-user'],
  [paths.withdrawal, '/withdrawal/all'],
  [`${paths.depositHistory}?status=failed`, '/transaction/all'],
  [paths.withdrawalHistory, '/withdrawal/all'],
] as const

test('C3 GRD-3 a 401 of any read is not retried; it is reported, clears the storage, and sign-in leads back to the page', async ({
  page,
}) => {
  const { user, token } = await login(page, 'withdraw@sample.test')
  await page.goto(paths.terms)
  await alive(page)
  for (const [path, call] of reads)
    await test.step(`${call} on ${path}`, async () => {
      await page.evaluate(
        ([details, key]) => {
          localStorage.setItem('userDetails', details)
          localStorage.setItem('userToken', key)
        },
        [JSON.stringify(user), token] as const,
      )
      let asked = 0
      await page.route(`**/api${call}`, (route) => {
        asked += 1
        return route.fulfill({ status: 401, json: { message: 'Sample: token expired' } })
      })
      await page.goto(path)
      await expect(page.getByRole('main').getByText(ended)).toBeVisible()
      await expect(page).toHaveURL(
        (url) => url.pathname === paths.signIn && url.searchParams.get('next') === path,
      )
      expect(await storedKeys(page)).toEqual([])
      expect(asked, 'no retry').toBe(1)
      expect(await page.locator('body').innerText()).not.toMatch(/Sample: token|Sample Customer|\$\d/)
      await page.unroute(`**/api${call}`)
    })
  await signInAgain(page, 'withdraw@sample.test', SAMPLE_PASSWORD)
  await expect(page).toHaveURL(paths.withdrawalHistory)
})

test.describe(() => {
  test.use({ expectedErrors: [/mailto:/] })

  test('C3 DEP-3 a deposit that fails because the session has ended is kept, and sent once after signing in again', async ({
    page,
  }) => {
    const email = await register(page)
    await page.clock.install()
    await signedIn(page, email, PASSWORD)
    const keys: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/transaction/add')) keys.push(request.headers()['idempotency-key'] ?? '')
    })
    await page.goto(paths.deposit)
    await pressEscape(page)
    await page.getByLabel('Amount in USD').fill('33.50')
    await page.getByRole('button', { name: 'Make Deposit' }).click()
    await page.route(
      '**/api/transaction/add',
      (route) => route.fulfill({ status: 401, json: { message: 'no' } }),
      { times: 1 },
    )
    await showAddress(page)
    await page.getByRole('button', { name: 'E-mail the receipt' }).click()
    await page.clock.fastForward(2000)
    await expect(page.getByRole('main').getByText(ended)).toBeVisible()
    // The choices include the payment method used last.
    expect(await storedKeys(page)).toEqual(['depositDraft', 'depositOutbox', 'displayChoices'])
    await signInAgain(page, email, PASSWORD)
    await expect(page).toHaveURL(`${paths.deposit}?step=method`)
    await expect(page.locator('[data-slot="deposit-summary"]')).toContainText('$33.50')
    await expect(page.getByText('Deposit recorded.').first()).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})

test('GRD-3 an amount that was typed before the session ended is restored after signing in', async ({
  page,
}) => {
  await page.clock.install()
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.deposit)
  await page.getByLabel('Amount in USD').fill('1,234.50')
  await page.route(
    '**/api/transaction/token-user',
    (route) => route.fulfill({ status: 401, json: { message: 'no' } }),
    { times: 1 },
  )
  // An hour later the customer returns to the tab, and the figures are fetched again.
  await page.clock.fastForward(3_600_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('main').getByText(ended)).toBeVisible()
  await signInAgain(page, 'withdraw@sample.test', SAMPLE_PASSWORD)
  await expect(page).toHaveURL(paths.deposit)
  await expect(page.getByLabel('Amount in USD')).toHaveValue('1,234.50')
})

test('C27 C28 a second customer in the same tab sees nothing of the first, not even from a late response', async ({
  page,
}) => {
  const held: (() => void)[] = []
  const arrived = new Promise<void>((resolve) => held.push(resolve))
  await page.route(
    '**/api/transaction/all',
    async (route) => {
      const response = await route.fetch()
      await arrived
      // The page has aborted the request by now.
      await route.fulfill({ response: response }).catch(() => {})
    },
    { times: 1 },
  )
  await signIn(page, 'withdraw@sample.test')
  await expect(page.getByText('$35.50')).toBeVisible()
  const asked = page.waitForRequest('**/api/transaction/all')
  await navigateTo(page, 'Deposit history')
  await asked
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(paths.home)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const text = document.body.innerText
      if (/Sample Customer|\$35\.50|DEP-SAMPLE-0004/.test(text)) seen.push(text)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await signInAgain(page, 'notified@sample.test', SAMPLE_PASSWORD)
  await page.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByText('Hello, Sample Notified')).toBeVisible()
  for (const arrive of held) arrive()
  await navigateTo(page, 'Deposit history')
  await expect(page.getByText(/^Showing 1 to/).or(page.getByText('No transaction history'))).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([])
})

test('C26 a page restored from the back-forward cache after the session has ended shows no customer data', async ({
  page,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.dashboard)
  await expect(page.getByText('as of')).toBeVisible()
  const left = await page.evaluate(async () => {
    // Simulates a sign-out on the next page in this tab, which sends no storage event to this tab.
    localStorage.clear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    // The next frame is the first one that is visible.
    await new Promise((frame) => requestAnimationFrame(frame))
    return document.body.innerText
  })
  expect(left).not.toMatch(/\$\d|Sample Customer/)
  await expect(page).toHaveURL(/\/sign-in\?next=/)
})

test('GRD-3 GRD-4 after a 401 in one tab the other tabs lead to sign-in too, with the reason and the way back', async ({
  page,
  context,
}) => {
  await signIn(page, 'withdraw@sample.test')
  const other = await context.newPage()
  await other.goto(`${paths.depositHistory}?status=failed`)
  await expect(other.getByText(/^Showing|^Nothing matches/).first()).toBeVisible()
  const visitor = await context.newPage()
  await visitor.goto(paths.guides)
  await alive(visitor)
  await page.route('**/api/withdrawal/all', (route) =>
    route.fulfill({ status: 401, json: { message: 'Sample: token expired' } }),
  )
  await navigateTo(page, 'Withdrawal history')
  await expect(page.getByRole('main').getByText(ended)).toBeVisible()
  await expect(other.getByRole('main').getByText(ended)).toBeVisible()
  await expect(other).toHaveURL(
    (url) =>
      url.pathname === paths.signIn &&
      url.searchParams.get('next') === `${paths.depositHistory}?status=failed`,
  )
  await expect(visitor).toHaveURL(paths.guides)
  await expect(visitor.getByRole('status').filter({ hasText: ended })).toBeVisible()
  expect(await storedKeys(other)).toEqual([])
})

test('REG-2 GRD-4 an open seed phrase stays visible when another tab signs in and out', async ({
  page,
  context,
}) => {
  await page.goto(paths.signUp)
  await alive(page)
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 201, json: { seedPhrase: 'one-two-three-four-five-six', status: 'ok' } }),
  )
  await fillSignUp(page)
  await page.getByRole('button', { name: 'Create account' }).last().click()
  const phrase = page.getByRole('dialog', { name: 'Successful Registration' })
  await expect(phrase).toBeVisible()
  const other = await context.newPage()
  await signIn(other, 'withdraw@sample.test')
  // This tab has taken over the sign-in.
  await expect(page.locator('header').getByText('Logout').first()).toBeAttached()
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL(paths.home)
  await expect(page.getByText('You were signed out in another tab.')).toBeAttached()
  await expect(phrase).toBeVisible()
  await expect(page).toHaveURL(paths.signUp)
})

test('SES-2 a token without details fetches them, and the customer stays on the requested page', async ({
  page,
}) => {
  const { token } = await login(page, 'withdraw@sample.test')
  await page.goto(paths.terms)
  await alive(page)
  await page.evaluate((key) => localStorage.setItem('userToken', key), token)
  await page.goto(paths.account)
  await expect(page).toHaveURL(paths.account)
  await expect(page.getByText('withdraw@sample.test')).toBeVisible()
  expect(await storedKeys(page)).toEqual(['userDetails', 'userToken'])
})

for (const [name, token] of [
  ['a non-ASCII token', 'tökén'],
  ['a token that ends with a space', 'sample '],
  ['a token of more than 16 kB', 'x'.repeat(16_385)],
] as const)
  test(`API-18 ${name} is refused at sign-in with a reason`, async ({ page }) => {
    const { user } = await login(page, 'withdraw@sample.test')
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ json: { user, token, message: 'Signed in' } }),
    )
    await page.goto(paths.signIn)
    await signInAgain(page, 'withdraw@sample.test', SAMPLE_PASSWORD)
    await expect(page.getByRole('alert')).toContainText(
      /The sign-in token that the server sent .* Contact support/,
    )
    await expect(page).toHaveURL(paths.signIn)
    expect(await storedKeys(page)).toEqual([])
  })

for (const [name, token] of [
  ['a space', 'two parts'],
  ['16 kB', `x${'y'.repeat(16_383)}`],
] as const)
  test(`API-18 a token with ${name} is sent unchanged, before and after a reload`, async ({ page }) => {
    const { user } = await login(page, 'withdraw@sample.test')
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ json: { user, token, message: 'Signed in' } }),
    )
    const sent: (string | undefined)[] = []
    await page.route('**/api/transaction/token-user', async (route) => {
      sent.push((await route.request().allHeaders()).authorization)
      await route.fulfill({ json: user })
    })
    await page.route('**/api/transaction/all', (route) => route.fulfill({ json: { allTransactions: [] } }))
    await page.route('**/api/withdrawal/all', (route) => route.fulfill({ json: { allWithdrawals: [] } }))
    await page.goto(paths.signIn)
    await signInAgain(page, 'withdraw@sample.test', SAMPLE_PASSWORD)
    await expect(page).toHaveURL(paths.dashboard)
    await expect(page.getByText('as of')).toBeVisible()
    await page.reload()
    await expect(page.getByText('as of')).toBeVisible()
    expect(sent.length).toBeGreaterThan(1)
    expect(new Set(sent)).toEqual(new Set([`Bearer ${token}`]))
  })

test('GLB-3 GRD-3 the footer does not flash on a customer’s page when the session has ended', async ({
  page,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  await page.addInitScript(() => {
    window.footerOn = []
    new MutationObserver(() => {
      if (document.querySelector('main + [data-slot="deferred-hydration"]'))
        window.footerOn.push(location.pathname)
    }).observe(document, { subtree: true, childList: true })
  })
  await page.route(/\/api\/transaction\/token-user/, (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
  )
  await page.goto(paths.dashboard)
  await expect(page.getByText(ended)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await page.evaluate(() => window.footerOn)).not.toContain(paths.dashboard)
})

declare global {
  interface Window {
    footerOn: string[]
  }
}
