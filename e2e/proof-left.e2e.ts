import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { proof } from './passkeys-support.ts'
import { okay, review } from './payouts-support.ts'
import { alive, expect, pressEscape, SAMPLE_PASSWORD, signedIn, test } from './support.ts'

// One test after the other, because they share the server.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [[/status of 403/], { scope: 'test' }] })
test.afterAll(stopOffering)

/** Opens the question for the proof that a backend asks for before a withdrawal. */
async function openQuestion(page: Page) {
  const address = await offering('two-factor')
  await page.context().route('**/withdrawal/add', (route) =>
    route.fulfill({
      status: 403,
      json: {
        message: 'Confirm that it is you.',
        code: 'step_up',
        action: 'add-withdrawal',
        methods: ['password'],
      },
    }),
  )
  await signedIn(page, 'withdraw@sample.test', SAMPLE_PASSWORD, address)
  await page.goto(address + paths.withdrawal)
  await review(page, '11.29')
  await okay(page).click()
  await expect(proof(page)).toBeVisible()
  return address
}

/** The page says nothing about a withdrawal of this amount. */
async function saysNothing(page: Page) {
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/loading/i)
  await expect(page.getByText(/\$11\.29/)).toHaveCount(0)
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('11.29')
}

test('CAP-3 FAIR-7 while the question for a proof is open, no other tab says that the withdrawal may have been carried out', async ({
  page,
}) => {
  const address = await openQuestion(page)
  const other = await page.context().newPage()
  for (const path of [paths.dashboard, paths.withdrawal, paths.withdrawalHistory]) {
    await other.goto(address + path)
    await saysNothing(other)
  }
})

test('CAP-3 FAIR-7 leaving the page while the question is open reports no refusal: nobody refused, and nothing was sent', async ({
  page,
}) => {
  const address = await openQuestion(page)
  await page.reload()
  await alive(page)
  await expect(page.getByLabel('Amount in USD')).toHaveValue('11.29')
  await page.goto(address + paths.dashboard)
  await saysNothing(page)
})

test('CAP-3 FAIR-7 Escape in the question and at once in the review leaves no report of a refusal', async ({
  page,
}) => {
  const address = await openQuestion(page)
  await pressEscape(page)
  await expect(proof(page)).toHaveCount(0)
  await pressEscape(page)
  await page.goto(address + paths.dashboard)
  await saysNothing(page)
})
