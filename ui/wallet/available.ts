import { toCents, type Decimal } from '#contract/money.ts'
import * as m from './messages.ts'

/** The figures that decide whether a withdrawal is possible, from the server's latest response. `null` for a value that could not be read. */
export type Withdrawable = {
  /** In the currency of the `LocaleProvider`. */
  tradeProfit: Decimal | null
  userCanWithdraw: boolean | null
}

/** `amount` in the currency of the `LocaleProvider`. `unknown`: a figure could not be read. */
export type Available =
  { is: 'open'; amount: Decimal } | { is: 'no-profit' } | { is: 'not-allowed' } | { is: 'unknown' }

/** The messages that say why nothing can be withdrawn now. Each page gives the same reason (WDR-3, TXT-4). */
export const whyNothing = {
  'no-profit': m.noProfitYet,
  'not-allowed': m.belowThreshold,
}

/** What the customer can withdraw now, or the reason if nothing (DSH-6). */
export function availableToWithdraw({ tradeProfit, userCanWithdraw }: Withdrawable): Available {
  if (tradeProfit === null || userCanWithdraw === null) return { is: 'unknown' }
  // Without a profit, the minimum is not the reason.
  if (toCents(tradeProfit) <= 0n) return { is: 'no-profit' }
  return userCanWithdraw ? { is: 'open', amount: tradeProfit } : { is: 'not-allowed' }
}
