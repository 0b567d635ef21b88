import type { Page, Route } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { expect, fillCrypto, signIn, test } from './support.ts'

const review = (page: Page) => page.getByRole('dialog', { name: /Withdrawal Request Status/ })

// Its name makes this file run after those that expect the sample customer's first figures, such as dashboard-figures.e2e.ts.

/** Opens the review of a withdrawal to a wallet. The sample customer's fee is 2.5 %. */
async function toReview(page: Page, amount: string) {
  await signIn(page, 'withdraw@sample.test')
  await page.goto(paths.withdrawal)
  await fillCrypto(page, amount)
  await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
}

async function answerWith(route: Route, change: (answer: Record<string, unknown>) => void) {
  const response = await route.fetch()
  const answer = (await response.json()) as Record<string, unknown>
  change(answer)
  await route.fulfill({ response, json: answer })
}

test('FAIR-4 a fee that the server has changed while the review is open is shown and confirmed before anything is sent', async ({
  page,
}) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/withdrawal/add')) sent.push(request.postDataJSON())
  })
  await toReview(page, '40.40')
  await expect(review(page)).toContainText('$1.01')
  await page.route('**/token-user', (route) =>
    answerWith(route, (details) => (details.withdrawalCharges = 5)),
  )
  const okay = review(page).getByRole('button', { name: 'Okay, withdraw $40.40' })
  await okay.click()
  await expect(review(page).getByRole('alert')).toContainText(
    'It is $2.02 now. When you opened this review, it was $1.01.',
  )
  await expect(review(page).getByText('$38.38')).toBeVisible()
  await expect(review(page)).toContainText('Nothing has been sent yet.')
  expect(sent).toEqual([])
  await okay.click()
  await expect(page).toHaveURL(new RegExp(paths.withdrawalHistory))
  expect(sent).toHaveLength(1)
})

test('FAIR-4 WDR-8 if the history shows a different fee from the one confirmed, the page shows both fees', async ({
  page,
}) => {
  await toReview(page, '40.80')
  await page.route('**/withdrawal/all', (route) =>
    answerWith(route, ({ allWithdrawals }) => {
      for (const row of allWithdrawals as Record<string, unknown>[])
        if (row.amount === 40.8) row.transactionFee = 2.5
    }),
  )
  await review(page).getByRole('button', { name: 'Okay, withdraw $40.80' }).click()
  const toast = page.locator('[data-slot="toast"]')
  await expect(toast).toContainText('The fee differs from the one you confirmed')
  await expect(toast).toContainText('You confirmed a fee of $1.02. The history shows $2.50.')
})
