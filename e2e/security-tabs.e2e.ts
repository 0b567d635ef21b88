import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { openWith, section } from './security-support.ts'
import { expect, fillCrypto, signedIn, test, wallet } from './support.ts'

test.afterAll(stopOffering)
test.use({ expectedErrors: [[/status of 501/], { scope: 'test' }] })

const notice = (page: Page) => page.getByRole('main').getByText('You can’t withdraw yet')

/** Locks withdrawals for three days, and proves it with the password. */
async function lock(page: Page, password: string) {
  await section(page, 'Withdrawal lock').getByLabel('Lock withdrawals for').selectOption('3')
  await section(page, 'Withdrawal lock').getByRole('button', { name: 'Lock withdrawals' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock withdrawals' }).click()
  const proof = page.getByRole('dialog')
  await proof.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

async function openReview(page: Page, address: string) {
  await page.goto(address + paths.withdrawal)
  await fillCrypto(page, '20.00')
  await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Okay/ })).toBeEnabled()
}

test('CAP-3 FAIR-7 an open review and the security page of another tab follow a withdrawal lock at once', async ({
  page,
  context,
}) => {
  const address = await offering('withdrawal-lock,address-book')
  await signedIn(page, 'withdraw@sample.test', undefined, address)
  await openReview(page, address)
  const other = await context.newPage()
  await other.goto(address + paths.security)
  const third = await context.newPage()
  await third.goto(address + paths.security)
  await expect(section(third, 'Withdrawal lock')).toContainText('No lock is set.')
  await lock(other, 'Sample#2026')
  await expect(section(third, 'Withdrawal lock')).toContainText('Withdrawals are locked until')
  const review = page.getByRole('dialog')
  await expect(review).toContainText(/You can’t withdraw yet.*Withdrawals are locked until/)
  await expect(review.getByRole('button', { name: /^Okay/ })).toBeDisabled()
  await review.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Amount in USD')).toHaveValue('20.00')
})

test('CAP-3 FAIR-1 an open list of activity shows a withdrawal of another tab at once', async ({
  page,
  context,
}) => {
  const address = await offering('activity')
  await signedIn(page, 'withdraw@sample.test', undefined, address)
  await page.goto(address + paths.security)
  const list = section(page, 'Recent activity')
  await expect(list.getByRole('listitem').first()).toContainText('Signed in')
  const other = await context.newPage()
  await openReview(other, address)
  await other.getByRole('dialog').getByRole('button', { name: /^Okay/ }).click()
  await expect(list.getByRole('listitem').first()).toContainText(/withdrawal/i)
})

test('CAP-3 FAIR-7 after a refusal that names a lock, the review names it and offers no retry', async ({
  page,
}) => {
  const address = await offering('withdrawal-lock,address-book')
  await signedIn(page, 'history@sample.test', undefined, address)
  await openReview(page, address)
  const until = new Date(Date.now() + 86_400_000).toISOString()
  await page.route(/withdrawal\/add$/, (route) =>
    route.fulfill({ status: 403, json: { message: 'Withdrawals are locked.', code: 'locked', until } }),
  )
  const review = page.getByRole('dialog')
  await review.getByRole('button', { name: /^Okay/ }).click()
  await expect(review).toContainText('Nothing was sent')
  await expect(review).toContainText(/locked until/)
  await expect(review.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await review.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByLabel('Wallet address')).toHaveValue(wallet)
})

for (const [what, answer] of [
  ['an error', { status: 501, json: {} }],
  ['garbage', { status: 200, body: '<p>' }],
] as const)
  test(`CAP-3 FAIR-7 if lock and address book are answered with ${what}, both forms say so and offer to load them again`, async ({
    page,
  }) => {
    const { address } = await openWith(page, 'withdrawal-lock,address-book')
    await page.route(/auth\/security$|withdrawal\/addresses$/, (route) => route.fulfill(answer))
    await page.goto(address + paths.withdrawal)
    const main = page.getByRole('main')
    await expect(main).toContainText('We could not check for a lock or a hold on withdrawals')
    for (const tab of ['Bank transfer', 'Crypto']) {
      await page.getByRole('tab', { name: tab }).click()
      const book = page.getByRole('tabpanel')
      await expect(book).toContainText('Your saved addresses could not be loaded')
      await expect(book).toContainText('The server decides when you request the withdrawal.')
    }
    await page.unroute(/auth\/security$|withdrawal\/addresses$/)
    await main.getByRole('button', { name: 'Try again' }).last().click()
    await expect(main).not.toContainText('Your saved addresses could not be loaded')
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(main).not.toContainText('could not')
    await expect(notice(page)).toHaveCount(0)
  })
