import { fromCents, toCents, withdrawalSummary, type Decimal } from '#contract/money.ts'
import type { LocaleSettings } from '../lib/locale-context.ts'
import { readTyped } from '../money/read-typed.ts'

/** The conditions of a withdrawal, from the server's latest response. `null` for a value that could not be read. */
export type WithdrawalTerms = {
  /** The most that can be withdrawn, in the currency of the `LocaleProvider`. */
  tradeProfit: Decimal | null
  /** The fee in percent of the amount. */
  charges: Decimal | null
  allowed: boolean | null
}

/** The figures of a withdrawal in the currency of the `LocaleProvider`: `before` and `after` are the trade profit. */
export type Figures = {
  requested: Decimal
  fee: Decimal
  payout: Decimal
  before: Decimal
  after: Decimal
}

/** Calculates what the customer must know before confirming (FAIR-4). Returns `null` if a figure is missing or unreadable. */
export function figuresFor(
  typed: string,
  { tradeProfit, charges }: WithdrawalTerms,
  locale: LocaleSettings = {},
): Figures | null {
  const { value } = readTyped(typed, locale)
  if (value === undefined || tradeProfit === null || charges === null || charges.startsWith('-')) return null
  const { amount, fee, payout } = withdrawalSummary(value, charges)
  const after = fromCents(toCents(tradeProfit) - toCents(amount))
  return { requested: amount, fee, payout, before: tradeProfit, after }
}

/** Whether the profit covers the amount, and the amount the fee. */
export const isPayable = (figures: Figures | null): figures is Figures =>
  figures !== null && toCents(figures.after) >= 0n && toCents(figures.payout) > 0n
