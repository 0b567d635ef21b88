import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { stopOffering } from './offering.ts'
import { expect, test } from './support.ts'
import { callsOf, openWith, details, newestStage, withdraw } from './payouts-support.ts'

// One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [[/net::ERR_/, /status of 5\d\d/], { scope: 'test' }] })
test.afterAll(stopOffering)

/** A payout that a test cancels is sent no earlier than this, in seconds after its request. */
const TIME_TO_CANCEL = 100

const question = (page: Page) => page.getByRole('alertdialog')

/** Presses Cancel in the details, and confirms. */
async function cancel(page: Page) {
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click()
  await question(page)
    .getByRole('button', { name: /Cancel withdrawal|Send it again/ })
    .click()
}

test('CAP-2 with payout-cancel alone: a withdrawal is cancelled after a question that names it', async ({
  page,
}) => {
  const made = callsOf(page)
  await openWith(page, 'payout-cancel', paths.withdrawal, TIME_TO_CANCEL)
  await withdraw(page, '22.23')
  await test.step('Cancel withdrawal is in view at once, on each width and with large text', async () => {
    const button = page.getByRole('button', { name: 'Cancel withdrawal' })
    for (const size of [
      { width: 1280, height: 900 },
      { width: 375, height: 812 },
    ])
      for (const text of ['100%', '200%']) {
        await page.setViewportSize(size)
        await page.locator('html').evaluate((root, value) => (root.style.fontSize = value), text)
        await expect(button).toBeInViewport({ ratio: 1 })
        const close = details(page).getByRole('button', { name: 'Close', exact: true })
        await expect(close).toBeInViewport({ ratio: 1 })
        const { width, height } = (await button.boundingBox()) ?? {}
        expect(await close.boundingBox(), 'Close has the same size').toMatchObject({ width, height })
      }
    await page.locator('html').evaluate((root) => root.removeAttribute('style'))
  })
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click()
  await expect(question(page)).toContainText('$22.23')
  await expect(question(page)).toContainText('tb1q')
  await question(page).getByRole('button', { name: 'Keep it' }).click()
  expect(made).toEqual([])
  await cancel(page)
  await expect(question(page)).toContainText(/It is cancelled|Being stopped/)
  await question(page).getByRole('button', { name: 'Close' }).click()
  await expect(details(page)).toContainText('Cancelled')
  expect(made.map(({ path }) => path)).toEqual(['/withdrawal/cancel'])
})

test('CAP-2 FAIR-1 a cancellation in one tab appears in the open details of another at once, and its question says so', async ({
  page,
  context,
}) => {
  await openWith(page, 'payout-steps,payout-cancel', paths.withdrawal, TIME_TO_CANCEL)
  await withdraw(page, '22.27')
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Cancel withdrawal' }).click()
  const third = await context.newPage()
  await third.goto(page.url())
  await expect(third.getByRole('button', { name: 'Cancel withdrawal' })).toBeVisible()
  await cancel(page)
  await expect(question(page)).toContainText(/It is cancelled|Being stopped/)
  await test.step('the other tab shows it without a reload', async () => {
    await expect(details(third).locator('[aria-current="step"]')).toContainText('Cancelled')
    await expect(third.getByRole('button', { name: 'Cancel withdrawal' })).toHaveCount(0)
  })
  await test.step('an open question in a tab says that it is cancelled, and can’t send it again', async () => {
    await expect(question(other)).toContainText('It is cancelled')
    await expect(question(other).getByRole('button', { name: 'Cancel withdrawal' })).toHaveCount(0)
  })
})

