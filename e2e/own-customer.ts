import type { Page } from '@playwright/test'
import { expect, signIn } from './support.ts'

export const PASSWORD = 'Harbour#Light7'

/** Registers a customer that no other test uses, with the server at `origin`. Resolves with the email. */
export const register = async (page: Page, origin = ''): Promise<string> =>
  (await registerWithPhrase(page, origin)).email

/** Like {@link register}, for tests that need the seed phrase too. */
export async function registerWithPhrase(page: Page, origin = '') {
  const email = `dashboard-${Date.now()}-${Math.random().toString(36).slice(2)}@sample.test`
  const registered = await page.request.post(`${origin}/api/auth/register`, {
    data: {
      name: 'Sample Boatwright',
      email,
      password: PASSWORD,
      zipCode: '10115',
      address: '1 Sample Street',
      countryOfResidence: '',
      investmentGoal: 'none',
    },
  })
  expect(registered.ok()).toBe(true)
  const { seedPhrase } = (await registered.json()) as { seedPhrase: string }
  return { email, phrase: seedPhrase }
}

export async function newCustomer(page: Page): Promise<string> {
  const email = await register(page)
  await signIn(page, email, PASSWORD)
  return email
}

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

export async function postponeVerification(page: Page) {
  await dialog(page, 'Verify your account').getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
