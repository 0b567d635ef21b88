import type { Page } from '@playwright/test'
import { depositForPlan, paths } from '#app/paths.ts'
import { alive, expect, SAMPLE_PASSWORD, showAddress, signedIn, signIn, test } from './support.ts'
import { toMethods, bitcoin } from './deposit-support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/, /mailto:/], { scope: 'test' }] })

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
  await page.getByText('Compare the address you pasted').click()
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
