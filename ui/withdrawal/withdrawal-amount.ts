import { toCents, type Decimal } from '#contract/money.ts'
import { z } from '#contract/zod.ts'
import type { LocaleSettings, Translate } from '../lib/locale-context.ts'
import { typedAmount } from '../money/typed-amount.ts'
import { availableToWithdraw, whyNothing } from '../wallet/available.ts'
import * as m from './messages.ts'
import { figuresFor, type WithdrawalTerms } from './withdrawal-fee.ts'

/**
 * Returns why withdrawals aren't possible, or `null`. One reason only, the same for both forms (WDR-3). A missing figure is a reason
 * too, because the fee can't be calculated without it.
 */
export function whyBlocked({ tradeProfit, charges, allowed }: WithdrawalTerms, t: Translate): string | null {
  if (allowed === null || tradeProfit === null || charges === null || charges.startsWith('-'))
    return t(m.figureNotRead)
  const { is } = availableToWithdraw({ tradeProfit, userCanWithdraw: allowed })
  return is === 'no-profit' || is === 'not-allowed' ? t(whyNothing[is]) : null
}

/** The figures of the typed amount. `null` while nothing can be withdrawn, or if the amount can't be read. */
export const openFigures = (typed: string, terms: WithdrawalTerms, t: Translate, locale: LocaleSettings) =>
  whyBlocked(terms, t) === null ? figuresFor(typed, terms, locale) : null

/** What can be withdrawn now, in the currency of the `LocaleProvider` (WDR-5). `null` if it isn't known. */
export function availableOf({ tradeProfit, allowed }: WithdrawalTerms): Decimal | null {
  const available = availableToWithdraw({ tradeProfit, userCanWithdraw: allowed })
  if (available.is === 'unknown') return null
  return available.is === 'open' ? available.amount : '0'
}

/** Whether the amount is above the profit. `false` if one of them is unknown. */
export function exceeds(amount: Decimal | undefined, tradeProfit: Decimal | null): boolean {
  return amount !== undefined && tradeProfit !== null && toCents(amount) > toCents(tradeProfit)
}

/** Whether the fee leaves nothing to pay out. `false` if the fee is unknown, which the form reports instead. */
function feeTakesAll(amount: Decimal, terms: WithdrawalTerms): boolean {
  const figures = figuresFor(amount, terms)
  return figures !== null && toCents(figures.payout) <= 0n
}

/** The schema of a withdrawal amount as typed: at most the profit (WDR-2), and more than the fee. */
export function withdrawalAmount(
  terms: WithdrawalTerms,
  t: Translate,
  locale: LocaleSettings = {},
): z.ZodMiniType<Decimal, string> {
  return typedAmount(locale).check(
    z.refine((amount) => !exceeds(amount, terms.tradeProfit), { error: t(m.overProfit) }),
    z.refine((amount) => !feeTakesAll(amount, terms), { error: t(m.feeTakesAll) }),
  )
}
