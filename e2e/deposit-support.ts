import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { newCustomer } from './own-customer.ts'
import { alive, answerTo, expect, showAddress } from './support.ts'

export async function toMethods(page: Page, amount: string) {
  await page.goto(paths.deposit)
  await page.getByLabel('Amount in USD').fill(amount)
  await page.getByRole('button', { name: 'Make Deposit' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a payment method' })).toBeFocused()
}

/** Registers a customer, installs a fake clock and shows a deposit address. Returns the keys of all deposits sent from then on. */
export async function aboutToReport(page: Page, context: BrowserContext, amount: string) {
  const posts = countPosts(context)
  await page.clock.install()
  await newCustomer(page)
  await toMethods(page, amount)
  await showAddress(page)
  return posts
}

export const receipt = (page: Page) => page.getByRole('button', { name: 'E-mail the receipt' })

/** The amounts that the server has recorded, from a request outside the page. */
export async function recorded(page: Page): Promise<number[]> {
  const { allTransactions } = (await answerTo(page, '/api/transaction/all')) as {
    allTransactions: { amount: number }[]
  }
  return allTransactions.map(({ amount }) => amount)
}

export function countPosts(context: BrowserContext): string[] {
  const keys: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/transaction/add'))
      keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}

export async function newTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  await alive(tab)
  return tab
}

export const toast = (page: Page, title: string) =>
  page.locator('[data-slot="toast"]').filter({ hasText: title })
export const status = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })
export const bitcoin = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
