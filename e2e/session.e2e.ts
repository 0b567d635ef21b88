import type { Page } from '@playwright/test'
import { needsSignIn, paths } from '#app/paths.ts'
import {
  alive,
  expect,
  login,
  SAMPLE_PASSWORD,
  signIn,
  storedKeys,
  storeSession,
  test,
  navigateTo,
} from './support.ts'

const privatePaths = Object.values(paths).filter(needsSignIn)
const ended = 'Your session has ended. Sign in again.'
/** The sample customer's referral bonus, which no settlement changes. */
const referralBonus = '$35.50'
const logout = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' })

async function fillSignIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in through the API, and stores the session in this browser. Resolves with the token. */
async function signInHere(page: Page, email: string) {
  const session = await login(page, email)
  await page.goto(paths.terms)
  await alive(page)
  await storeSession(page, session)
  return session.token
}

test('GRD-1 every path of the dashboard leads to sign-in, however it is written', async ({ page }) => {
  for (const path of [...privatePaths, '/Dashboard', '/%64ashboard/deposit', '/dashboard/nowhere']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(
      (url) => url.pathname === paths.signIn && url.searchParams.get('next') === path,
    )
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  }
})

test('GRD-2 after sign-in the customer arrives at the requested page', async ({ page }) => {
  await page.goto(paths.terms)
  await page.goto(`${paths.withdrawalHistory}?status=failed`)
  await expect(page).toHaveURL(/\/sign-in/)
  await fillSignIn(page, 'withdraw@sample.test')
  await expect(page).toHaveURL(`${paths.withdrawalHistory}?status=failed`)
  await page.goBack()
  expect(new URL(page.url()).pathname, 'Back skips the sign-in page').not.toBe(paths.signIn)
})

for (const next of [
  '//evil.example',
  'https://evil.example/dashboard',
  '/\\evil.example',
  'javascript:alert(1)',
])
  test(`GRD-2 sign-in never leads to another site: ${next}`, async ({ page }) => {
    await page.goto(`${paths.signIn}?next=${encodeURIComponent(next)}`)
    await fillSignIn(page, 'withdraw@sample.test')
    await expect(page).toHaveURL(paths.dashboard)
  })

