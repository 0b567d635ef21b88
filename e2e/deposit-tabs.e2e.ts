import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { expect, showAddress, test } from './support.ts'
import { toMethods, aboutToReport, receipt, recorded, newTab, toast, status } from './deposit-support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/, /mailto:/], { scope: 'test' }] })

test('DEP-3 C13 a second tab does not send the deposit again', async ({ page, context }) => {
  const posts = await aboutToReport(page, context, '20')
  const other = await newTab(context, paths.account)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  // What reports deposits loads when the customer begins to use the page.
  await other.mouse.move(20, 20)
  await other.waitForLoadState('networkidle')
  await receipt(page).click()
  await page.clock.fastForward(2000)
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  await expect(toast(other, 'Deposit recorded.')).toBeVisible()
  expect(await recorded(page)).toEqual([20])
  expect(posts).toHaveLength(1)
})

/** Opens two tabs that show an address for the same amount. `posts` are those of `aboutToReport`. */
async function twoTabsAboutToReport(page: Page, context: BrowserContext) {
  const posts = await aboutToReport(page, context, '20')
  const other = await newTab(context, paths.account)
  await toMethods(other, '20')
  await showAddress(other)
  return { posts, other }
}

test('FAIR-7 C13 a second tab warns before it records the amount that the first one still has to record', async ({
  page,
  context,
}) => {
  const { posts, other } = await twoTabsAboutToReport(page, context)
  const warning = other.getByText(/You reported a deposit of the same amount today at/)
  await expect(warning).toHaveCount(0)
  await context.route('**/transaction/add', (route) => route.abort('connectionreset'))
  await receipt(page).click()
  await expect(warning).toBeVisible()
  await expect(other.getByText(/This is a second deposit\./)).toBeVisible()
  await page.clock.fastForward(2000)
  await test.step('API-14 also while its outcome is unknown', async () => {
    await expect(status(page, 'We do not know yet whether the deposit is recorded.')).toBeVisible()
    await expect(other.getByText(/We do not know yet whether it is recorded\./)).toBeVisible()
    await expect(warning).toBeVisible()
    expect(new Set(posts).size).toBe(1)
  })
  await test.step('another amount causes no warning', async () => {
    await toMethods(other, '21')
    await showAddress(other)
    await expect(receipt(other)).not.toHaveAttribute('aria-disabled', 'true')
    await expect(warning).toHaveCount(0)
  })
})

test('FAIR-7 C13 a second tab at the same step warns before it records the amount that the first one has recorded', async ({
  page,
  context,
}) => {
  const { posts, other } = await twoTabsAboutToReport(page, context)
  await receipt(page).click()
  await page.clock.fastForward(2000)
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  await expect(other.getByText('You reported a deposit of the same amount.')).toBeVisible()
  await expect(other.getByText(/It is recorded\. This is a second deposit\./)).toBeVisible()
  expect(posts).toHaveLength(1)
})
