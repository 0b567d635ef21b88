import type { Page } from '@playwright/test'
import { expect } from './support.ts'

export const sample = 'withdraw@sample.test'
export const main = (page: Page) => page.getByRole('main')

/** Counts the calls to one path. */
export function count(page: Page, path: string) {
  const calls = { number: 0 }
  page.on('request', (request) => {
    if (request.url().endsWith(`/api${path}`)) calls.number += 1
  })
  return calls
}

/** Waits for hydration: before it, a link reloads the page and a form does nothing. */
export async function waitForHydration(page: Page) {
  await page.getByRole('button', { name: /^Show (new )?password$/ }).click()
  await expect(page.getByRole('button', { name: /^Hide (new )?password$/ })).toBeVisible()
}

export async function fillSignUp(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Full name').fill('José O’Neil')
  await page.getByLabel('Password', { exact: true }).fill('Harbour#Light7')
  await page.getByLabel('Investment goal').selectOption('Investing to buy house')
  await page.getByLabel('Address').fill('1 Sample Street')
  await page.getByLabel('Zip code').fill('10115')
}
