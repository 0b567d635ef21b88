import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { expect, fillCrypto, signIn, test, pressEscape } from './support.ts'
import { details } from './payouts-support.ts'
import { collectPosts, history, open, pressReviewDuring, review, sent, submit } from './withdrawal-support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of (403|50\d)/], { scope: 'test' }] })

async function openBank(page: Page) {
  await open(page)
  await page.getByRole('tab', { name: 'Bank transfer' }).click()
}

test('WDR-1 WDR-4 FAIR-4 API-9 a bank transfer with the keyboard only: shows the figures, sends one order, opens the history', async ({
  page,
}) => {
  const posts = collectPosts(page)
  await openBank(page)
  // Tab goes from the amount to Max, then to the payees used before, then to the fields.
  await expect(page.getByRole('radio', { name: 'Another bank account' })).toBeChecked()
  await page.getByLabel('Amount in USD').focus()
  await page.keyboard.type('1,00')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('0,01')
  await expect(page.getByText('Read as $10.01')).toBeVisible()
  for (let stops = 0; stops < 2; stops += 1) await page.keyboard.press('Tab')
  for (const text of ['00012345', 'sampus33', 'Sample Bank']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  const dialog = review(page)
  await expect(dialog).toBeFocused()
  for (const text of [
    'Okay, withdraw $10.01',
    '$0.25',
    '2.5%',
    '$9.76',
    'Sample Bank',
    'SWIFT SAMPUS33',
    'Account 00012345',
  ])
    await expect(dialog.getByText(text)).toBeVisible()
  expect(posts).toEqual([])
  await dialog.getByRole('button', { name: 'Okay' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(history)
  expect(posts).toHaveLength(1)
  expect(posts[0]?.body).toEqual({
    amount: 10.01,
    accountNumber: '00012345',
    swiftCode: 'SAMPUS33',
    bankName: 'Sample Bank',
  })
  expect(posts[0]?.key).toMatch(/^[0-9a-f]{32}$/)
  expect(await sent(page, 10.01)).toBe(1)
  await test.step('WDR-4 the history opens with the details of the new row', async () => {
    await expect(page.getByRole('dialog', { name: 'Withdrawal' })).toContainText('$10.01')
    await expect(page).toHaveURL(/\?row=/)
  })
  await test.step('WDR-4 the details say that it was requested, until they are closed', async () => {
    const shown = details(page).getByText('Withdrawal requested')
    await expect(shown).toBeVisible()
    await expect(details(page)).not.toContainText('It is pending.')
    await page.keyboard.press('Escape')
    await expect(details(page)).toHaveCount(0)
    const rows = page.locator('tbody').getByRole('button')
    for (const row of [rows.first(), rows.nth(1)]) {
      await row.click()
      await expect(details(page)).toBeVisible()
      await expect(shown).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(details(page)).toHaveCount(0)
    }
  })
})

test('WDR-4 a press on Review counts even if the note about an unreadable history appears during it', async ({
  page,
}) => {
  const release = new AbortController()
  const released = once(release.signal, 'abort')
  await page.route('**/api/withdrawal/all', async (route) => {
    await released
    await route.fulfill({ status: 403, json: { message: 'Sample refusal' } })
  })
  await open(page)
  await fillCrypto(page, '10')
  const note = page.getByText(/could not load your earlier withdrawals/)
  const refused = page.waitForResponse('**/api/withdrawal/all')
  await pressReviewDuring(page, async () => {
    release.abort()
    await refused
  })
  await pressEscape(page)
  await expect(note).toBeVisible()
})

test('WDR-6 an IBAN with a wrong digit is reported, and an account without a checksum is accepted', async ({
  page,
}) => {
  await openBank(page)
  await page.getByLabel('Amount in USD').fill('10')
  await page.getByLabel('Bank SWIFT code').fill('SAMPUS33')
  await page.getByLabel('Bank name').fill('Sample Bank')
  await page.getByLabel('Account number').fill('DE89 3704 0044 0532 0130 01')
  await page.getByRole('button', { name: 'Review bank withdrawal' }).click()
  await expect(page.getByText('This IBAN is not valid. Check it for a mistyped digit.').first()).toBeVisible()
  await expect(review(page)).toBeHidden()
  for (const number of ['DE89 3704 0044 0532 0130 00', '00012345']) {
    await page.getByLabel('Account number').fill(number)
    await page.getByRole('button', { name: 'Review bank withdrawal' }).click()
    await expect(review(page)).toContainText(`Account ${number}`)
    await pressEscape(page)
  }
})

test('WDR-6 an address that cannot be checked is confirmed once more, and another one needs a new confirmation', async ({
  page,
}) => {
  await open(page)
  await fillCrypto(page, '10')
  const address = page.getByLabel('Wallet address')
  await address.fill('LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9')
  const box = page.getByRole('checkbox', { name: 'I have compared it: it ends in RhMH9' })
  await expect(page.getByText('We could not check this address')).toBeVisible()
  await expect(box).not.toBeChecked()
  await submit(page).click()
  await expect(page.getByText('Compare the address, then tick the box').first()).toBeVisible()
  await expect(review(page)).toBeHidden()
  await box.check()
  await address.fill('LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH8')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('checkbox').check()
  await submit(page).click()
  await expect(review(page)).toContainText('Wallet address, not checked')
})

test('WDR-1 the form of the newest withdrawal is open, and one press opens the other', async ({ page }) => {
  await signIn(page, 'withdraw@sample.test')
  await page.route('**/withdrawal/all', async (route) => {
    const rows = ['wallet', 'bankName'].map((field, day) => ({
      _id: field,
      amount: 10,
      transactionFee: 0.25,
      date: `2026-03-0${2 - day}T10:00:00Z`,
      reference: `WDR-SAMPLE-${field}`,
      status: 'approved',
      ...(field === 'wallet'
        ? { wallet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' }
        : { accountNumber: '00012345' }),
    }))
    await route.fulfill({ json: { allWithdrawals: rows } })
  })
  await page.goto(paths.withdrawal)
  await expect(page.getByRole('tab', { name: 'Crypto' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Wallet address')).toHaveValue('')
  await page.getByRole('tab', { name: 'Bank transfer' }).click()
  await expect(page.getByLabel('Bank name')).toBeVisible()
})

test('WDR-7 a payee used before is shown in full, chosen with one press, and paid', async ({ page }) => {
  const posts = collectPosts(page)
  await openBank(page)
  const used = page.getByRole('radio', { name: 'Sample Bank, account ending 2345' })
  await expect(used).not.toBeChecked()
  await expect(page.getByText(/00012345/)).toHaveCount(0)
  await used.check()
  await expect(page.getByText(/00012345, SWIFT SAMPUS33\. Last used/)).toBeVisible()
  await page.getByLabel('Amount in USD').fill('10.07')
  await page.getByRole('button', { name: 'Review bank withdrawal' }).click()
  await review(page).getByRole('button', { name: 'Okay, withdraw $10.07' }).click()
  await expect(page).toHaveURL(history)
  expect(posts[0]?.body).toEqual({
    amount: 10.07,
    accountNumber: '00012345',
    swiftCode: 'SAMPUS33',
    bankName: 'Sample Bank',
  })
})

test('WDR-7 if the history cannot be loaded, the fields are there at once', async ({ page }) => {
  await page.route('**/withdrawal/all', (route) => route.fulfill({ status: 503, json: { message: 'Busy.' } }))
  await openBank(page)
  await expect(page.getByLabel('Account number')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('WDR-5 FAIR-9 both forms show what is available, and hidden amounts hide it', async ({ page }) => {
  await open(page)
  const available = page.getByText(/^Available: .*Only trade profit can be withdrawn\.$/)
  await expect(available).toContainText('$')
  await page.getByRole('tab', { name: 'Bank transfer' }).click()
  await expect(available).toContainText('$')
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  await expect(available).toContainText('Amount hidden')
  await expect(page.locator('main')).not.toContainText(/\$\d/)
})

test('WDR-2 an amount above the profit is reported while typing, and cannot be sent', async ({ page }) => {
  await open(page)
  await fillCrypto(page, '999999')
  await expect(page.getByText('Withdrawal amount must not exceed total profits')).toBeVisible()
  await submit(page).click()
  await expect(review(page)).toBeHidden()
  await page.getByRole('button', { name: /^Max/ }).click()
  await expect(page.getByText('Withdrawal amount must not exceed total profits')).toBeHidden()
})

test('WDR-3 a customer who may not withdraw sees the reason, both buttons disabled, and a message at the amount', async ({
  page,
}) => {
  await signIn(page, 'waiting@sample.test')
  await page.goto(paths.withdrawal)
  await expect(page.getByText('Nothing can be withdrawn now')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Review bank withdrawal' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('tab', { name: 'Crypto' }).click()
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  const words = 'Your profit has not reached the minimum withdrawal threshold'
  const amount = page.locator('[data-slot="field"]', { hasText: 'Amount in USD' })
  // The same reason is shown everywhere.
  await expect(page.locator('[data-slot="callout"]')).toContainText(
    `${words}. We decide whether it is high enough. The minimum isn’t shown on this site.`,
  )
  await expect(amount).not.toContainText(words)
  await page.getByLabel('Amount in USD').fill('500')
  await expect(amount).toContainText(words)
  await expect(page.getByText('Withdrawal amount must not exceed total profits')).toHaveCount(0)
  await expect(page.getByText(/Withdrawals are not open/)).toHaveCount(0)
})

test('WDR-3 DSH-6 a customer without any profit reads the same reason on each page, and of no minimum', async ({
  page,
}) => {
  await signIn(page, 'new@sample.test')
  for (const path of [paths.dashboard, paths.deposit, paths.withdrawal]) {
    await page.goto(path)
    const main = page.locator('main')
    await expect(main).toContainText('You have no trade profit so far.')
    await expect(main).not.toContainText('has not reached the minimum')
    if (path === paths.withdrawal) await expect(main).not.toContainText('minimum')
  }
})

test('WDR-1 WDR-7 refuses the customer’s own deposit address and warns about a look-alike', async ({
  page,
}) => {
  await open(page)
  await fillCrypto(page, '10')
  await page.getByLabel('Wallet address').fill('0x5aae000000000000000000000000000000000aed')
  const lookAlike = /looks like one you used before, but is not the same/
  await expect(page.getByText(lookAlike)).toBeVisible()
  await submit(page).click()
  await expect(review(page).getByText(lookAlike)).toBeVisible()
  await pressEscape(page)
  await page.getByLabel('Wallet address').fill('')
  await submit(page).click()
  await expect(page.getByText('Enter the wallet address').first()).toBeVisible()
  await page.getByLabel('Wallet address').fill('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')
  await expect(
    page.getByText('This is the address you deposit to here, not a wallet of yours.'),
  ).toBeVisible()
  await expect(page.getByText('Bitcoin address, test network')).toBeVisible()
  await submit(page).click()
  await expect(
    page.getByText('This is your own deposit address, and a withdrawal cannot be sent to it').first(),
  ).toBeVisible()
  await expect(review(page)).toBeHidden()
  await expect(page.getByRole('radio', { name: /jzsx|eAed/ })).toHaveCount(0)
  await page.getByLabel('Wallet address').fill('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsy')
  await page.getByLabel('Wallet address').blur()
  await expect(page.getByText(/This Bitcoin address contains a mistake/).last()).toBeVisible()
})