test('NAV-2, NAV-6, C25 logout clears everything and leads home, and Back shows no customer data', async ({
  page,
}) => {
  await page.goto(paths.terms)
  await page.goto(paths.privacy)
  await signIn(page, 'withdraw@sample.test')
  await expect(page.getByText(referralBonus).first()).toBeVisible()
  await navigateTo(page, 'Account')
  await expect(page).toHaveURL(paths.account)
  expect(await storedKeys(page)).toEqual(['userDetails', 'userToken'])
  const token = await page.evaluate(() => localStorage.getItem('userToken'))
  const loggedOut = page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'))
  await logout(page).click()
  await expect(page).toHaveURL(paths.home)
  await expect(page.locator('[data-page-heading]')).toBeFocused()
  expect(await storedKeys(page)).toEqual([])
  expect((await loggedOut).ok()).toBe(true)
  const again = await page.request.get('/api/transaction/token-user', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(again.status(), 'the server has ended the session').toBe(401)
  for (let back = 0; back < 3; back += 1) {
    await page.goBack()
    await expect(page.getByText(referralBonus)).toHaveCount(0)
    await expect(page.getByText('Sample Customer')).toHaveCount(0)
  }
})

test('GLB-3 NAV-3 for a signed-in customer there is no footer, and the logo leads to the dashboard', async ({
  page,
}) => {
  await signIn(page, 'withdraw@sample.test')
  await page.goto(paths.plans)
  await expect(logout(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Plainsail' }).click()
  await expect(page).toHaveURL(paths.dashboard)
})

test('GRD-3, C3 a session that the server has ended is reported and cleared, and sign-in leads back to the page', async ({
  page,
}) => {
  const token = await signInHere(page, 'withdraw@sample.test')
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.goto(paths.account)
  await expect(page.getByText(ended)).toBeVisible()
  await expect(page).toHaveURL(
    (url) => url.pathname === paths.signIn && url.searchParams.get('next') === paths.account,
  )
  expect(await storedKeys(page)).toEqual([])
  await fillSignIn(page, 'withdraw@sample.test')
  await expect(page).toHaveURL(paths.account)
})

test('GRD-3 on a public page the end of the session is reported without leaving the page', async ({
  page,
}) => {
  const token = await signInHere(page, 'withdraw@sample.test')
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.goto(paths.guides)
  await expect(page.getByRole('status').filter({ hasText: ended })).toBeVisible()
  await expect(page).toHaveURL(paths.guides)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('status').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${paths.signIn}?next=%2Fguides`)
})

test('C20 details without a token count as signed out, and no figure is ever shown', async ({ page }) => {
  await signInHere(page, 'withdraw@sample.test')
  await page.evaluate(() => localStorage.removeItem('userToken'))
  await page.goto(paths.dashboard)
  await expect(page.getByText(ended)).toBeVisible()
  await expect(page.getByText(referralBonus)).toHaveCount(0)
  // The app waits a moment first, because a sign-in in another tab writes the two keys one after the other.
  await expect.poll(() => storedKeys(page)).toEqual([])
})

for (const [details, token] of [
  ['{', 'sample'],
  ['null', 'sample'],
  ['[]', 'sample'],
  ['{"email":7}', 'sample'],
  ['{"email":"a@sample.test"}', 'two\nlines'],
] as const)
  test(`SES-3, C21 removes an invalid stored session: ${JSON.stringify([details, token])}`, async ({
    page,
  }) => {
    await page.goto(paths.terms)
    await page.evaluate(
      ([one, other]) => {
        localStorage.setItem('userDetails', one)
        localStorage.setItem('userToken', other)
      },
      [details, token] as const,
    )
    await page.goto(paths.dashboard)
    await expect(page).toHaveURL(/\/sign-in\?next=/)
    expect(await storedKeys(page)).toEqual([])
  })

test('SES-2 stored details sign the customer in at once, and are fetched again on any page', async ({
  page,
}) => {
  const token = await signInHere(page, 'withdraw@sample.test')
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/transaction/token-user'))
  await page.goto(paths.guides)
  expect((await asked).headers().authorization).toBe(`Bearer ${token}`)
  await expect(logout(page)).toBeVisible()
})

test('GRD-4, C23 a logout in one tab signs out the other at once', async ({ page, context }) => {
  await signIn(page, 'withdraw@sample.test')
  const other = await context.newPage()
  await other.goto(paths.account)
  await alive(other)
  await expect(logout(other)).toBeVisible()
  await logout(page).click()
  await expect(other).toHaveURL(`${paths.signIn}?next=${encodeURIComponent(paths.account)}`)
  await expect(other.getByRole('main').getByText('You were signed out in another tab')).toBeVisible()
  await expect(other.getByText('Sample Customer')).toHaveCount(0)
  await test.step('leaving the sign-in page acknowledges the message', async () => {
    await other.getByRole('banner').getByRole('link', { name: 'Plainsail' }).first().click()
    await expect(other).toHaveURL(paths.home)
    await other.goBack()
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(other.getByRole('main').getByText('You were signed out in another tab')).toHaveCount(0)
  })
})

test('GRD-4 clearing the browser data in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, 'withdraw@sample.test')
  const other = await context.newPage()
  await other.goto(paths.terms)
  await other.evaluate(() => localStorage.clear())
  await expect(page).toHaveURL(/\/sign-in\?next=/)
})

test('C24, C27 after another customer has signed in elsewhere, a tab shows nothing of the first', async ({
  page,
  context,
}) => {
  await signIn(page, 'withdraw@sample.test')
  await expect(page.getByText(referralBonus).first()).toBeVisible()
  await page.route('**/api/transaction/token-user', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  const other = await context.newPage()
  await signInHere(other, 'notified@sample.test')
  await expect(page.getByText('Sample Notified').first()).toBeVisible()
  await expect(page.getByText(referralBonus)).toHaveCount(0)
  await expect(page.getByText('Sample Customer')).toHaveCount(0)
  await expect(page.getByText('$500.00').first()).toBeVisible()
  await expect(page.getByText(referralBonus)).toHaveCount(0)
})

test.describe('offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|dynamically imported module/] })
  test('C29 an offline logout clears the browser at once, and the server when it is back online', async ({
    page,
    context,
  }) => {
    await signIn(page, 'withdraw@sample.test')
    await expect(page.getByText(referralBonus).first()).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('userToken'))
    await context.setOffline(true)
    await logout(page).click()
    await expect(page.getByText(referralBonus)).toHaveCount(0)
    expect(await storedKeys(page)).toEqual([])
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    const loggedOut = page.waitForResponse('**/api/auth/logout')
    await context.setOffline(false)
    await loggedOut
    const again = await page.request.get('/api/transaction/token-user', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(again.status(), 'the server has ended the session').toBe(401)
  })
})

test('C22 if nothing can be stored, the app works in this tab and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function setItem(key, value) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
      set.call(this, key, value)
    }
  })
  await signIn(page, 'withdraw@sample.test')
  await expect(page.getByText('You will be signed out when you close this tab.')).toBeVisible()
  await navigateTo(page, 'Account')
  await expect(page.getByText('withdraw@sample.test')).toBeVisible()
})

test('C30 no address contains the token', async ({ page }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
  await signIn(page, 'withdraw@sample.test')
  await page.goto(paths.account)
  await expect(logout(page)).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('userToken'))
  expect(token).toBeTruthy()
  expect(addresses.filter((address) => address.includes(String(token)))).toEqual([])
})
