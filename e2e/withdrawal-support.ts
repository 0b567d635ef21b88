import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { answerTo, expect, signIn } from './support.ts'

/** The withdrawal history. The address also names the new row once the list has it (WDR-4). */
export const history = new RegExp(`${paths.withdrawalHistory}(\\?row=.+)?$`)
const title = 'Bank or Crypto Withdrawal Request Status'

/** Signs in the sample customer and opens the page. The tests share this customer, so each withdraws a different, small amount. */
export async function open(page: Page) {
  await signIn(page, 'withdraw@sample.test')
  await page.goto(paths.withdrawal)
  await expect(page.getByRole('tab', { name: 'Bank transfer' })).toBeVisible()
}

export const review = (page: Page) => page.getByRole('dialog', { name: title })
export const submit = (page: Page) => page.getByRole('button', { name: 'Review crypto withdrawal' })

export async function sent(page: Page, amount: number): Promise<number> {
  const { allWithdrawals } = (await answerTo(page, '/api/withdrawal/all')) as {
    allWithdrawals: { amount: number }[]
  }
  return allWithdrawals.filter((row) => row.amount === amount).length
}

/** The stored orders whose outcome is unknown, as text. */
export const stored = (page: Page) => page.evaluate(() => String(localStorage.getItem('withdrawalOrders')))

export function collectPosts(page: Page) {
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

/** Presses Review, releases it only after `arrival` and 20 frames, and expects the review: a button that moved would get no click. */
export async function pressReviewDuring(page: Page, arrival: () => Promise<void>) {
  await submit(page).hover()
  await page.mouse.down()
  await arrival()
  await page.evaluate(async () => {
    for (let left = 20; left > 0; left -= 1) await new Promise(requestAnimationFrame)
  })
  await page.mouse.up()
  await expect(review(page)).toBeVisible()
}
