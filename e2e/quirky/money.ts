import type { Page } from '@playwright/test'
import { expect, type World } from './world.ts'

/** Phrases that the specification quotes. The rest of the wording on these pages may change. */
export const phrases = {
  nothingSent: /Nothing was sent/,
  unknown: /Sent, answer unknown/,
  inHistory: /The history shows this withdrawal/,
  /** These must not be shown after a lost response, because they claim more than is known. */
  tooMuch: /We already ha(ve|d) this order|Request received/,
  depositListed: /The history shows this deposit/,
  requested: /Withdrawal requested/,
  recorded: /Deposit recorded/,
  notRecorded: /The deposit was not recorded|Nothing was sent/,
  notUnderstood: /The server sent something this app does not understand\./,
  sessionEnded: /Your session has ended\. Sign in again\./,
}
/** A second press may create a second row only if the customer has seen this warning (API-14). */
const warning = /twice|second (time|deposit|withdrawal|order)/i
const falsePromise =
  /is not (carried out|recorded|paid|counted) twice|(cannot|can't|won't|will not|never)[^.]* twice/i

export type Flow = 'deposit' | 'withdrawal' | 'bank'
export const callOf = (flow: Flow) => (flow === 'deposit' ? 'addDeposit' : 'addWithdrawal')
const rowsOf = (flow: Flow) => (flow === 'deposit' ? 'deposits' : 'withdrawals')

/** The example address from BIP 350. It isn't one of the deposit addresses. */
const wallet = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })
export const text = (page: Page, pattern: RegExp | string) => page.getByText(pattern).first()

/** Fills in a withdrawal and opens its review. */
export async function reviewWithdrawal(
  page: Page,
  world: World,
  amount = '25',
  kind: Flow = 'withdrawal',
  /** `false`: the customer is on the page already. */
  { open = true } = {},
) {
  if (open) await page.goto(`${world.origin}/dashboard/withdrawal`)
  if (kind === 'bank') {
    await page.getByRole('tab', { name: 'Bank transfer' }).click()
    await page
      .getByLabel(/Account number|IBAN/)
      .first()
      .fill('DE89370400440532013000')
    await page.getByLabel(/SWIFT/).fill('COBADEFF')
    await page.getByLabel('Bank name').fill('Sample Bank')
    await page.getByLabel('Amount in USD').fill(amount)
    await button(page, /^Review/).click()
    return
  }
  await page.getByRole('tab', { name: 'Crypto' }).click()
  await page.getByLabel('Amount in USD').fill(amount)
  await page.getByLabel('Wallet address').fill(wallet)
  await button(page, /^Review/).click()
}

export const confirmWithdrawal = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^Okay/ }).click()

/** Opens the review of a withdrawal of $40.00, changes what the backend answers, and then presses Okay. */
export async function okayAfter(page: Page, world: World, change: Parameters<World['change']>[0]) {
  await reviewWithdrawal(page, world, '40')
  await world.change(change)
  await confirmWithdrawal(page)
}

/** Enters an amount, shows a deposit address (DEP-5) and reports the payment. */
export async function reportDeposit(page: Page, world: World, amount = '25') {
  await page.clock.install()
  await page.goto(`${world.origin}/dashboard/deposit`)
  await page.getByLabel('Amount in USD').fill(amount)
  await button(page, 'Make Deposit').click()
  await button(page, /^Bitcoin/).click()
  await button(page, /show the address/).click()
  await button(page, /I have sent it|E-?mail the receipt/)
    .first()
    .click()
  await page.clock.fastForward(2000)
}

/** Sends one order, as the customer would. */
export async function press(page: Page, world: World, flow: Flow) {
  if (flow === 'deposit') return reportDeposit(page, world)
  await reviewWithdrawal(page, world, '25', flow)
  return confirmWithdrawal(page)
}

export type Outcome = 'done' | 'refused' | 'unknown'

/**
 * Expects the page to report this outcome and no other. `inHistory`: the outcome was unknown, but the order is in the history,
 * which the review reads at once. The review then says so.
 */
