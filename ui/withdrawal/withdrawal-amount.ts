import { toCents, type Decimal } from '#contract/money.ts'
import { z } from '#contract/zod.ts'
import { inEnglish } from '../lib/locale-context.ts'
import { typedAmount } from '../money/typed-amount.ts'
import { whyNothing } from '../wallet/available.ts'
import { figuresFor, type WithdrawalTerms } from './withdrawal-fee.ts'

export const OVER_PROFIT = 'Withdrawal amount must not exceed total profits'
export const BELOW_THRESHOLD = 'Your profit has not reached the minimum withdrawal threshold'

/**
 * Returns why withdrawals aren't possible, or `null`. One reason only, the same for both forms (WDR-3). A missing figure is a reason
 * too, because the fee can't be calculated without it.
 */
export function whyBlocked({ tradeProfit, charges, allowed }: WithdrawalTerms): string | null {
  if (allowed === null || tradeProfit === null || charges === null || charges.startsWith('-'))
    return 'A figure that a withdrawal needs could not be read. Reload the page, or contact support.'
  if (!allowed) return inEnglish(whyNothing['not-allowed'])
  return toCents(tradeProfit) > 0n ? null : inEnglish(whyNothing['no-profit'])
}

/** What can be withdrawn now, in US dollars (WDR-5). `null` if it isn't known. */
export function availableOf({ tradeProfit, allowed }: WithdrawalTerms): Decimal | null {
  if (tradeProfit === null || allowed === null) return null
  return allowed && toCents(tradeProfit) > 0n ? tradeProfit : '0'
}

/** Whether the amount is above the profit. `false` if one of them is unknown. */
export function exceeds(amount: Decimal | undefined, tradeProfit: Decimal | null): boolean {
  return amount !== undefined && tradeProfit !== null && toCents(amount) > toCents(tradeProfit)
}

/** The schema of a withdrawal amount as typed: at most the profit (WDR-2), and more than the fee. */
export function withdrawalAmount(terms: WithdrawalTerms): z.ZodMiniType<Decimal, string> {
  return typedAmount.check(
    z.refine((amount) => !exceeds(amount, terms.tradeProfit), { error: OVER_PROFIT }),
    z.refine((amount) => toCents(figuresFor(amount, terms)?.payout ?? '0') > 0n, {
      error: 'The fee would take all of this amount',
    }),
  )
}
