import { paths } from '#app/paths.ts'
import { expect, fillCrypto, signIn, skipNotices, test, wallet, navigateTo, pressEscape } from './support.ts'
import { history, open, review, submit, sent, stored, collectPosts } from './withdrawal-support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/], { scope: 'test' }] })

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

test('C15 WDR-4 Cancel, Escape and Back send nothing and keep the filled form', async ({ page }) => {
  const posts = collectPosts(page)
  await signIn(page, 'withdraw@sample.test')
  await page.getByRole('link', { name: 'Withdrawal', exact: true }).click()
  await fillCrypto(page, '11.11')
  for (const leave of ['Cancel', 'Escape', 'Back'] as const) {
    await submit(page).click()
    await expect(review(page)).toBeVisible()
    if (leave === 'Cancel') await review(page).getByRole('button', { name: 'Cancel' }).click()
    else if (leave === 'Escape') await pressEscape(page)
    else await page.goBack()
    await expect(review(page)).toBeHidden()
    await expect(page).toHaveURL(paths.withdrawal)
    await expect(page.getByLabel('Amount in USD')).toHaveValue('11.11')
    await expect(page.getByLabel('Wallet address')).toHaveValue(wallet)
  }
  await navigateTo(page, 'Account')
  await expect(page).toHaveURL(paths.account)
  await page.goBack()
  await expect(page.getByLabel('Wallet address')).toHaveValue(wallet)
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
  for (const [response, words] of [
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
    await page.route('**/withdrawal/add', (route) => route.fulfill(response), { times: 1 })
    await review(page)
      .getByRole('button', { name: /Okay|Try again/ })
      .click()
    await expect(review(page).getByRole('alert')).toContainText(words)
    await expect(review(page).getByRole('alert')).toContainText('Nothing was sent.')
  }
  expect(await stored(page)).not.toContain('14.14')
  expect(await sent(page, 14.14)).toBe(0)
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
