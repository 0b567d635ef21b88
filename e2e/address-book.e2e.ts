import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { collectOtherCalls, offering, stopOffering } from './offering.ts'
import { expect, fillCrypto, SAMPLE_PASSWORD, signedIn, test, wallet, pressEscape } from './support.ts'
import { pressReviewDuring } from './withdrawal-support.ts'

// One test after the other, because they share a server and its customer.
test.describe.configure({ mode: 'default' })
test.use({
  timezoneId: 'Europe/Berlin',
  expectedErrors: [[/net::ERR_/, /status of 5\d\d/], { scope: 'test' }],
})
test.afterAll(stopOffering)

const EMAIL = 'withdraw@sample.test'
const ETHEREUM = '0x52908400098527886E0F7030069857D2E4169EE7'

/** Opens a page of a sandbox that offers only the address book, signed in. */
async function openWith(page: Page, path: string, capabilities = 'address-book') {
  const address = await offering(capabilities)
  const { token } = await signedIn(page, EMAIL, SAMPLE_PASSWORD, address)
  await page.goto(address + path)
  return { address, token }
}

/** Makes a call with the proof that the server asks for, as the step-up dialog does. */
async function proven(page: Page, origin: string, token: string, method: string, path: string, body: object) {
  const data = JSON.stringify(body)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const send = (more = {}) =>
    page.request.fetch(`${origin}/api${path}`, { method, data, headers: { ...headers, ...more } })
  const first = await send()
  if (first.ok()) return first
  const { action } = (await first.json()) as { action: string }
  const bodyHash = createHash('sha256').update(data).digest('hex')
  const answer = await page.request.post(`${origin}/api/auth/step-up`, {
    data: { action, bodyHash, method: 'password', password: SAMPLE_PASSWORD },
    headers,
  })
  const { proof } = (await answer.json()) as { proof: string }
  return send({ 'step-up': proof })
}

const part = (page: Page) => page.getByRole('region', { name: 'Address book' })
const only = (page: Page) => page.getByRole('switch', { name: 'Pay only to saved addresses' })
const payTo = (page: Page) => page.getByRole('group', { name: 'Pay to' })
const localTime = /Usable from \w{3} \d+, \d{4}, \d+:\d\d:\d\d [AP]M GMT\+\d/

/** Answers the step-up question with the password. */
async function confirm(page: Page) {
  const question = page.getByRole('dialog').filter({ has: page.getByLabel('Password', { exact: true }) })
  await question.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  await question.getByLabel('Password', { exact: true }).press('Enter')
}

async function fillAddress(page: Page, label: string, address: string) {
  await part(page).getByRole('button', { name: 'Add an address' }).click()
  await part(page).getByLabel('Name').fill(label)
  await part(page).getByLabel('Wallet address').fill(address)
}
const save = (page: Page) => part(page).getByRole('button', { name: 'Save address' })

test('CAP-0 without address-book, the withdrawal page neither requests the address book nor loads its code', async ({
  page,
}) => {
  const made: string[] = []
  page.on('request', (request) => made.push(request.url()))
  await openWith(page, paths.withdrawal, 'none')
  await fillCrypto(page, '10.01')
  await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
  await expect(page.getByRole('button', { name: /^Okay/ })).toBeVisible()
  expect(made.filter((url) => /withdrawal\/addresses|WithdrawalPart|SavedPayees/.test(url))).toEqual([])
})

