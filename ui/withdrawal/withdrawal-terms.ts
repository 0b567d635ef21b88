import { readAmount, toCents, withdrawalSummary, fromCents, type Decimal } from '#contract/money.ts'
import { z } from '#contract/zod.ts'
import { typedAmount } from '../money/typed-amount.ts'

export const OVER_PROFIT = 'Withdrawal amount must not exceed total profits'
export const BELOW_THRESHOLD = 'Your profit has not reached the minimum withdrawal threshold'

/** What a withdrawal is measured by; all of it from the server's latest answer. */
export type WithdrawalTerms = {
  tradeProfit: Decimal | null
  /** In percent of the amount. */
  charges: Decimal | null
  allowed: boolean | null
}

/** Why nothing can be withdrawn, or `null`. An unknown figure is a reason: nobody may confirm what can't be worked out. */
export function whyBlocked({ tradeProfit, charges, allowed }: WithdrawalTerms): string | null {
  if (allowed === null || tradeProfit === null || charges === null || charges.startsWith('-'))
    return 'A figure that a withdrawal needs could not be read. Reload the page, or contact support.'
  if (!allowed)
    return 'Withdrawals are not open for your account yet. Contact support if you think they should be.'
  return null
}

export function exceeds(amount: Decimal | undefined, tradeProfit: Decimal | null): boolean {
  return amount !== undefined && tradeProfit !== null && toCents(amount) > toCents(tradeProfit)
}

export type Figures = {
  requested: Decimal
  fee: Decimal
  payout: Decimal
  before: Decimal
  after: Decimal
}

/** All that the customer has to know before confirming (FAIR-4), or `null` while it can't be worked out. */
export function figuresFor(typed: string, { tradeProfit, charges }: WithdrawalTerms): Figures | null {
  const { value } = readAmount(typed)
  if (value === undefined || tradeProfit === null || charges === null || charges.startsWith('-')) return null
  const { amount, fee, payout } = withdrawalSummary(value, charges)
  const after = fromCents(toCents(tradeProfit) - toCents(amount))
  return { requested: amount, fee, payout, before: tradeProfit, after }
}

/** An amount that may be asked for: readable, not above the profit (WDR-2), and with something left to pay out. */
export function withdrawalAmount(terms: WithdrawalTerms): z.ZodMiniType<Decimal, string> {
  return typedAmount.check(
    z.refine((amount) => !exceeds(amount, terms.tradeProfit), { error: OVER_PROFIT }),
    z.refine((amount) => toCents(figuresFor(amount, terms)?.payout ?? '0') > 0n, {
      error: 'The fee would take all of this amount',
    }),
  )
}
