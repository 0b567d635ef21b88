import { paths } from '#app/paths.ts'
import { expect, fillCrypto, hold, signIn, test, navigateTo } from './support.ts'
import { history, open, review, submit, sent, stored, collectPosts } from './withdrawal-support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/], { scope: 'test' }] })

test('API-15 after a response that may come from a proxy the outcome is unknown, even if a later attempt is refused', async ({
  page,
}) => {
  const posts = collectPosts(page)
  await open(page)
  await fillCrypto(page, '14.41')
  await submit(page).click()
  for (const response of [
    { status: 503, body: '<html>gateway</html>' },
    { status: 409, body: '' },
    { status: 403, json: { message: 'Withdrawals are off for this account.' } },
  ]) {
    await page.route('**/withdrawal/add', (route) => route.fulfill(response), { times: 1 })
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
    const response = await route.fetch()
    const { allWithdrawals } = (await response.json()) as { allWithdrawals: { amount: number }[] }
    const rows = allWithdrawals.filter(({ amount }) => arrives || amount !== 15.15)
    await route.fulfill({ response: response, json: { allWithdrawals: rows } })
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

for (const { name, response, heading, words, amount } of [
  {
    name: 'refused',
    response: { status: 403, json: { message: 'Withdrawals are off for this account.' } },
    heading: 'Your withdrawal was not requested',
    words: 'Withdrawals are off for this account.',
    amount: '21.01',
  },
  {
    name: 'done',
    response: { status: 201, json: { message: 'Requested' } },
    heading: 'Withdrawal requested',
    words: 'It is pending.',
    amount: '21.02',
  },
  {
    name: 'unknown',
    response: { status: 502, body: '<html>gateway</html>' },
    heading: 'Sent, answer unknown',
    words: 'It may have been carried out',
    amount: '21.03',
  },
] as const)
  test(`WDR-8 a withdrawal whose page the customer leaves is reported on the page they are on: ${name}`, async ({
    page,
  }) => {
    await page.route('**/withdrawal/add', (route) => route.fulfill(response))
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
  await expect(review(page).getByText('Nothing has been sent yet')).toHaveCount(0)
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