export async function expectOutcome(
  page: Page,
  flow: Flow,
  outcome: Outcome,
  { inHistory = false }: { inHistory?: boolean } = {},
) {
  if (flow === 'deposit') {
    const patterns = { done: phrases.recorded, refused: phrases.notRecorded, unknown: unknownDeposit }
    await expect(text(page, patterns[outcome])).toBeVisible()
    for (const [other, pattern] of Object.entries(patterns))
      if (other !== outcome) await expect(page.getByText(pattern), other).toHaveCount(0)
    return
  }
  if (outcome === 'done') {
    await expect(page).toHaveURL(/\/dashboard\/withdrawalHistory/)
    await expect(text(page, phrases.requested)).toBeAttached()
    await expect(page.getByText(phrases.unknown)).toHaveCount(0)
    await expect(page.getByText(phrases.nothingSent)).toHaveCount(0)
    return
  }
  const patterns = { refused: phrases.nothingSent, unknown: inHistory ? phrases.inHistory : phrases.unknown }
  await expect(text(page, patterns[outcome])).toBeVisible()
  await expect(page.getByText(patterns[outcome === 'refused' ? 'unknown' : 'refused'])).toHaveCount(0)
  if (!inHistory) await expect(page.getByText(phrases.inHistory)).toHaveCount(0)
  await expect(page.getByText(phrases.tooMuch)).toHaveCount(0)
  await expect(page.getByText(phrases.requested)).toHaveCount(0)
}

/** A pattern, because the specification quotes no sentence for deposits. */
export const unknownDeposit =
  /answer unknown|could not confirm that the deposit was recorded|not (known|clear) whether/i

export const posts = (world: World, flow: Flow) => world.seen(callOf(flow))
export const rows = async (world: World, flow: Flow) => (await world.report())[rowsOf(flow)]

/**
 * Does everything that might make the app repeat a write by itself: lets the retry schedule pass, brings the network and the tab
 * back, reloads, opens another page. It ends with a read of the history, so that anything sent earlier has arrived.
 */
export async function temptToRepeat(page: Page, world: World, flow: Flow) {
  if (flow === 'deposit') for (let turn = 0; turn < 3; turn += 1) await page.clock.fastForward(400_000)
  await page.evaluate(() => {
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  })
  await page.reload()
  await openHistory(page, world, flow)
  if (flow === 'deposit') await page.clock.fastForward(30_000)
  const call = flow === 'deposit' ? 'deposits' : 'withdrawals'
  await expect.poll(async () => (await world.seen(call)).length).toBeGreaterThan(0)
}

export const historyOf = (world: World, flow: Flow) =>
  `${world.origin}/dashboard/${flow === 'deposit' ? 'depositHistory' : 'withdrawalHistory'}`

export async function openHistory(page: Page, world: World, flow: Flow) {
  await page.goto(historyOf(world, flow))
  await expect(page.getByRole('table').or(page.getByText('No transaction history')).first()).toBeVisible()
}

/** Repeats the order. A second row is allowed only if the page warned about it first (API-14). `promised`: keys are honoured. */
export async function pressAgain(page: Page, world: World, flow: Flow, { promised }: { promised: boolean }) {
  const again = page.getByRole('button', { name: /try again|send (it )?again|repeat/i }).first()
  const before = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
  if (!promised) expect(before).not.toMatch(falsePromise)
  await again.click()
  const sure = page.getByRole('button', { name: /send (it )?again|yes|anyway/i }).first()
  const warned = warning.test(before) || warning.test(await page.locator('body').innerText())
  if (await sure.isVisible()) await sure.click()
  await expect.poll(async () => (await posts(world, flow)).length).toBeGreaterThan(1)
  const made = (await rows(world, flow)).length
  if (made > 1 && !promised) expect(warned, 'warned that a repeat may count twice').toBe(true)
  if (promised) expect(made).toBeLessThanOrEqual(1)
}