test('CAP-0 CAP-3 an address is saved, shows when it can be used, and is removed', async ({ page }) => {
  const ofOthers = collectOtherCalls(page, 'address-book')
  await openWith(page, paths.security)
  await expect(part(page)).toContainText('No address is saved.')
  await fillAddress(page, 'Cold wallet', ETHEREUM)
  await expect(part(page).getByLabel('Network')).toHaveValue('ethereum')

  await test.step('cancelling the question keeps the input, and shows no error', async () => {
    await save(page).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await pressEscape(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(part(page).getByLabel('Name')).toHaveValue('Cold wallet')
    await expect(part(page).getByRole('alert')).toHaveCount(0)
  })
  await test.step('with the password it is saved, and its time is shown in the local time zone', async () => {
    await save(page).click()
    await confirm(page)
    await expect(part(page).getByRole('listitem')).toContainText('Cold wallet')
    await expect(part(page).getByRole('listitem')).toContainText(localTime)
    await expect(part(page).getByRole('button', { name: 'Add an address' })).toBeFocused()
  })
  await test.step('an address that is already saved is refused at its field', async () => {
    await fillAddress(page, 'Another', ETHEREUM)
    await save(page).click()
    await expect(part(page).getByLabel('Wallet address')).toHaveAccessibleDescription(
      /You have already saved this address/,
    )
    await expect(part(page).getByLabel('Name')).toHaveValue('Another')
    await part(page).getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('it is removed after a question, and an address that no longer exists counts as removed', async () => {
    await page.route('**/withdrawal/addresses/remove', async (route) => {
      await route.fetch()
      await route.continue()
    })
    await part(page).getByRole('button', { name: 'Remove Cold wallet' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove address' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(part(page)).toContainText('No address is saved.')
    await expect(part(page).getByRole('button', { name: 'Add an address' })).toBeFocused()
  })
  expect(ofOthers).toEqual([])
})

test('CAP-3 a save without a response is reported as unknown, and found in the list if it was carried out', async ({
  page,
}) => {
  const { address, token } = await openWith(page, paths.security)
  await fillAddress(page, 'Lost', ETHEREUM)
  await page.route('**/api/withdrawal/addresses', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await save(page).click()
  await expect(part(page).getByRole('alert')).toContainText('Sent, answer unknown')
  await expect(part(page).getByLabel('Name')).toHaveValue('Lost')
  await proven(page, address, token, 'POST', '/withdrawal/addresses', {
    label: 'Lost',
    network: 'ethereum',
    address: ETHEREUM,
  })
  await save(page).click()
  await expect(part(page).getByRole('listitem')).toContainText('Lost')
  await expect(part(page).getByLabel('Name')).toHaveCount(0)
})

test('CAP-0 CAP-3 if the address book can’t be read, the page says so, and Try again reads it', async ({
  page,
}) => {
  await page.route('**/api/withdrawal/addresses', (route) =>
    route.fulfill({ status: 501, json: { message: 'No.' } }),
  )
  await openWith(page, paths.security)
  await expect(part(page)).toContainText('This is not available at the moment. Try again later.')
  await page.unroute('**/api/withdrawal/addresses')
  await part(page).getByRole('button', { name: 'Try again' }).click()
  await expect(part(page).getByRole('listitem')).toContainText('Lost')
})

test('CAP-3 saved addresses come first under Pay to; one that waits can’t be chosen until its time', async ({
  page,
}) => {
  let reads = 0
  const start = Date.now()
  const saved = { id: 'a1', label: 'Lost', network: 'ethereum', address: ETHEREUM, times: 0 }
  const book = {
    only: false,
    addresses: [{ ...saved, usableFrom: new Date(start + 3_600_000).toISOString() }],
  }
  await page.route('**/api/withdrawal/addresses', (route) => {
    reads += 1
    return route.fulfill({ json: book })
  })
  // The page reads the holds again at that time. The real server's date would tell the app that its own clock is an hour ahead.
  await page.route('**/api/auth/security', async (route) => {
    const response = await route.fetch()
    const { date: _, ...headers } = response.headers()
    return route.fulfill({ response, headers })
  })
  await page.clock.install()
  await openWith(page, paths.withdrawal)
  await page.getByRole('tab', { name: 'Crypto' }).click()
  const first = payTo(page).getByRole('radio').first()
  await expect(first).toHaveAccessibleName('Lost')
  await expect(first).toBeDisabled()
  await expect(first).toHaveAccessibleDescription(localTime)

  await test.step('a typed address that waits is refused before the review', async () => {
    await fillCrypto(page, '10.02')
    await page.getByLabel('Wallet address').fill(ETHEREUM)
    await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
    await expect(page.getByLabel('Wallet address')).toHaveAccessibleDescription(/“Lost” can be used from/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('a similar address is pointed out', async () => {
    await page.getByLabel('Wallet address').fill('0x52908400098527886E0F7030069857D2E4169EE8'.toLowerCase())
    await expect(page.getByText('This address looks like your saved address “Lost”')).toBeVisible()
  })
  await test.step('one second before its time it still waits', async () => {
    await page.clock.fastForward(start + 3_599_000 - (await page.evaluate(() => Date.now())))
    await expect(first).toBeDisabled()
  })
  await test.step('when the time is reached, the book is read once more and it can be chosen', async () => {
    const before = reads
    await page.clock.fastForward(4000)
    await expect(first).toBeEnabled()
    await expect.poll(() => reads).toBe(before + 1)
    await first.check()
    await expect(first).toBeChecked()
  })
})

test('CAP-3 an address that waits is refused by the server too, and the review says until when in local time', async ({
  page,
}) => {
  // The form doesn't know about it, like a device that read the book earlier.
  await page.route('**/api/withdrawal/addresses', (route) =>
    route.fulfill({ json: { only: false, addresses: [] } }),
  )
  const { address, token } = await openWith(page, paths.withdrawal)
  const saved = { label: 'Lost', network: 'ethereum', address: ETHEREUM }
  await proven(page, address, token, 'POST', '/withdrawal/addresses', saved)
  await fillCrypto(page, '10.03')
  await page.getByLabel('Wallet address').fill(ETHEREUM)
  await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
  await page.getByRole('button', { name: /^Okay/ }).click()
  const note = page.getByRole('dialog').getByRole('alert')
  await expect(note).toContainText(
    /This withdrawal is held until \w{3} \d+, \d{4}, \d+:\d\d:\d\d [AP]M GMT\+\d/,
  )
  await expect(note).not.toContainText('UTC')
  await expect(note.getByRole('link', { name: /security page/ })).toHaveAttribute('href', paths.security)
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByLabel('Amount in USD')).toHaveValue('10.03')
  await expect(page.getByLabel('Wallet address')).toHaveValue(ETHEREUM)
})

test('CAP-3 WDR-4 a press on Review counts even if the address book’s note appears above the form during it', async ({
  page,
}) => {
  const release = new AbortController()
  const released = once(release.signal, 'abort')
  await page.route('**/api/withdrawal/addresses', async (route) => {
    await released
    await route.abort()
  })
  await openWith(page, paths.withdrawal)
  await page.getByRole('tab', { name: 'Crypto' }).click()
  await fillCrypto(page, '10')
  const failed = page.waitForEvent('requestfailed')
  await pressReviewDuring(page, async () => {
    release.abort()
    await failed
  })
  await pressEscape(page)
  await expect(page.getByText('Your saved addresses could not be loaded')).toBeVisible()
})

test('CAP-3 with “Pay only to saved addresses”, other addresses and bank transfers are refused, and the input is kept', async ({
  page,
}) => {
  const { address } = await openWith(page, paths.security)
  await expect(only(page)).not.toBeChecked()
  await only(page).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/24 hours after you save it.+takes effect 48 hours later/)
  await question.getByRole('button', { name: 'Switch on' }).click()
  await expect(only(page)).toBeChecked()
  await expect(part(page)).toContainText(
    'On. Withdrawals to other addresses and to bank accounts are refused.',
  )

  await page.goto(address + paths.withdrawal)
  await test.step('another address is refused before the review', async () => {
    await page.getByRole('tab', { name: 'Crypto' }).click()
    await expect(page.getByText(/^No saved address can be used before /)).toBeVisible()
    await fillCrypto(page, '10.04')
    await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
    await expect(page.getByLabel('Wallet address')).toHaveAccessibleDescription(
      /You pay only to saved addresses/,
    )
    await expect(page.getByLabel('Wallet address')).toHaveValue(wallet)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  const bank = async () => {
    await page.getByRole('tab', { name: 'Bank transfer' }).click()
    await page.getByLabel('Amount in USD').fill('10.05')
    await page.getByLabel('Account number').fill('00012345')
    await page.getByLabel('Bank SWIFT code').fill('SAMPUS33')
    await page.getByLabel('Bank name').fill('Sample Bank')
  }
  await test.step('a bank transfer is refused before the review', async () => {
    await bank()
    const button = page.getByRole('button', { name: 'Review bank withdrawal' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(/a bank transfer would be refused/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel('Account number')).toHaveValue('00012345')
  })
  await test.step('if the form could not read the book, it shows no warning, and the server refuses', async () => {
    await page.route('**/api/withdrawal/addresses', (route) => route.abort())
    await page.reload()
    await bank()
    await page.getByRole('button', { name: 'Review bank withdrawal' }).click()
    await page.getByRole('button', { name: /^Okay/ }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'You pay only to saved addresses, so this bank transfer is refused.',
    )
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByLabel('Amount in USD')).toHaveValue('10.05')
    await page.unroute('**/api/withdrawal/addresses')
  })
  await test.step('switching it off needs a confirmation, and the page says when it takes effect', async () => {
    await page.goto(address + paths.security)
    await only(page).click()
    await confirm(page)
    await expect(part(page)).toContainText(
      /On\. Switches off on \w{3} \d+, \d{4}, \d+:\d\d:\d\d [AP]M GMT\+\d\. Until then, withdrawals to other/,
    )
    await expect(only(page)).toBeChecked()
  })
  await test.step('it can be kept on, without a question', async () => {
    await part(page).getByRole('button', { name: 'Keep it on' }).click()
    await expect(part(page)).toContainText('If you switch it off, that takes effect 48 hours later.')
    await expect(only(page)).toBeChecked()
    await expect(only(page)).toBeFocused()
  })
})