test('CAP-2 FAIR-1 cancelling what another tab has cancelled says that it is cancelled', async ({
  page,
  context,
}) => {
  const made = callsOf(page)
  await openWith(page, 'payout-cancel', paths.withdrawal, TIME_TO_CANCEL)
  await withdraw(page, '22.29')
  const other = await context.newPage()
  // This tab hears nothing of the first one.
  await other.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Cancel withdrawal' }).click()
  await cancel(page)
  await expect(question(page)).toContainText(/It is cancelled|Being stopped/)
  await question(other).getByRole('button', { name: 'Cancel withdrawal' }).click()
  await expect(question(other)).toContainText('It is cancelled')
  await expect(question(other)).toContainText('The whole amount is back in your Trade Profit.')
  expect(made.map(({ path }) => path)).toEqual(['/withdrawal/cancel'])
})

test('CAP-2 cancelling too late says when it was sent, and that it can no longer be stopped', async ({
  page,
}) => {
  const made = callsOf(page)
  // Leaves enough time to open the question first.
  await openWith(page, 'payout-cancel', paths.withdrawal, 12)
  await withdraw(page, '23.10')
  // The page doesn't notice that it has been sent.
  await page.route('**/api/withdrawal/all', () => {})
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click()
  await expect.poll(() => newestStage(page), { timeout: 60_000 }).toMatch(/sent|arrived/)
  await page.unroute('**/api/withdrawal/all')
  await question(page).getByRole('button', { name: 'Cancel withdrawal' }).click()
  await expect(question(page)).toContainText(/It was sent on .+ It can no longer be stopped\./)
  await question(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Cancel withdrawal' })).toHaveCount(0)
  expect(made).toHaveLength(1)
})

test('CAP-2 API-13 after a lost response the outcome is unknown, and the same request is sent again', async ({
  page,
}) => {
  const made = callsOf(page)
  await openWith(page, 'payout-cancel', paths.withdrawal, TIME_TO_CANCEL)
  await withdraw(page, '24.23')
  await page.route(/withdrawal\/cancel/, (route) => route.abort(), { times: 1 })
  await cancel(page)
  await expect(question(page)).toContainText('Sent, answer unknown')
  await question(page).getByRole('button', { name: 'Send it again' }).click()
  await expect(question(page)).toContainText(/It is cancelled|Being stopped/)
  expect(made).toHaveLength(2)
  expect(made[1]).toEqual(made[0])
})

test('CAP-2 API-15 after a lost response, the dialog reports the cancellation once the history shows it', async ({
  page,
}) => {
  await openWith(page, 'payout-cancel', paths.withdrawal, TIME_TO_CANCEL)
  await withdraw(page, '24.29')
  await page.route(
    /withdrawal\/cancel/,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await cancel(page)
  await expect(question(page)).toContainText(/It is cancelled|Being stopped/)
})

test('CAP-2 API-15 a response that does not confirm the cancellation leaves its outcome unknown', async ({
  page,
}) => {
  await openWith(page, 'payout-cancel', paths.withdrawal, TIME_TO_CANCEL)
  await withdraw(page, '24.31')
  for (const withdrawal of [null, {}, { _id: 'another', stage: 'cancelled' }]) {
    await page.route(/withdrawal\/cancel/, (route) => route.fulfill({ json: { withdrawal } }), { times: 1 })
    await cancel(page)
    await expect(question(page)).toContainText('Sent, answer unknown')
    await expect(question(page)).not.toContainText('Nothing is paid out')
    await question(page).getByRole('button', { name: 'Close' }).click()
  }
})

test('CAP-2 FAIR-7 the outcome of a cancellation is shown even if the customer has left the page', async ({
  page,
}) => {
  await openWith(page, 'payout-cancel', paths.withdrawal, TIME_TO_CANCEL)
  await withdraw(page, '24.37')
  const release = new AbortController()
  const answered = once(release.signal, 'abort')
  await page.route(
    /withdrawal\/cancel/,
    async (route) => {
      await answered
      await route.fulfill({ status: 403, json: { message: 'Ask support first.' } })
    },
    { times: 1 },
  )
  await cancel(page)
  await page.goBack()
  await expect(question(page)).toHaveCount(0)
  release.abort()
  await expect(question(page)).toContainText('It was not cancelled.')
  await expect(question(page)).toContainText('Ask support first.')
})
