import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { expect, fillCrypto, test } from './support.ts'
import { history, open, review, submit, sent, collectPosts } from './withdrawal-support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/], { scope: 'test' }] })

/** Opens the review of the same order in each tab. */
async function reviewInEach(tabs: Page[], amount: string) {
  for (const tab of tabs) {
    await tab.bringToFront()
    await fillCrypto(tab, amount)
    await submit(tab).click()
    await expect(review(tab).getByRole('button', { name: 'Okay' })).toBeVisible()
  }
}

test('WDR-8 a review in a second tab says that the first tab has sent it, with its row, and how much is left', async ({
  page,
  context,
}) => {
  await open(page)
  const other = await context.newPage()
  const otherPosts = collectPosts(other)
  await other.goto(paths.withdrawal)
  await reviewInEach([page, other], '18.38')
  const available = other.getByText(/^Available: /)
  const before = await available.textContent()
  // Otherwise the second tab may find the row before the first tab has its response, and the message is a different one.
  const afterTheAnswer = page.waitForURL(history)
  await other.route('**/withdrawal/all', async (route) => {
    await afterTheAnswer
    await route.continue()
  })
  await review(page).getByRole('button', { name: 'Okay' }).click()
  await expect(page).toHaveURL(history)
  await expect(review(other).getByText('You sent this in another tab')).toBeVisible()
  await expect(review(other).getByText(/The history shows it as WDR-/)).toBeVisible()
  await expect(review(other)).not.toContainText(/unknown|may have been carried out/)
  await expect(review(other).getByRole('button', { name: /again|Okay/ })).toHaveCount(0)
  await expect(available).not.toHaveText(String(before))
  await review(other).getByRole('button', { name: 'Close' }).click()
  await expect(other.getByLabel('Amount in USD')).toHaveValue('')
  expect(otherPosts).toEqual([])
  expect(await sent(page, 18.38)).toBe(1)
})

test('C13 the same form in two tabs sends two orders, each with its own key', async ({ page, context }) => {
  const posts = collectPosts(page)
  await open(page)
  const other = await context.newPage()
  const otherPosts = collectPosts(other)
  await other.goto(paths.withdrawal)
  for (const tab of [page, other]) {
    await tab.bringToFront()
    await fillCrypto(tab, '18.28')
    await submit(tab).click()
    await review(tab).getByRole('button', { name: 'Okay' }).click()
    await expect(tab).toHaveURL(history)
  }
  expect(posts[0]?.key).not.toBe(otherPosts[0]?.key)
  expect(await sent(page, 18.28)).toBe(2)
})

test('API-14 FAIR-7 an open review in a second tab mentions at once an order that the first tab has sent', async ({
  page,
  context,
}) => {
  await open(page)
  const other = await context.newPage()
  const posts = collectPosts(other)
  await other.goto(paths.withdrawal)
  await reviewInEach([page, other], '19.19')
  await page.route('**/withdrawal/add', (route) => route.abort('connectionreset'))
  await review(page).getByRole('button', { name: 'Okay' }).click()
  await expect(review(page).getByRole('alert')).toContainText('Sent, answer unknown')
  await expect(review(page).getByRole('alert')).not.toContainText(/try again/i)
  await expect(review(other).getByText(/You sent this same order today at/)).toBeVisible()
  await expect(review(other).getByRole('button', { name: 'Okay' })).toHaveCount(0)
  expect(posts).toEqual([])
})
