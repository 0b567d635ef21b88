import { paths } from '#app/paths.ts'
import { newCustomer } from './own-customer.ts'
import { expect, hold, navigateTo, showAddress, signIn, test } from './support.ts'
import { toMethods, recorded, countPosts, status } from './deposit-support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/, /mailto:/], { scope: 'test' }] })

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
  await expect(page.getByText('An email does not record the deposit again.')).toBeVisible()
  await navigateTo(page, 'Dashboard')
  await refuse()
  await expect(page.getByText('The deposit was not recorded.').first()).toBeVisible()
  await page.goto(`${paths.deposit}?step=method`)
  await expect(page.getByText(/^“I have sent it” records \$62\.00/)).toBeVisible()
  await expect(page.getByText('An email does not record the deposit again.')).toHaveCount(0)
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
  await expect(page).toHaveURL(/\/sign-in\?next=/)
  await release()
  // Without this, the next page may be opened before this one has read the response. The outcome would then be unknown.
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
