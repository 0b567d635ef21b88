import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { register, PASSWORD } from './own-customer.ts'
import { expect, fillCrypto, showAddress, signedIn, test, pressEscape } from './support.ts'

test.use({ expectedErrors: [[/mailto:/], { scope: 'test' }] })

const unreadableMessage = 'The server sent something this app does not understand.'
/** The app ignores these calls' responses. Only a body that isn't JSON shows that something other than the backend responded. */
const foreign = {
  'a page of HTML': { status: 200, contentType: 'text/html', body: '<html><b>captive portal</b></html>' },
  'JSON that is cut off': { status: 200, contentType: 'application/json', body: '{"message":"Rec' },
} as const
const raw = /Unexpected (token|end)|is not valid JSON|captive portal/

/** Responds to one call with an unreadable body, and collects the idempotency keys of its requests. */
async function mockUnreadable(page: Page, call: string) {
  const current: { with: keyof typeof foreign } = { with: 'a page of HTML' }
  const keys: string[] = []
  await page.route(`**/api${call}`, (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    return route.fulfill(foreign[current.with])
  })
  return { current, keys }
}

const bodies = Object.keys(foreign) as (keyof typeof foreign)[]
const expectNoRawText = async (page: Page) => expect(await page.locator('body').innerText()).not.toMatch(raw)

test('C1 /auth/edit-user: an unreadable response is not shown as a refusal, and the form keeps the input', async ({
  page,
}) => {
  await signedIn(page, await register(page), PASSWORD)
  const { current } = await mockUnreadable(page, '/auth/edit-user')
  await page.goto(paths.account)
  await page.getByRole('button', { name: 'Update Details' }).click()
  const form = page.getByRole('dialog', { name: 'Update details' })
  await form.getByLabel('Address').fill('4 Sample Street')
  for (const body of bodies) {
    current.with = body
    const answered = page.waitForResponse('**/auth/edit-user')
    await form.getByRole('button', { name: 'Update' }).click()
    await answered
    await expect(form.getByRole('alert'), body).toContainText(
      'We cannot tell whether your details were saved',
    )
    await expect(form.getByRole('alert'), body).toContainText(unreadableMessage)
    await expect(form.getByLabel('Address')).toHaveValue('4 Sample Street')
    await expectNoRawText(page)
  }
  await page.unroute('**/api/auth/edit-user')
  await page.route('**/api/auth/edit-user', (route) => route.fulfill({ status: 204 }))
  await form.getByRole('button', { name: 'Update' }).click()
  await expect(form, 'API-4 an ignored response may be empty').toHaveCount(0)
})

test('C1 C11 /withdrawal/add: after an unreadable response the outcome is unknown; the retry has the same key', async ({
  page,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  const { current, keys } = await mockUnreadable(page, '/withdrawal/add')
  await page.goto(paths.withdrawal)
  await fillCrypto(page, '19.19')
  await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
  const review = page.getByRole('dialog')
  for (const body of bodies) {
    current.with = body
    const answered = page.waitForResponse('**/withdrawal/add')
    await review.getByRole('button', { name: /Okay|Send it again/ }).click()
    await answered
    await expect(review.getByRole('alert'), body).toContainText('Sent, answer unknown: check the history')
    await expect(review.getByRole('alert'), body).toContainText(unreadableMessage)
    await expect(review.getByText(/Nothing (was|is) sent/), body).toHaveCount(0)
    await expectNoRawText(page)
  }
  await page.unroute('**/api/withdrawal/add')
  await page.route('**/api/withdrawal/add', (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    return route.fulfill({ status: 200, body: '' })
  })
  await review.getByRole('button', { name: 'Send it again' }).click()
  await expect(page, 'API-9 an ignored response may be empty').toHaveURL(paths.withdrawalHistory)
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size, 'API-13').toBe(1)
})

test('C1 API-16 /transaction/add: an unreadable response is reported, and the app does not retry on its own', async ({
  page,
}) => {
  await page.clock.install()
  await signedIn(page, await register(page), PASSWORD)
  const { current, keys } = await mockUnreadable(page, '/transaction/add')
  await page.goto(paths.deposit)
  await pressEscape(page)
  await page.getByLabel('Amount in USD').fill('20')
  await page.getByRole('button', { name: 'Make Deposit' }).click()
  await showAddress(page)
  await page.getByRole('button', { name: 'E-mail the receipt' }).click()
  await page.clock.fastForward(2000)
  const status = page
    .getByRole('status')
    .filter({ hasText: 'We could not confirm that the deposit was recorded.' })
  for (const [index, body] of bodies.entries()) {
    current.with = body
    await expect(status, body).toContainText(unreadableMessage)
    await expectNoRawText(page)
    // The app must not retry because the network is back.
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.clock.fastForward(300_000)
    expect(keys, body).toHaveLength(index + 1)
    const again = page.waitForResponse('**/transaction/add')
    await status.getByRole('button', { name: 'Send it again' }).click()
    await again
  }
  await expect(status).toContainText(unreadableMessage)
  expect(await page.evaluate(() => localStorage.getItem('depositOutbox'))).toContain('20.00')
  await page.unroute('**/api/transaction/add')
  await status.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText('Deposit recorded.').first()).toBeVisible()
  expect(new Set(keys).size, 'API-13').toBe(1)
})
