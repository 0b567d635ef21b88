import type { Page } from '@playwright/test'
import { offering } from './offering.ts'
import { expect, fillCrypto, SAMPLE_PASSWORD, signedIn } from './support.ts'

const calls = /\/(withdrawal\/(one|cancel|quote)|messages)/

/** The calls of the capabilities that the page makes. */
export function callsOf(page: Page) {
  const made: { path: string; body: unknown; key: string | undefined }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (calls.test(pathname))
      made.push({
        path: pathname.replace('/api', ''),
        body: request.postDataJSON() as unknown,
        key: request.headers()['idempotency-key'],
      })
  })
  return made
}

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
  const token = await page.evaluate(() => localStorage.getItem('userToken'))
  const answer = await page.request.get(new URL('/api/withdrawal/all', page.url()).href, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { allWithdrawals } = (await answer.json()) as { allWithdrawals: { stage: string }[] }
  return allWithdrawals[0]?.stage
}

/** Withdraws, and waits for the details of the new row (WDR-4). */
export async function withdraw(page: Page, amount: string) {
  await review(page, amount)
  await okay(page).click()
  await expect(details(page)).toContainText(`$${amount}`)
}
