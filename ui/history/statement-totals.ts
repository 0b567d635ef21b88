import { fromCents, type Decimal } from '#contract/money.ts'
import type { Entry, Transaction } from './entries.ts'
import { groupOf, statusGroups, type StatusGroup } from './status-groups.ts'

export type Total = {
  status: StatusGroup
  count: number
  amount: Decimal
  /** `null` if nothing was paid out. */
  fee: Decimal | null
  /** The sum of the rows whose amount and fee are known. `null` if nothing was paid out. */
  payout: Decimal | null
  /** The number of rows whose amount could not be read and is not in the sum. */
  withoutAmount: number
  /** The number of rows whose fee could not be read and is not in the sum. */
  withoutFee: number
}

/** Returns exact totals in the currency of the `LocaleProvider` for each status that occurs, because failed transactions moved no money. */
export function totalsOf(entries: readonly Entry[]): Total[] {
  return statusGroups.flatMap((status) => {
    const own = entries.filter(({ row }) => groupOf(row) === status)
    if (own.length === 0) return []
    const unpaid = status === 'failed' || status === 'cancelled'
    return {
      status,
      count: own.length,
      amount: sum(own.map(({ amount }) => amount)),
      fee: unpaid ? null : sum(own.map(({ fee }) => fee)),
      payout: unpaid ? null : sum(own.map(payoutCents)),
      withoutAmount: own.filter(({ amount }) => amount === null).length,
      withoutFee: unpaid ? 0 : own.filter(({ fee }) => fee === null).length,
    }
  })
}

const sum = (cents: (bigint | null)[]) => fromCents(cents.reduce<bigint>((all, one) => all + (one ?? 0n), 0n))

/** Returns the amount less the fee in the currency of the `LocaleProvider`, or `null` if one of them is missing. A missing fee doesn't count as zero. */
export function payoutOf(entry: Pick<Entry, 'amount' | 'fee'>): Decimal | null {
  const cents = payoutCents(entry)
  return cents === null ? null : fromCents(cents)
}

const payoutCents = ({ amount, fee }: Pick<Entry, 'amount' | 'fee'>) =>
  amount === null || fee === null ? null : amount - fee

/** The fee as the server sent it. `null` for a failed withdrawal, because the fee is deducted from what is paid out (FAIR-4). */
export const feeOf = ({ status, transactionFee }: Transaction): Decimal | null =>
  status === 'failed' ? null : (transactionFee ?? null)

/** What was or will be paid out: as {@link payoutOf}, and `null` for a failed withdrawal, which pays nothing out. */
export const paidOut = (entry: Entry): Decimal | null =>
  entry.row.status === 'failed' ? null : payoutOf(entry)
