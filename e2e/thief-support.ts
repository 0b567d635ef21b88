import type { Browser, Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import {
  answerTo,
  expect,
  fillCrypto,
  login,
  SAMPLE_PASSWORD,
  skipNotices,
  storeSession,
  typePassword,
} from './support.ts'

/** The customer whose account the thief enters. */
export const VICTIM = 'withdraw@sample.test'
const THIEF = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Signs in on the page of the sandbox at `address`, and waits until the app has left the form. */
export async function signInAt(page: Page, address: string, next: string, password?: string) {
  await page.goto(`${address}${paths.signIn}?next=${next}`)
  await typePassword(page, VICTIM, password)
  await page.waitForURL(({ pathname }) => pathname === next)
}

/** Another browser, on another system, in which nobody has signed in before. */
export async function otherBrowser(browser: Browser) {
  const context = await browser.newContext({ userAgent: THIEF })
  await context.route(/tradingview/, (route) => route.abort())
  await skipNotices(context)
  return context.newPage()
}

/** The other browser with a token of the customer's, as a script in the customer's browser could have read it. */
export async function browserWithToken(browser: Browser, page: Page, address: string) {
  const session = await login(page, VICTIM, SAMPLE_PASSWORD, address)
  const thief = await otherBrowser(browser)
  await thief.goto(address + paths.contact)
  await storeSession(thief, session)
  return thief
}

/**
 * After opening a customer's page: the app has left it and removed the token. Its message isn't expected, because the page before may have
 * shown it already.
 */
export async function isSignedOut(page: Page) {
  await expect(page).toHaveURL((url) => url.pathname === paths.signIn)
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull()
}

/** Opens the page of the emails. Resolves with those to the customer, newest first. */
export async function mailsOf(page: Page, address: string) {
  await page.goto(`${address}/sandbox/mails`)
  return page.getByRole('article').filter({ hasText: VICTIM })
}

/** Sets a new password with the seed phrase, on the page of a browser that isn't signed in. */
export async function resetByPhrase(page: Page, address: string, password: string) {
  await page.goto(address + paths.signIn)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByLabel('Seed phrase').fill('sample-boat-ocean-wave-north-coast')
  await page.getByLabel('Email').fill(VICTIM)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByRole('dialog', { name: 'Password Changed Successfully' }).waitFor()
}

/** Reviews a withdrawal to an address that isn't the customer's, and confirms it. */
export async function prepare(page: Page) {
  await fillCrypto(page, '20.00')
  await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
}

export async function withdraw(page: Page) {
  await prepare(page)
  await page.getByRole('button', { name: /^Okay, withdraw/ }).click()
}

/** How many withdrawals the server has of the customer who is signed in on the page. */
export async function withdrawals(page: Page, address: string) {
  const response = await answerTo(page, `${address}/api/withdrawal/all`)
  return (response as { allWithdrawals: object[] }).allWithdrawals.length
}
