import type { BrowserContext, Page } from '@playwright/test'
import { depositForPlan, paths } from '#app/paths.ts'
import { newCustomer } from './own-customer.ts'
import {
  alive,
  expect,
  hold,
  navigateTo,
  SAMPLE_PASSWORD,
  showAddress,
  signedIn,
  signIn,
  test,
  wallet,
} from './support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/, /mailto:/], { scope: 'test' }] })

async function toMethods(page: Page, amount: string) {
  await page.goto(paths.deposit)
  await page.getByLabel('Amount in USD').fill(amount)
  await page.getByRole('button', { name: 'Make Deposit' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a payment method' })).toBeFocused()
}

/** Registers a customer, installs a fake clock and shows a deposit address. Returns the keys of all deposits sent from then on. */
async function aboutToReport(page: Page, context: BrowserContext, amount: string) {
  const posts = countPosts(context)
  await page.clock.install()
  await newCustomer(page)
  await toMethods(page, amount)
  await showAddress(page)
  return posts
}

const receipt = (page: Page) => page.getByRole('button', { name: 'E-mail the receipt' })

/** The amounts that the server has recorded, from a request outside the page. */
async function recorded(page: Page): Promise<number[]> {
  const token = await page.evaluate(() => localStorage.getItem('userToken'))
  const answer = await page.request.get('/api/transaction/all', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { allTransactions } = (await answer.json()) as { allTransactions: { amount: number }[] }
  return allTransactions.map(({ amount }) => amount)
}

function countPosts(context: BrowserContext): string[] {
  const keys: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/transaction/add'))
      keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}

async function newTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  await alive(tab)
  return tab
}

const toast = (page: Page, title: string) => page.locator('[data-slot="toast"]').filter({ hasText: title })
const status = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })

