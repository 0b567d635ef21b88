import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { expect, fillCrypto, hold, signIn, skipNotices, test, wallet, navigateTo } from './support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/], { scope: 'test' }] })

/** The withdrawal history. The address also names the new row once the list has it (WDR-4). */
const history = new RegExp(`${paths.withdrawalHistory}(\\?row=.+)?$`)
const title = 'Bank or Crypto Withdrawal Request Status'

/** Signs in the sample customer and opens the page. The tests share this customer, so each withdraws a different, small amount. */
async function open(page: Page) {
  await signIn(page, 'withdraw@sample.test')
  await page.goto(paths.withdrawal)
  await expect(page.getByRole('tab', { name: 'Bank transfer' })).toBeVisible()
}

async function openBank(page: Page) {
  await open(page)
  await page.getByRole('tab', { name: 'Bank transfer' }).click()
}

const review = (page: Page) => page.getByRole('dialog', { name: title })
const submit = (page: Page) => page.getByRole('button', { name: 'Review crypto withdrawal' })

async function sent(page: Page, amount: number): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('userToken'))
  const answer = await page.request.get('/api/withdrawal/all', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { allWithdrawals } = (await answer.json()) as { allWithdrawals: { amount: number }[] }
  return allWithdrawals.filter((row) => row.amount === amount).length
}

/** The stored orders whose outcome is unknown, as text. */
const stored = (page: Page) => page.evaluate(() => String(localStorage.getItem('withdrawalOrders')))

function collectPosts(page: Page) {
  const posts: { key: string | undefined; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/withdrawal/add'))
      posts.push({
        key: request.headers()['idempotency-key'],
        body: request.postDataJSON() as Record<string, unknown>,
      })
  })
  return posts
}

test.describe('as on a first visit', () => {
  test.use({ firstVisit: true })
  test('WDR-4 GLB-2 the review opens without a loader', async ({ page }) => {
    await skipNotices(page, ['tradeNoticeSeen', 'tipsStopped'])
    await signIn(page, 'withdraw@sample.test')
    await page.goto(paths.withdrawal)
    await fillCrypto(page, '10')
    await page.clock.pauseAt(new Date(Date.now() + 120_000))
    await submit(page).focus()
    await page.keyboard.press('Enter')
    // The clock is stopped, so nothing that waits can have happened.
    await expect(review(page)).toBeVisible()
    await expect(page.locator('[data-slot="route-loader"]')).toHaveCount(0)
  })
})

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
    await page.keyboard.press('Escape')
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
  await expect(page.locator('[data-slot="callout"]')).toContainText(words)
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
  }
})

test('WDR-1 WDR-7 refuses the customer’s own deposit address and warns about a look-alike', async ({
  page,
}) => {
  await open(page)
  await fillCrypto(page, '10')
  await page.getByLabel('Wallet address').fill('0x5aae000000000000000000000000000000000aed')
  await expect(page.getByText(/looks like one you used before, but is not the same/)).toBeVisible()
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
  // Sample withdrawals were sent to it. They stay in the history, but it isn't offered as a payee.
  await expect(page.getByRole('radio', { name: /jzsx|eAed/ })).toHaveCount(0)
  await page.getByLabel('Wallet address').fill('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsy')
  await page.getByLabel('Wallet address').blur()
  await expect(page.getByText(/The checksum of this Bitcoin address does not match/).last()).toBeVisible()
})

