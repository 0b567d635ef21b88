import { toCents, type Decimal } from '#contract/money.ts'

/** What decides about a withdrawal, from the server's latest answer. `null` for a value that could not be read. */
export type Withdrawable = {
  /** US dollars. */
  tradeProfit: Decimal | null
  userCanWithdraw: boolean | null
}

/** `amount` in US dollars. `unknown`: a figure could not be read. */
export type Available =
  { is: 'open'; amount: Decimal } | { is: 'no-profit' } | { is: 'not-allowed' } | { is: 'unknown' }

export const BELOW_THRESHOLD = 'Your profit has not reached the minimum withdrawal threshold'

/** Why nothing can be withdrawn now. Each page gives the same reason (WDR-3, TXT-4). */
export const whyNothing = {
  'no-profit': 'You have no trade profit so far.',
  'not-allowed': `${BELOW_THRESHOLD}.`,
} as const

/** What the customer can withdraw now, and if it is nothing, why (DSH-6). */
export function availableToWithdraw({ tradeProfit, userCanWithdraw }: Withdrawable): Available {
  if (tradeProfit === null || userCanWithdraw === null) return { is: 'unknown' }
  if (!userCanWithdraw) return { is: 'not-allowed' }
  return toCents(tradeProfit) > 0n ? { is: 'open', amount: tradeProfit } : { is: 'no-profit' }
}
