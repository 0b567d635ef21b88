import { fromCents, type Decimal } from '#contract/money.ts'
import type { Entry } from './entries.ts'
import { groupOf, statusGroups, type StatusGroup } from './status-groups.ts'

export type Total = {
  status: StatusGroup
  count: number
  amount: Decimal
  fee: Decimal
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
    return {
      status,
      count: own.length,
      amount: sum(own.map(({ amount }) => amount)),
      fee: sum(own.map(({ fee }) => fee)),
      withoutAmount: own.filter(({ amount }) => amount === null).length,
      withoutFee: own.filter(({ fee }) => fee === null).length,
    }
  })
}

const sum = (cents: (bigint | null)[]) => fromCents(cents.reduce<bigint>((all, one) => all + (one ?? 0n), 0n))

/** Returns the amount less the fee in the currency of the `LocaleProvider`, or `null` if one of them is missing. A missing fee doesn't count as zero. */
export function payoutOf({ amount, fee }: Pick<Entry, 'amount' | 'fee'>): Decimal | null {
  return amount === null || fee === null ? null : fromCents(amount - fee)
}

/** What was or will be paid out: as {@link payoutOf}, and `null` for a failed withdrawal, which pays nothing out. */
export const paidOut = (entry: Entry): Decimal | null =>
  entry.row.status === 'failed' ? null : payoutOf(entry)