test('C15 WDR-4 Cancel, Escape and Back send nothing and keep the filled form', async ({ page }) => {
  const posts = collectPosts(page)
  await signIn(page, 'withdraw@sample.test')
  await page.getByRole('link', { name: 'Withdrawal', exact: true }).click()
  await fillCrypto(page, '11.11')
  for (const leave of ['Cancel', 'Escape'] as const) {
    await submit(page).click()
    await expect(review(page)).toBeVisible()
    if (leave === 'Cancel') await review(page).getByRole('button', { name: 'Cancel' }).click()
    else await page.keyboard.press('Escape')
    await expect(review(page)).toBeHidden()
    await expect(page.getByLabel('Amount in USD')).toHaveValue('11.11')
    await expect(page.getByLabel('Wallet address')).toHaveValue(wallet)
  }
  await navigateTo(page, 'Account')
  await expect(page).toHaveURL(paths.account)
  await page.goBack()
  await submit(page).click()
  await expect(review(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(paths.dashboard)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goForward()
  await expect(page.getByLabel('Wallet address')).toHaveValue(wallet)
  await expect(review(page)).toBeHidden()
  expect(posts).toEqual([])
})

test('C12 C15 pressing Okay three times sends one order', async ({ page }) => {
  const posts = collectPosts(page)
  await open(page)
  await fillCrypto(page, '12.12')
  await submit(page).click()
  await review(page)
    .getByRole('button', { name: 'Okay' })
    .evaluate((button: HTMLButtonElement) => {
      for (let count = 0; count < 3; count += 1) button.click()
    })
  await expect(page).toHaveURL(history)
  expect(posts).toHaveLength(1)
  expect(await sent(page, 12.12)).toBe(1)
})

test('C10 API-14 offline, nothing is sent, also not later by itself, and the review can be confirmed again', async ({
  page,
  context,
}) => {
  const posts = collectPosts(page)
  await page.clock.install()
  await open(page)
  await fillCrypto(page, '13.13')
  await submit(page).click()
  await context.setOffline(true)
  await review(page).getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByText('You are offline. Nothing was sent.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/You are offline/)).toHaveCount(0)
  await page.clock.fastForward(3_600_000)
  expect(posts).toEqual([])
  await review(page).getByRole('button', { name: 'Okay' }).click()
  await expect(page).toHaveURL(history)
  expect(await sent(page, 13.13)).toBe(1)
})

test('C4 C5 C8 after a refusal the review says that nothing was sent, and why', async ({ page }) => {
  await open(page)
  await fillCrypto(page, '14.14')
  await submit(page).click()
  for (const [answer, words] of [
    [
      {
        status: 403,
        headers: { 'x-request-id': 'sample-request-7' },
        json: { message: 'Withdrawals are off for this account.' },
      },
      /Withdrawals are off for this account\.\s*Request id: sample-request-7/,
    ],
    [{ status: 409, json: { message: 'Already requested.', code: 'not_started' } }, 'Already requested.'],
    [{ status: 503, json: { message: 'Busy.', code: 'not_started' } }, 'Busy.'],
  ] as const) {
    await page.route('**/withdrawal/add', (route) => route.fulfill(answer), { times: 1 })
    await review(page)
      .getByRole('button', { name: /Okay|Try again/ })
      .click()
    await expect(review(page).getByRole('alert')).toContainText(words)
    await expect(review(page).getByRole('alert')).toContainText('Nothing was sent.')
  }
  expect(await stored(page)).not.toContain('14.14')
  expect(await sent(page, 14.14)).toBe(0)
})

test('API-15 after a response that may come from a proxy the outcome is unknown, even if a later attempt is refused', async ({
  page,
}) => {
  const posts = collectPosts(page)
  await open(page)
  await fillCrypto(page, '14.41')
  await submit(page).click()
  for (const answer of [
    { status: 503, body: '<html>gateway</html>' },
    { status: 409, body: '' },
    { status: 403, json: { message: 'Withdrawals are off for this account.' } },
  ]) {
    await page.route('**/withdrawal/add', (route) => route.fulfill(answer), { times: 1 })
    await review(page)
      .getByRole('button', { name: /Okay|Send it again/ })
      .click()
    await expect(review(page).getByRole('button', { name: 'Send it again' })).toBeEnabled()
    await expect(review(page).getByRole('alert')).toContainText('Sent, answer unknown')
    await expect(page.getByText(/Nothing was sent|gateway/)).toHaveCount(0)
  }
  expect(new Set(posts.map(({ key }) => key)).size, 'API-13').toBe(1)
  expect(await stored(page)).toContain('14.41')
})

test('C11 WDR-8 after a lost response the order stays listed until its row appears, and a repeat is the same order', async ({
  page,
}) => {
  const posts = collectPosts(page)
  await open(page)
  await fillCrypto(page, '15.15')
  let arrives = false
  // The history does not show the new row yet.
  await page.route('**/withdrawal/all', async (route) => {
    const answer = await route.fetch()
    const { allWithdrawals } = (await answer.json()) as { allWithdrawals: { amount: number }[] }
    const rows = allWithdrawals.filter(({ amount }) => arrives || amount !== 15.15)
    await route.fulfill({ response: answer, json: { allWithdrawals: rows } })
  })
  await page.route(
    '**/withdrawal/add',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await submit(page).click()
  await review(page).getByRole('button', { name: 'Okay' }).click()
  await expect(
    review(page).getByText('Sent, answer unknown: check the history before you repeat'),
  ).toBeVisible()
  const listed = page.getByText('Sent, answer unknown: $15.15 to tb1qrp…0sl5k7')

  await test.step('it is listed on the page after Close and after a reload', async () => {
    await review(page).getByRole('button', { name: 'Close' }).click()
    await expect(listed).toBeVisible()
    await page.reload()
    await expect(listed).toBeVisible()
  })
  await test.step('it is listed in the history', async () => {
    await page.goto(paths.withdrawalHistory)
    await expect(listed).toBeVisible()
    await page.reload()
    await expect(listed).toBeVisible()
  })
  await test.step('API-13 the review of the same order mentions it, and a repeat keeps its key', async () => {
    await page.goto(paths.withdrawal)
    await fillCrypto(page, '15.15')
    await submit(page).click()
    await expect(review(page).getByText(/You sent this same order today at/)).toBeVisible()
    await page.route('**/withdrawal/add', (route) => route.abort('connectionreset'), { times: 1 })
    await review(page).getByRole('button', { name: 'Send it again' }).click()
    await expect(review(page).getByRole('alert')).toContainText('Sent, answer unknown')
    await review(page).getByRole('button', { name: 'Close' }).click()
  })
  await test.step('the dashboard lists it too, and signing out mentions it without the amount', async () => {
    await page.goto(paths.dashboard)
    await expect(listed).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    const toast = page.locator('[data-slot="toast"]')
    await expect(toast).toContainText('The outcome of a withdrawal is not known yet')
    await expect(toast).not.toContainText(/15[.]15|tb1q/)
    await signIn(page, 'withdraw@sample.test')
  })
  await test.step('when the row appears, a notice says that the order arrived, until the customer closes it', async () => {
    arrives = true
    await page.goto(paths.withdrawalHistory)
    await expect(listed).toHaveCount(0)
    const notice = page.getByText('The history shows this withdrawal: $15.15 to tb1qrp…0sl5k7')
    await expect(notice).toBeVisible()
    await page.goto(paths.dashboard)
    await expect(notice).toBeVisible()
    await page.goto(paths.withdrawal)
    await expect(notice).toBeVisible()
    await fillCrypto(page, '15.15')
    await submit(page).click()
    await expect(review(page).getByText(/You sent the same amount to this address today at/)).toBeVisible()
    await expect(review(page).getByText('This is a second withdrawal.')).toBeVisible()
    await review(page).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: /^Close/ }).click()
    await expect(notice).toHaveCount(0)
    expect(await stored(page)).toBe('null')
  })
  expect(new Set(posts.map(({ key }) => key)).size).toBe(1)
  expect(await sent(page, 15.15)).toBe(1)
})

test('API-13 stores the order and its key while the request is pending', async ({ page }) => {
  const posts = collectPosts(page)
  await open(page)
  await fillCrypto(page, '15.51')
  const release = await hold(page, /\/withdrawal\/add$/)
  await submit(page).click()
  const leaves = page.waitForRequest('**/withdrawal/add')
  await review(page).getByRole('button', { name: 'Okay' }).click()
  await leaves
  expect(await stored(page)).toContain(posts[0]?.key)
  expect(await stored(page)).toContain('15.51')
  await release()
  await expect(page).toHaveURL(history)
  expect(await stored(page)).toBe('null')
})

for (const { name, answer, heading, words, amount } of [
  {
    name: 'refused',
    answer: { status: 403, json: { message: 'Withdrawals are off for this account.' } },
    heading: 'Your withdrawal was not requested',
    words: 'Withdrawals are off for this account.',
    amount: '21.01',
  },
  {
    name: 'done',
    answer: { status: 201, json: { message: 'Requested' } },
    heading: 'Withdrawal requested',
    words: 'It is pending.',
    amount: '21.02',
  },
  {
    name: 'unknown',
    answer: { status: 502, body: '<html>gateway</html>' },
    heading: 'Sent, answer unknown',
    words: 'It may have been carried out',
    amount: '21.03',
  },
] as const)
  test(`WDR-8 a withdrawal whose page the customer leaves is reported on the page they are on: ${name}`, async ({
    page,
  }) => {
    await page.route('**/withdrawal/add', (route) => route.fulfill(answer))
    const release = await hold(page, /\/withdrawal\/add$/)
    await signIn(page, 'withdraw@sample.test')
    await navigateTo(page, 'Account')
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    await page.getByRole('link', { name: 'Withdrawal', exact: true }).click()
    await fillCrypto(page, amount)
    await submit(page).click()
    const leaves = page.waitForRequest('**/withdrawal/add')
    await review(page).getByRole('button', { name: 'Okay' }).click()
    await leaves
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    await release()
    const toast = page.locator('[data-slot="toast"]')
    await expect(toast).toContainText(heading)
    await expect(toast).toContainText(`$${amount} to tb1qrp…0sl5k7`)
    await expect(toast).toContainText(words)
    await test.step('it is reported only once', async () => {
      await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
      await expect(page).toHaveURL(paths.dashboard)
      await expect(toast).toHaveCount(1)
    })
  })

test('WDR-4 on a phone both buttons are side by side and visible, also below an error', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await open(page)
  await fillCrypto(page, '16.60')
  await page.route('**/withdrawal/add', (route) => route.abort())
  await submit(page).click()
  await review(page).getByRole('button', { name: 'Okay' }).click()
  await expect(review(page).getByRole('alert')).toBeVisible()
  const again = review(page).getByRole('button', { name: 'Send it again' })
  const cancel = review(page).getByRole('button', { name: 'Close' })
  await expect(again).toBeInViewport({ ratio: 1 })
  await expect(cancel).toBeInViewport({ ratio: 1 })
  const [one, other] = [await cancel.boundingBox(), await again.boundingBox()]
  expect([other?.y, other?.width, other?.height]).toEqual([one?.y, one?.width, one?.height])
})

test('C6 a field that the server refuses shows the message, and the form keeps the input', async ({
  page,
}) => {
  await open(page)
  await fillCrypto(page, '16.16')
  await submit(page).click()
  await page.route(
    '**/withdrawal/add',
    (route) =>
      route.fulfill({
        status: 422,
        json: { message: 'Check the form', fields: { wallet: 'This wallet is closed' } },
      }),
    { times: 1 },
  )
  await review(page).getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByText('This wallet is closed').first()).toBeVisible()
  await expect(page.getByLabel('Wallet address')).toBeFocused()
  await expect(page.getByLabel('Wallet address')).toHaveValue(wallet)
})

