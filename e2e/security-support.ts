import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { offering } from './offering.ts'
import { PASSWORD, register } from './own-customer.ts'
import { collectCalls, signedIn } from './support.ts'

const calls =
  /\/api(\/auth\/(sessions|activity|not-me|security|withdrawal-lock|word|passkeys|totp|step-up|backup-codes)|\/withdrawal\/addresses)/

/** The calls of the capabilities that the page makes. */
export const callsOf = (page: Page) => collectCalls(page, calls)

export const pathsOf = (made: { path: string }[]) => [...new Set(made.map(({ path }) => path))].toSorted()

/** Registers a customer on the sandbox that offers only `capabilities`, and opens the security page as this customer. */
export async function openWith(page: Page, capabilities: string) {
  const address = await offering(capabilities)
  const email = await register(page, address)
  const { token } = await signedIn(page, email, PASSWORD, address)
  await page.goto(address + paths.security)
  return { address, email, token }
}

export const section = (page: Page, name: string) => page.getByRole('region', { name })
export const checks = (page: Page) => page.getByRole('list', { name: 'How your account is protected' })
export const sessionsOn = (page: Page) => section(page, 'Where you are signed in')
export const question = (page: Page) => page.getByRole('alertdialog')

/** What the server answers to a call with this token. */
export const statusOf = async (page: Page, address: string, token: string) =>
  (
    await page.request.get(`${address}/api/transaction/token-user`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status()
