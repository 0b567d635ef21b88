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

/** What the customer can withdraw now, and if it is nothing, why (DSH-6). */
export function availableToWithdraw({ tradeProfit, userCanWithdraw }: Withdrawable): Available {
  if (tradeProfit === null || userCanWithdraw === null) return { is: 'unknown' }
  if (toCents(tradeProfit) <= 0n) return { is: 'no-profit' }
  return userCanWithdraw ? { is: 'open', amount: tradeProfit } : { is: 'not-allowed' }
}