/** Closes the dialog that asks a new customer to verify their identity. */
async function closeDialogs(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

test('DEP-1 DEP-2 FAIR-6 shows the test network before its address, with the keyboard only', async ({
  page,
}) => {
  await newCustomer(page)
  await closeDialogs(page)
  await page.goto(paths.deposit)
  await page.getByLabel('Amount in USD').focus()
  await page.keyboard.type('1,000.50')
  await expect(page.getByText('Read as $1,000.50')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Choose a payment method' })).toBeFocused()
  const address = page.locator('[data-slot="address-text"]')
  for (const [name, network, start] of [
    ['Bitcoin', 'Bitcoin test network (testnet)', 'tb1'],
    ['Ethereum', 'Ethereum test network (Sepolia)', '0x'],
    ['USDT', 'Tron test network (Nile)', 'T'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-slot="network-name"]')).toContainText(network)
    await expect(address).toHaveCount(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(address).toHaveText(new RegExp(`^${start}[0-9A-Za-z]+$`))
    await expect(page.getByText('test network', { exact: true })).toBeVisible()
    await expect(page.getByRole('img', { name: new RegExp(`QR code of the ${name} address`) })).toBeVisible()
  }
})

test('DEP-2 on a wide screen the summary stays beside the steps', async ({ page }) => {
  await signIn(page, 'withdraw@sample.test')
  await page.goto(paths.deposit)
  await page.getByLabel('Amount in USD').fill('500')
  await page.keyboard.press('Enter')
  const summary = page.locator('[data-slot="deposit-summary"]')
  await page.getByRole('button', { name: 'Bitcoin', exact: true }).click()
  await expect(summary).toBeInViewport({ ratio: 1 })
  const before = await summary.boundingBox()
  await page.mouse.wheel(0, 5000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before?.y ?? Infinity)
  await expect(summary).toBeInViewport({ ratio: 1 })
})

test('DEP-2 copies the address, and confirms it for three seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await newCustomer(page)
  await toMethods(page, '20')
  await page.getByRole('button', { name: 'Bitcoin', exact: true }).click()
  await page.getByRole('button', { name: /show the address/ }).click()
  const address = (await page.locator('[data-slot="address-text"]').textContent()) ?? ''
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.getByRole('button', { name: 'Copy the Bitcoin address' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  await expect(page.getByText(`Bitcoin address copied, ends in ${address.slice(-4)}`)).toBeAttached()
  await page.clock.runFor(2900)
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByText('Copied', { exact: true })).toBeHidden()
  await test.step('C37 the clipboard contains the whole address', async () => {
    await page.getByText('Compare it after you paste it').click()
    await page.getByLabel('Check what I pasted').focus()
    await page.keyboard.press('Control+V')
    await expect(page.getByLabel('Check what I pasted')).toHaveValue(address)
    await expect(page.getByText('The same address, every character')).toBeVisible()
  })
})

test('C38 shows no address until the details have loaded, and after a failure offers a retry', async ({
  page,
}) => {
  await newCustomer(page)
  await closeDialogs(page)
  let broken = true
  await page.route('**/transaction/token-user', (route) =>
    broken ? route.fulfill({ status: 500, body: '<html>tb1qbroken</html>' }) : route.continue(),
  )
  await toMethods(page, '20')
  await expect(page.getByText('Address unavailable. Do not send funds.')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/tb1q/)).toHaveCount(0)
  await expect(receipt(page)).toHaveCount(0)
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Bitcoin', exact: true })).toBeVisible()
})

const bitcoin = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

test('C39 reports an address that has changed since the last visit, during this visit only', async ({
  page,
}) => {
  await newCustomer(page)
  await closeDialogs(page)
  const warning = page.getByText('This address changed since your last visit')
  const show = (name: string) => showAddress(page, name)
  // Simulates that the address was different at the last visit.
  await page.evaluate((another) => {
    const details = JSON.parse(localStorage.getItem('userDetails') ?? '{}') as Record<string, unknown>
    localStorage.setItem('userDetails', JSON.stringify({ ...details, bitcoinAddress: another }))
  }, wallet)
  await toMethods(page, '20')
  await show('Bitcoin')
  await expect(warning).toBeVisible()
  await expect(page.locator('[data-slot="address-text"]')).toHaveText(bitcoin)
  await show('Ethereum')
  await expect(warning).toHaveCount(0)
  await test.step('the warning is still there after visiting another page', async () => {
    await navigateTo(page, 'Account')
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    await page.goBack()
    await show('Bitcoin')
    await expect(warning).toBeVisible()
  })
  await toMethods(page, '20')
  await show('Bitcoin')
  await expect(warning).toHaveCount(0)
})

test('C7 DEP-3 after a 429 the page says how long it waits, and then sends the deposit with the same key', async ({
  page,
  context,
}) => {
  const posts = await aboutToReport(page, context, '20')
  await page.route(
    '**/transaction/add',
    (route) => route.fulfill({ status: 429, headers: { 'retry-after': '40' }, json: { message: 'Slow' } }),
    { times: 1 },
  )
  await receipt(page).click()
  await page.clock.fastForward(2000)
  await expect(status(page, 'The deposit is not recorded yet.')).toContainText('asked us to wait 40 s')
  await expect(page.getByText(/Try again in/)).toHaveCount(0)
  await page.clock.fastForward(25_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(posts, 'before the pause has ended').toHaveLength(1)
  await page.clock.fastForward(15_000)
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  expect(posts).toHaveLength(2)
  expect(new Set(posts).size).toBe(1)
  expect(await recorded(page)).toEqual([20])
})

test('DEP-3 on a phone the status of the deposit scrolls into view, above the ribbon', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.clock.install()
  await newCustomer(page)
  await toMethods(page, '20')
  await showAddress(page)
  await receipt(page).click()
  await page.clock.fastForward(2000)
  const callout = status(page, 'Deposit recorded.').locator('[data-slot="callout"]')
  await expect(callout).toBeInViewport({ ratio: 1 })
  const ribbon = await page.getByText('Sandbox: simulated money').boundingBox()
  const box = await callout.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(ribbon?.y ?? 0)
})

test('DEP-3 C12 opens the mail, and two seconds later records one deposit, even after several presses', async ({
  page,
  context,
}) => {
  const posts = await aboutToReport(page, context, '250.50')
  const posted = page.waitForRequest('**/transaction/add')
  // The mail opens in a new tab, so it can't replace this page.
  const mailed = context.waitForEvent('request', (request) => request.url().startsWith('mailto:'))
  await receipt(page).dblclick()
  expect((await mailed).url()).toMatch(/^mailto:support@plainsail\.example\?subject=Deposit%20Receipt(&|$)/)
  const stored = await page.evaluate(() => localStorage.getItem('depositOutbox'))
  expect(stored).toContain('250.50')
  expect(posts).toEqual([])
  await page.clock.fastForward(2000)
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  expect((await posted).postDataJSON(), 'API-6').toEqual({ amount: 250.5 })
  await expect.poll(() => recorded(page)).toEqual([250.5])
  await page.getByRole('button', { name: 'Open the email again' }).click()
  await page.clock.fastForward(60_000)
  expect(posts).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('depositOutbox'))).toBeNull()
})

test('DEP-3 C14 if the page is closed at once, the deposit is recorded once at the next start, and reported on any page', async ({
  page,
  context,
}) => {
  const posts = countPosts(context)
  await newCustomer(page)
  await toMethods(page, '75.13')
  await showAddress(page)
  await receipt(page).click()
  await page.close()
  expect(posts).toEqual([])
  const next = await newTab(context, paths.account)
  await expect(toast(next, 'Deposit recorded.')).toBeVisible()
  expect(await recorded(next)).toEqual([75.13])
  expect(posts).toHaveLength(1)
})

test('DEP-3 a reload within the two seconds records the deposit once', async ({ page, context }) => {
  const posts = countPosts(context)
  await newCustomer(page)
  await toMethods(page, '20')
  await showAddress(page)
  await receipt(page).click()
  await page.reload()
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  expect(await recorded(page)).toEqual([20])
  expect(posts).toHaveLength(1)
})

test('DEP-3 C10 offline, the deposit is kept and the page says so; once online it is recorded once', async ({
  page,
  context,
}) => {
  const posts = await aboutToReport(page, context, '20')
  await context.setOffline(true)
  await receipt(page).click()
  await page.clock.fastForward(2000)
  await expect(status(page, 'The deposit is not recorded yet.')).toBeVisible()
  expect(posts).toEqual([])
  await context.setOffline(false)
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  expect(await recorded(page)).toEqual([20])
  expect(posts).toHaveLength(1)
})

test('DEP-3 C11 after a lost response the deposit is sent again with the same key, and there is one row', async ({
  page,
  context,
}) => {
  const posts = await aboutToReport(page, context, '20')
  let lost = 0
  await page.route('**/transaction/add', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await receipt(page).click()
  await page.clock.fastForward(2000)
  await expect(status(page, 'We do not know yet whether the deposit is recorded.')).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  expect(await recorded(page)).toEqual([20])
  expect(new Set(posts).size).toBe(1)
})

test('DEP-3 C13 a second tab does not send the deposit again', async ({ page, context }) => {
  const posts = await aboutToReport(page, context, '20')
  const other = await newTab(context, paths.account)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await receipt(page).click()
  await page.clock.fastForward(2000)
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  await expect(toast(other, 'Deposit recorded.')).toBeVisible()
  expect(await recorded(page)).toEqual([20])
  expect(posts).toHaveLength(1)
})

/** Opens two tabs that show an address for the same amount. `posts` are those of `aboutToReport`. */
async function twoTabsAboutToReport(page: Page, context: BrowserContext) {
  const posts = await aboutToReport(page, context, '20')
  const other = await newTab(context, paths.account)
  await toMethods(other, '20')
  await showAddress(other)
  return { posts, other }
}

test('FAIR-7 C13 a second tab warns before it records the amount that the first one still has to record', async ({
  page,
  context,
}) => {
  const { posts, other } = await twoTabsAboutToReport(page, context)
  const warning = other.getByText(/You reported a deposit of the same amount today at/)
  await expect(warning).toHaveCount(0)
  await context.route('**/transaction/add', (route) => route.abort('connectionreset'))
  await receipt(page).click()
  await expect(warning).toBeVisible()
  await expect(other.getByText(/This is a second deposit\./)).toBeVisible()
  await page.clock.fastForward(2000)
  await test.step('API-14 also while its outcome is unknown', async () => {
    await expect(status(page, 'We do not know yet whether the deposit is recorded.')).toBeVisible()
    await expect(other.getByText(/We do not know yet whether it is recorded\./)).toBeVisible()
    await expect(warning).toBeVisible()
    expect(new Set(posts).size).toBe(1)
  })
  await test.step('another amount causes no warning', async () => {
    await toMethods(other, '21')
    await showAddress(other)
    await expect(receipt(other)).not.toHaveAttribute('aria-disabled', 'true')
    await expect(warning).toHaveCount(0)
  })
})

test('FAIR-7 C13 a second tab at the same step warns before it records the amount that the first one has recorded', async ({
  page,
  context,
}) => {
  const { posts, other } = await twoTabsAboutToReport(page, context)
  await receipt(page).click()
  await page.clock.fastForward(2000)
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  await expect(other.getByText('You reported a deposit of the same amount.')).toBeVisible()
  await expect(other.getByText(/It is recorded\. This is a second deposit\./)).toBeVisible()
  expect(posts).toHaveLength(1)
})

test('FAIR-5 a customer without addresses sees every method disabled, with the reason', async ({ page }) => {
  await signIn(page, 'noaddress@sample.test')
  await page.goto(paths.deposit)
  await expect(page.getByText('You can’t deposit until there is one.'), 'already in step 1').toBeVisible()
  await toMethods(page, '20')
  for (const name of ['Bitcoin', 'Ethereum', 'USDT'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveAccessibleDescription(
      /No deposit address is set up for this method yet\. Contact support\.$/,
    )
  await test.step('DEP-5 nothing can be recorded, and the page says why', async () => {
    await expect(receipt(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(receipt(page)).toHaveAccessibleDescription(/No deposit address is set up for you yet/)
    await receipt(page).click({ force: true })
    expect(await page.evaluate(() => localStorage.getItem('depositOutbox'))).toBeNull()
  })
})

test('DEP-5 nothing can be recorded before an address has been opened', async ({ page, context }) => {
  const posts = countPosts(context)
  await page.clock.install()
  await newCustomer(page)
  await toMethods(page, '20')
  await expect(receipt(page)).toHaveAccessibleDescription(
    'You can tell us here once you have seen the address.',
  )
  await receipt(page).click({ force: true })
  await receipt(page).focus()
  await page.keyboard.press('Enter')
  await page.clock.fastForward(60_000)
  expect(await page.evaluate(() => localStorage.getItem('depositOutbox'))).toBeNull()
  expect(posts).toEqual([])
  await showAddress(page)
  await receipt(page).click()
  await page.clock.fastForward(2000)
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  expect(posts).toHaveLength(1)
})

test('API-14 DEP-3 if the backend does not declare idempotency, a deposit without a response is not sent again', async ({
  page,
  context,
}) => {
  await context.route(/\/api\/$/, (route) => route.fulfill({ json: { mode: 'sandbox', message: 'Ready' } }))
  const posts = await aboutToReport(page, context, '20')
  await page.route('**/transaction/add', (route) => route.abort('connectionreset'), { times: 1 })
  const details = page.waitForResponse('**/transaction/token-user')
  await receipt(page).click()
  await page.clock.fastForward(2000)
  const asked = status(page, 'We could not confirm that the deposit was recorded.')
  await expect(asked).toContainText('it may count twice')
  // If the clock moved on first, the call would reach its time limit, and the page would show an error instead of the addresses.
  await details
  for (const pause of [5000, 15_000, 60_000, 300_000]) await page.clock.fastForward(pause)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  expect(posts).toHaveLength(1)
  await asked.getByRole('button', { name: 'Send it again' }).click()
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  expect(posts).toHaveLength(2)
  expect(new Set(posts).size, 'API-13').toBe(1)
})

test('FAIR-9 the first step says what can be withdrawn before it asks for an amount, and hides amounts', async ({
  page,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.deposit)
  const section = page.getByRole('region', { name: 'What you can withdraw' })
  await expect(section).toContainText('Only trade profit can be withdrawn. The deposit itself cannot.')
  await expect(section).toContainText('Available to withdraw now$3,250.17')
  await expect(section).toContainText('2.5% of the amount')
  await expect(section).toContainText('You can lose all the money you invest.')
  const [above, below] = await Promise.all([
    section.boundingBox(),
    page.getByLabel('Amount in USD').boundingBox(),
  ])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  await expect(section).toContainText('Amount hidden')
  await expect(section).not.toContainText('3,250')
})

test('DEP-4 step 2 says how much of the coin to send, with rate, source and time, and copies it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.setFixedTime(new Date('2026-03-04T14:07:00Z'))
  await page.route('**/api/market/coins**', async (route) => {
    const response = await route.fetch()
    const headers = {
      ...response.headers(),
      'x-market-source': 'live',
      'x-market-as-of': '2026-03-04T14:05:00Z',
    }
    await route.fulfill({ response, headers })
  })
  await signedIn(page, 'withdraw@sample.test')
  await toMethods(page, '620')
  await showAddress(page)
  const send = page.locator('[data-slot="send-amount"]')
  await expect(send).toContainText('Send about0.0062 BTC')
  await expect(send).toContainText(
    'at $100,000.00, CoinGecko 2:05 PM; it changes until your transfer arrives.',
  )
  await expect(page.getByRole('link', { name: 'Price data by CoinGecko' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy the amount in BTC' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  await page.getByText('Compare it after you paste it').click()
  await page.getByLabel('Check what I pasted').focus()
  await page.keyboard.press('Control+V')
  await expect(page.getByLabel('Check what I pasted')).toHaveValue('0.0062')
  await test.step('the QR code is saved as a picture, under the page’s security policy', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save picture' }).click()
    expect((await download).suggestedFilename()).toBe(`bitcoin-address-${bitcoin.slice(-4)}.png`)
  })
  await test.step('the amount of USDT is calculated as well', async () => {
    await showAddress(page, 'USDT')
    await expect(send).toContainText('Send about620 USDT')
  })
})

test('DEP-4 a sample price is marked as a sample, and without prices the page says so', async ({ page }) => {
  await signedIn(page, 'withdraw@sample.test')
  await toMethods(page, '2500')
  await showAddress(page)
  await expect(page.getByText('at $100,000.00. Sample price, not a market price.')).toBeVisible()
  await page.route('**/api/market/coins**', (route) => route.fulfill({ json: [] }))
  await page.reload()
  await expect(page.getByText('We have no price for Bitcoin at the moment.')).toBeVisible()
})

/** Expects the tab to show the same deposit as before the reload. */
const asBefore = async (tab: Page) => {
  await expect(tab.locator('[data-slot="address-text"]')).toHaveText(/^0x/)
  await expect(tab.locator('[data-slot="deposit-summary"]')).toContainText('Amount$2,600.00')
  await expect(tab.locator('[data-slot="deposit-summary"]')).toContainText('Plan you choseMaster')
  await expect(tab.getByRole('button', { name: 'I have sent it' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
}

test('DEP-6 amount, method, network answer and step survive a reload and a discarded tab', async ({
  page,
  context,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(depositForPlan('master'))
  await page.getByLabel('Amount in USD').fill('2,600')
  await page.reload()
  await expect(page.getByLabel('Amount in USD')).toHaveValue('2,600')
  await page.getByRole('button', { name: 'Make Deposit' }).click()
  await showAddress(page, 'Ethereum')
  await page.reload()
  await asBefore(page)
  const address = page.url()
  await page.close()
  await test.step('in a tab whose session storage is gone', async () => {
    const tab = await context.newPage()
    await signedIn(tab, 'withdraw@sample.test')
    await tab.goto(address)
    await asBefore(tab)
  })
})

test('DEP-6 UPG-2 the deposit and its plan survive a sign-in in between; SES-1 signing out removes the deposit', async ({
  page,
}) => {
  await signIn(page, 'withdraw@sample.test')
  await page.goto(depositForPlan('master'))
  await page.getByRole('button', { name: 'Use $2,500.00' }).click()
  await page.getByRole('button', { name: 'Make Deposit' }).click()
  await showAddress(page, 'USDT')
  await page.route(
    '**/api/transaction/token-user',
    (route) => route.fulfill({ status: 401, json: { message: 'Sample' } }),
    { times: 1 },
  )
  await page.reload()
  await page.getByLabel('Email').fill('withdraw@sample.test')
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.locator('[data-slot="address-text"]')).toHaveText(/^T/)
  const summary = page.locator('[data-slot="deposit-summary"]')
  await expect(summary).toContainText('Plan you choseMaster')
  await expect(summary).toContainText('Amount$2,500.00')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/')
  const left = () =>
    page.evaluate(() => [localStorage.getItem('depositDraft'), sessionStorage.getItem('depositDraft')])
  await expect.poll(left).toEqual([null, null])
})

test('UPG-2 the plan goes through sign-in, its amount is offered and not filled in, and an unknown plan is ignored', async ({
  page,
}) => {
  await page.goto(depositForPlan('pro'))
  await page.getByLabel('Email').fill('withdraw@sample.test')
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Pro starts at $5,500.00.')).toBeVisible()
  await expect(page.getByLabel('Amount in USD')).toHaveValue('')
  await page.getByRole('button', { name: 'Use $5,500.00' }).click()
  await expect(page.getByLabel('Amount in USD')).toHaveValue('5500.00')
  await page.goto(depositForPlan('platinum'))
  await expect(page.getByRole('button', { name: 'Make Deposit' })).toBeVisible()
  await alive(page)
  await expect(page.getByText(/starts at/)).toHaveCount(0)
})

test('DEP-7 I have sent it records the deposit at once and only once, without a mail program', async ({
  page,
  context,
}) => {
  const posts = countPosts(context)
  const mails: string[] = []
  context.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails.push(request.url())
  })
  await newCustomer(page)
  await toMethods(page, '88.25')
  await showAddress(page)
  const sent = page.getByRole('button', { name: 'I have sent it' })
  // Two clicks in one task, before React renders.
  await sent.evaluate((button: HTMLElement) => {
    button.focus()
    button.click()
    button.click()
  })
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  await expect(sent).toBeFocused()
  await expect(sent).toHaveAccessibleDescription('You have told us about this deposit.')
  await page.keyboard.press('Enter')
  expect(mails).toEqual([])
  await test.step('the email then opens without recording the deposit again, also after a reload', async () => {
    await page.reload()
    await expect(status(page, 'Deposit recorded.')).toBeVisible()
    const mailed = context.waitForEvent('request', (request) => request.url().startsWith('mailto:'))
    await receipt(page).click()
    await mailed
    await expect(page.getByRole('button', { name: 'Open the email again' })).toBeVisible()
    expect(await recorded(page)).toEqual([88.25])
    expect(posts).toHaveLength(1)
  })
})

test('FAIR-7 DEP-6 a deposit that was refused while the customer was on another page can be reported after a reload', async ({
  page,
}) => {
  await newCustomer(page)
  await toMethods(page, '62')
  await showAddress(page)
  await page.route('**/transaction/add', (route) =>
    route.fulfill({ status: 422, json: { message: 'Sample' } }),
  )
  const refuse = await hold(page, /\/transaction\/add$/)
  await page.getByRole('button', { name: 'I have sent it' }).click()
  await expect(page.getByText(/^You have reported/)).toBeVisible()
  await navigateTo(page, 'Dashboard')
  await refuse()
  await expect(page.getByText('The deposit was not recorded.').first()).toBeVisible()
  await page.goto(`${paths.deposit}?step=method`)
  await expect(page.getByText(/^Choose one\. Both record \$62\.00/)).toBeVisible()
  await expect(page.getByText(/^You have reported/)).toHaveCount(0)
})

test('FAIR-7 DEP-6 a deposit that was refused can still be reported after a reload', async ({
  page,
  context,
}) => {
  const posts = countPosts(context)
  await newCustomer(page)
  await toMethods(page, '61')
  await showAddress(page)
  await page.route(
    '**/transaction/add',
    (route) => route.fulfill({ status: 422, json: { message: 'Sample' } }),
    {
      times: 1,
    },
  )
  const sent = page.getByRole('button', { name: 'I have sent it' })
  await sent.click()
  await expect(status(page, 'The deposit was not recorded.')).toBeVisible()
  await page.reload()
  await sent.click()
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  expect(new Set(posts).size).toBe(2)
  expect(await recorded(page)).toEqual([61])
})

test('FAIR-7 DEP-3 a deposit that is refused after signing out in another tab is reported at the next sign-in, to this customer only', async ({
  page,
  context,
}) => {
  await signIn(page, 'withdraw@sample.test')
  await toMethods(page, '63.37')
  await showAddress(page)
  const other = await context.newPage()
  await other.goto(paths.deposit)
  await page.route('**/transaction/add', (route) =>
    route.fulfill({ status: 422, json: { message: 'Over your limit.' } }),
  )
  const release = await hold(page, /\/transaction\/add$/)
  const leaves = page.waitForRequest('**/transaction/add')
  await page.getByRole('button', { name: 'I have sent it' }).click()
  await leaves
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(paths.home)
  await release()
  // Without this, the next page may be opened before this one has read the answer. The outcome would then be unknown.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('refusedDeposit:')))
  await test.step('another customer does not see it', async () => {
    await signIn(page, 'empty@sample.test')
    await page.goto(paths.depositHistory)
    await expect(page.getByText('No transaction history')).toBeVisible()
    await expect(page.getByText(/63[.]37|Over your limit/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(paths.home)
  })
  const report = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: 'The deposit was not recorded.' })
  await test.step('the customer sees it, with the reason, also after a reload', async () => {
    await signIn(page, 'withdraw@sample.test')
    for (const path of [paths.dashboard, paths.depositHistory]) {
      await page.goto(path)
      await expect(report).toContainText('$63.37')
      await expect(report).toContainText('Over your limit.')
    }
  })
  await test.step('it does not return after it was closed', async () => {
    await report.getByRole('button', { name: /^Close/ }).click()
    await expect(report).toHaveCount(0)
    await page.goto(paths.dashboard)
    await expect(page.getByText('as of')).toBeVisible()
    await expect(report).toHaveCount(0)
  })
})
