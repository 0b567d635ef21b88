import { paths } from '#app/paths.ts'
import { expect, fillCrypto, hold, signIn, test } from './support.ts'
import { open, review, submit, collectPosts } from './withdrawal-support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/], { scope: 'test' }] })

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
  await expect(page).toHaveURL(/\/sign-in\?next=/)
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
