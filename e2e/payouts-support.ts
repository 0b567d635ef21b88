import type { Page } from '@playwright/test'
import { offering } from './offering.ts'
import { answerTo, collectCalls, expect, fillCrypto, SAMPLE_PASSWORD, signedIn } from './support.ts'

const calls = /\/(withdrawal\/(one|cancel|quote)|messages)/

/** The calls of the capabilities that the page makes. */
export const callsOf = (page: Page) => collectCalls(page, calls)

/** Opens a page of a sandbox that offers only `capabilities`, signed in. */
export async function openWith(page: Page, capabilities: string, path: string, settleSeconds?: number) {
  const address = await offering(capabilities, settleSeconds)
  const { token } = await signedIn(page, 'withdraw@sample.test', SAMPLE_PASSWORD, address)
  await page.goto(address + path)
  return { address, token }
}

export async function review(page: Page, amount: string) {
  await fillCrypto(page, amount)
  await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
}

export const okay = (page: Page) => page.getByRole('button', { name: /^Okay, withdraw/ })
export const details = (page: Page) => page.getByRole('dialog', { name: 'Withdrawal', exact: true })

/** The stage of the customer's newest withdrawal, from a request outside the page. */
export async function newestStage(page: Page) {
  const { allWithdrawals } = (await answerTo(page, '/api/withdrawal/all')) as {
    allWithdrawals: { stage: string }[]
  }
  return allWithdrawals[0]?.stage
}

/** Withdraws, and waits for the details of the new row (WDR-4). */
export async function withdraw(page: Page, amount: string) {
  await review(page, amount)
  await okay(page).click()
  await expect(details(page)).toContainText(`$${amount}`)
}