test('GRD-3 C3 SES-1 if the session ends on Okay, the input is restored after signing in, but not stored in the browser', async ({
  page,
}) => {
  await open(page)
  await fillCrypto(page, '17.17')
  // No other test pays to this address. A payee used before would be chosen from the list, without the field.
  const address = 'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy'
  await page.getByLabel('Wallet address').fill(address)
  await submit(page).click()
  await page.route('**/withdrawal/add', (route) => route.fulfill({ status: 401, json: { message: 'no' } }), {
    times: 1,
  })
  await review(page).getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible()
  await expect(page.locator('[data-slot="toast"]')).toContainText('Your withdrawal was not requested')
  await expect(page.locator('[data-slot="toast"]')).toContainText('Nothing was sent')
  await expect(page.locator('[data-slot="toast"]')).not.toContainText('17.17')
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('17.17')
  expect(kept).not.toContain(address)
  await page.getByLabel('Email').fill('withdraw@sample.test')
  await page.getByLabel('Password', { exact: true }).fill('Sample#2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(new RegExp(paths.withdrawal))
  await expect(page.getByLabel('Amount in USD')).toHaveValue('17.17')
  await expect(page.getByLabel('Wallet address')).toHaveValue(address)
  const report = page.locator('[data-slot="toast"]').filter({ hasText: '$17.17' })
  await expect(report).toContainText('Your session had ended. Nothing was sent.')
  await expect(report).not.toContainText('Sign in again')
})

test('FAIR-7 GRD-3 if the session ends while the list is read after Okay, the page says so, and that nothing was sent', async ({
  page,
}) => {
  const posts = collectPosts(page)
  await open(page)
  await fillCrypto(page, '17.27')
  await submit(page).click()
  await page.route('**/withdrawal/all', (route) => route.fulfill({ status: 401, json: { message: 'no' } }), {
    times: 1,
  })
  await review(page).getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible()
  const toast = page.locator('[data-slot="toast"]')
  await expect(toast).toContainText('Your session had ended. Nothing was sent')
  await page.getByLabel('Email').fill('withdraw@sample.test')
  await page.getByLabel('Password', { exact: true }).fill('Sample#2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(new RegExp(paths.withdrawal))
  await expect(toast.filter({ hasText: '$17.27' })).toContainText(
    'Your session ended before it could be sent.',
  )
  await expect(page.getByText(/You left the page/)).toHaveCount(0)
  expect(posts).toEqual([])
})

test('FAIR-7 WDR-8 a withdrawal that is refused after signing out in another tab is reported after the next sign-in, to this customer only', async ({
  page,
  context,
}) => {
  await open(page)
  const other = await context.newPage()
  await other.goto(paths.dashboard)
  await fillCrypto(page, '17.37')
  await submit(page).click()
  await page.route('**/withdrawal/add', (route) =>
    route.fulfill({ status: 403, json: { message: 'Over your limit.' } }),
  )
  const release = await hold(page, /\/withdrawal\/add$/)
  const leaves = page.waitForRequest('**/withdrawal/add')
  await review(page).getByRole('button', { name: 'Okay' }).click()
  await leaves
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(paths.home)
  await release()
  const toast = page.locator('[data-slot="toast"]')
  await expect(toast).toContainText('Your withdrawal was not requested')
  await expect(toast).not.toContainText(/17[.]37|entries are kept/)
  const notice = page.getByText('Your withdrawal was refused: $17.37 to tb1qrp…0sl5k7')
  await test.step('another customer does not see it', async () => {
    await signIn(page, 'empty@sample.test')
    await page.goto(paths.withdrawalHistory)
    await expect(page.getByText('No transaction history')).toBeVisible()
    await expect(page.getByText(/17[.]37|Over your limit/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(paths.home)
  })
  await test.step('the customer sees it on the dashboard and in the history, also after a reload', async () => {
    await signIn(page, 'withdraw@sample.test')
    for (const path of [paths.dashboard, paths.withdrawalHistory, paths.withdrawal]) {
      await page.goto(path)
      await expect(notice).toBeVisible()
      await expect(page.getByText(/may not have seen the answer/)).toContainText(
        'Over your limit. Nothing was withdrawn.',
      )
    }
  })
  await test.step('it does not return after it was closed', async () => {
    await page.getByRole('button', { name: /^Close\b.*17[.]37/ }).click()
    await expect(notice).toHaveCount(0)
    await page.goto(paths.dashboard)
    await expect(page.getByText('as of')).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
})

test('API-15 GRD-3 after a 401 without the contract’s JSON the outcome is unknown, and the order is listed after signing in', async ({
  page,
}) => {
  await open(page)
  await fillCrypto(page, '18.18')
  await submit(page).click()
  await page.route('**/withdrawal/add', (route) => route.fulfill({ status: 401, body: '<h1>Sign in</h1>' }), {
    times: 1,
  })
  await review(page).getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible()
  const toast = page.locator('[data-slot="toast"]')
  await expect(toast).toContainText('Sent, answer unknown')
  await expect(toast).toContainText('It may have been carried out.')
  await expect(toast).not.toContainText(/Nothing was sent|18\.18/)
  await page.getByLabel('Email').fill('withdraw@sample.test')
  await page.getByLabel('Password', { exact: true }).fill('Sample#2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/Sent, answer unknown: \$18\.18/)).toBeVisible()
})

/** Opens the review of the same order in each tab. */
async function reviewInEach(tabs: Page[], amount: string) {
  for (const tab of tabs) {
    await tab.bringToFront()
    await fillCrypto(tab, amount)
    await submit(tab).click()
    await expect(review(tab).getByRole('button', { name: 'Okay' })).toBeVisible()
  }
}

test('WDR-8 a review in a second tab says that the first tab has sent it, with its row, and how much is left', async ({
  page,
  context,
}) => {
  await open(page)
  const other = await context.newPage()
  const otherPosts = collectPosts(other)
  await other.goto(paths.withdrawal)
  await reviewInEach([page, other], '18.38')
  const available = other.getByText(/^Available: /)
  const before = await available.textContent()
  // Otherwise the second tab may find the row before the first tab has its answer, and the message is a different one.
  const afterTheAnswer = page.waitForURL(history)
  await other.route('**/withdrawal/all', async (route) => {
    await afterTheAnswer
    await route.continue()
  })
  await review(page).getByRole('button', { name: 'Okay' }).click()
  await expect(page).toHaveURL(history)
  await expect(review(other).getByText('You sent this in another tab')).toBeVisible()
  await expect(review(other).getByText(/The history shows it as WDR-/)).toBeVisible()
  await expect(review(other)).not.toContainText(/unknown|may have been carried out/)
  await expect(review(other).getByRole('button', { name: /again|Okay/ })).toHaveCount(0)
  await expect(available).not.toHaveText(String(before))
  await review(other).getByRole('button', { name: 'Close' }).click()
  await expect(other.getByLabel('Amount in USD')).toHaveValue('')
  expect(otherPosts).toEqual([])
  expect(await sent(page, 18.38)).toBe(1)
})

test('C13 the same form in two tabs sends two orders, each with its own key', async ({ page, context }) => {
  const posts = collectPosts(page)
  await open(page)
  const other = await context.newPage()
  const otherPosts = collectPosts(other)
  await other.goto(paths.withdrawal)
  for (const tab of [page, other]) {
    await tab.bringToFront()
    await fillCrypto(tab, '18.28')
    await submit(tab).click()
    await review(tab).getByRole('button', { name: 'Okay' }).click()
    await expect(tab).toHaveURL(history)
  }
  expect(posts[0]?.key).not.toBe(otherPosts[0]?.key)
  expect(await sent(page, 18.28)).toBe(2)
})

test('API-14 FAIR-7 an open review in a second tab mentions at once an order that the first tab has sent', async ({
  page,
  context,
}) => {
  await open(page)
  const other = await context.newPage()
  const posts = collectPosts(other)
  await other.goto(paths.withdrawal)
  await reviewInEach([page, other], '19.19')
  await page.route('**/withdrawal/add', (route) => route.abort('connectionreset'))
  await review(page).getByRole('button', { name: 'Okay' }).click()
  await expect(review(page).getByRole('alert')).toContainText('Sent, answer unknown')
  await expect(review(page).getByRole('alert')).not.toContainText(/try again/i)
  await expect(review(other).getByText(/You sent this same order today at/)).toBeVisible()
  await expect(review(other).getByRole('button', { name: 'Okay' })).toHaveCount(0)
  expect(posts).toEqual([])
})

test('WDR-8 API-15 after a reload while the order is being sent, the page says that it arrived', async ({
  page,
}) => {
  await open(page)
  await fillCrypto(page, '20.20')
  await submit(page).click()
  // The server carries the order out, and the response never arrives.
  await page.route('**/withdrawal/add', async (route) => void (await route.fetch()), { times: 1 })
  const leaves = page.waitForRequest('**/withdrawal/add')
  await review(page).getByRole('button', { name: 'Okay' }).click()
  await leaves
  await expect(review(page).getByText('Nothing has been sent yet.')).toHaveCount(0)
  await expect.poll(() => sent(page, 20.2)).toBe(1)
  await page.reload()
  const notice = page.getByText('The history shows this withdrawal: $20.20 to tb1qrp…0sl5k7')
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(notice).toBeVisible()
})

test('WDR-8 an order without a response stays listed after its key has expired, until the customer removes it', async ({
  page,
}) => {
  const posts = collectPosts(page)
  await page.clock.install()
  await open(page)
  await fillCrypto(page, '22.22')
  await page.route('**/withdrawal/add', (route) => route.fulfill({ status: 502, body: 'gateway' }))
  await submit(page).click()
  await review(page).getByRole('button', { name: 'Okay' }).click()
  await expect(review(page).getByRole('alert')).toContainText('Sent, answer unknown')
  await page.clock.setSystemTime(Date.now() + 25 * 3_600_000)
  await page.reload()
  const notice = page.getByText(/We could not find out whether this withdrawal was carried out/)
  await expect(notice).toBeVisible()
  await fillCrypto(page, '22.22')
  await submit(page).click()
  await expect(review(page).getByText(/We could not find out whether it was carried out/)).toBeVisible()
  await review(page).getByRole('button', { name: 'Okay' }).click()
  await expect(review(page).getByRole('alert')).toContainText('Sent, answer unknown')
  expect(new Set(posts.map(({ key }) => key)).size, 'API-13').toBe(2)
  await review(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Remove this notice/ }).click()
  await expect(notice).toHaveCount(0)
  await test.step('an order with an unknown outcome is removed after the customer has confirmed it', async () => {
    await page.getByRole('button', { name: /^I have checked the history/ }).click()
    await expect(page.getByText(/it counts twice/)).toBeVisible()
    await page.getByRole('button', { name: /^Remove it/ }).click()
    await expect(page.getByText(/answer unknown/)).toHaveCount(0)
    expect(await stored(page)).toBe('null')
  })
})
