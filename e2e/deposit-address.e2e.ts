import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { newCustomer } from './own-customer.ts'
import { expect, navigateTo, showAddress, signIn, test, wallet, pressEscape } from './support.ts'
import { toMethods, receipt, countPosts, status, bitcoin } from './deposit-support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/, /mailto:/], { scope: 'test' }] })

/** Closes the dialog that asks a new customer to verify their identity. */
async function closeDialogs(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await pressEscape(page)
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
  await expect(page.getByRole('region', { name: 'Your deposit' })).toContainText('Amount$1,000.50')
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
    await expect(page.locator('[data-slot="only-this-network"]')).toContainText(
      `, and only on ${network}. This is a sandbox.`,
    )
    await expect(page.getByRole('img', { name: new RegExp(`QR code of the ${name} address`) })).toBeVisible()
  }
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
    await page.getByText('Compare the address you pasted').click()
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
  await expect(receipt(page)).toHaveAccessibleDescription('Available once the address is shown.')
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
