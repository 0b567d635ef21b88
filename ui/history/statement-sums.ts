import { fromCents, type Decimal } from '#contract/money.ts'
import type { Entry } from './entries.ts'
import { periodOf, type TransactionFilter } from './transaction-view.ts'

export type StatementSums = {
  /** The sum of the approved rows before the period. */
  opening: Decimal
  openingRows: number
  /** The sum of the approved rows up to the end of the period. */
  closing: Decimal
  closingRows: number
  /** Approved rows that are in neither sum, because their date or their amount could not be read. */
  leftOut: number
}

/**
 * Returns the sums at the beginning and at the end of a statement's period, from all rows of the list (HIS-4). They are sums of rows,
 * not balances. `null` for a statement that shows only some of a period's rows, because its rows would not add up to the difference.
 */
export function statementSums(all: readonly Entry[], filter: TransactionFilter): StatementSums | null {
  if (filter.search.trim() !== '' || (filter.status !== 'all' && filter.status !== 'approved')) return null
  const { start, end } = periodOf(filter)
  const limited = start !== null || end !== null
  const approved = all.filter(({ row }) => row.status === 'approved')
  const counted = approved.filter(({ at, amount }) => amount !== null && (at !== null || !limited))
  const before = counted.filter(({ at }) => start !== null && at !== null && at < start)
  const until = counted.filter(({ at }) => end === null || (at !== null && at < end))
  return {
    opening: sum(before),
    openingRows: before.length,
    closing: sum(until),
    closingRows: until.length,
    leftOut: approved.length - counted.length,
  }
}

const sum = (rows: readonly Entry[]) =>
  fromCents(rows.reduce<bigint>((all, { amount }) => all + (amount ?? 0n), 0n))
