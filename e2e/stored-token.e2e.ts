import type { Page, Route } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { alive, expect, login, storedKeys, test } from './support.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

const notLoaded = 'We could not load your account'

/** Stores a token without details, and opens the dashboard. `answer` responds to the call for the details. */
async function openWith(page: Page, response: (route: Route) => Promise<void>) {
  const { token } = await login(page, 'withdraw@sample.test')
  await page.goto(paths.terms)
  await alive(page)
  await page.evaluate((key) => localStorage.setItem('userToken', key), token)
  await page.route('**/api/transaction/token-user', response)
  await page.goto(paths.dashboard)
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fdashboard$/)
}

for (const [name, response, reason] of [
  [
    'a 500',
    (route: Route) => route.fulfill({ status: 500, json: {} }),
    'The service is briefly unavailable.',
  ],
  ['no network', (route: Route) => route.abort(), 'We could not reach the server.'],
  [
    'details that are unreadable',
    (route: Route) => route.fulfill({ json: { fullName: 'Sample Customer' } }),
    'The server sent something this app does not understand.',
  ],
] as const)
  test(`SES-2 FAIR-7 a token without details and ${name} for them: sign-in says what happened, the token stays, and a retry leads to the page`, async ({
    page,
  }) => {
    await openWith(page, response)
    const main = page.getByRole('main')
    await expect(main.getByText(notLoaded)).toBeVisible()
    await expect(main.getByText(reason)).toBeVisible()
    expect(await storedKeys(page)).toEqual(['userToken'])
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await expect(main.getByText(notLoaded)).toBeVisible()
    await page.unroute('**/api/transaction/token-user')
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(paths.dashboard)
    expect(await storedKeys(page)).toEqual(['userDetails', 'userToken'])
  })

test('GRD-3 a token without details and a 401 for them: sign-in says that the session has ended', async ({
  page,
}) => {
  await openWith(page, (route) => route.fulfill({ status: 401, body: 'Unauthorized' }))
  await expect(page.getByRole('main').getByText('Your session has ended. Sign in again.')).toBeVisible()
  expect(await storedKeys(page)).toEqual([])
})

test('SES-2 GRD-1 while the details of a stored token are loading, sign-in says so, and shows no form', async ({
  page,
}) => {
  const waiting: (() => void)[] = []
  await openWith(page, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  const main = page.getByRole('main')
  await expect(main.getByText('Loading your account …')).toBeVisible()
  await expect(main.getByLabel('Email')).toBeHidden()
  for (const release of waiting) release()
  await expect(page).toHaveURL(paths.dashboard)
})

test('NAV-6 a token whose details can’t be read: signing out removes it, and ends it on the server', async ({
  page,
}) => {
  await openWith(page, (route) => route.fulfill({ status: 500, json: {} }))
  const ends = page.waitForRequest('**/api/auth/logout')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  expect((await ends).headers().authorization).toMatch(/^Bearer ./)
  await expect(page).toHaveURL(paths.home)
  expect(await storedKeys(page)).toEqual([])
})

test('C28 a token whose details can’t be read ends on the server when someone else signs in', async ({
  page,
}) => {
  await openWith(page, (route) => route.fulfill({ status: 500, json: {} }))
  const token = await page.evaluate(() => localStorage.getItem('userToken'))
  const main = page.getByRole('main')
  await expect(main.getByText(notLoaded)).toBeVisible()
  await main.getByLabel('Email').fill('empty@sample.test')
  await main.getByLabel('Password', { exact: true }).fill('Sample#2026')
  await page.unroute('**/api/transaction/token-user')
  await main.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(paths.dashboard)
  const headers = { authorization: `Bearer ${token}` }
  await expect
    .poll(async () => (await page.request.get('/api/transaction/token-user', { headers })).status())
    .toBe(401)
})

test('SES-2 the details of a stored token are requested again once the network is back, unless someone has started to type', async ({
  page,
}) => {
  await openWith(page, (route) => route.abort())
  const main = page.getByRole('main')
  await expect(main.getByText(notLoaded)).toBeVisible()
  await page.unroute('**/api/transaction/token-user')
  await main.getByLabel('Email').fill('empty@sample.test')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(main.getByLabel('Email')).toHaveValue('empty@sample.test')
  await main.getByLabel('Email').fill('')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page).toHaveURL(paths.dashboard)
})

test('C28 details that arrive while someone else signs in are not shown', async ({ page }) => {
  await openWith(page, (route) => route.fulfill({ status: 500, json: {} }))
  const main = page.getByRole('main')
  await expect(main.getByText(notLoaded)).toBeVisible()
  await page.unroute('**/api/transaction/token-user')
  const waiting: (() => void)[] = []
  for (const name of ['**/api/transaction/token-user', '**/api/auth/login'])
    await page.route(
      name,
      async (route) => {
        await new Promise<void>((resolve) => waiting.push(resolve))
        await route.continue()
      },
      { times: 1 },
    )
  await main.getByLabel('Email').fill('empty@sample.test')
  await main.getByLabel('Password', { exact: true }).fill('Sample#2026')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => waiting.length).toBe(1)
  await main.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(() => waiting.length).toBe(2)
  const details = page.waitForResponse('**/api/transaction/token-user')
  waiting[0]?.()
  await details
  await expect(main.getByLabel('Email')).toHaveValue('empty@sample.test')
  waiting[1]?.()
  await expect(page.getByRole('heading', { name: /Sample Quiet/ })).toBeVisible()
})
