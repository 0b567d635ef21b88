import { toCents } from '#contract/money.ts'
import type { Deposit, Withdrawal } from '#contract/transactions.ts'

export const transactionKinds = ['deposit', 'withdrawal'] as const
export type TransactionKind = (typeof transactionKinds)[number]

/** A row of either history. Deposits have no fee and no destination. */
export type Transaction = Deposit & Partial<Omit<Withdrawal, keyof Deposit>>

/** Whether a failed payout was cancelled, as its stage says (CAP-2). */
export const isCancelled = ({ status, stage }: Transaction) => status === 'failed' && stage === 'cancelled'

/** The status in words and files: that of a cancelled payout is `failed` in the response, and `cancelled` here. */
export const statusOf = (row: Transaction) => (isCancelled(row) ? 'cancelled' : row.status)

/** A row with the values for filtering and sorting, calculated once per response instead of at each key press. */
export type Entry = {
  /** Unique, even if the server sends the same `_id` twice. */
  key: string
  /** Another row has the same `_id`, so that the server can’t be asked about this one alone. */
  shared: boolean
  row: Transaction
  /** Milliseconds since 1970, or `null` for an unreadable date. */
  at: number | null
  /** In cents. */
  amount: bigint | null
  /** In cents. */
  fee: bigint | null
  /** In lower case. */
  reference: string
}

/** Gives each row a unique key, even if two have the same id, and its time in milliseconds since 1970. */
export function entriesOf(rows: readonly Transaction[]): Entry[] {
  const counts = new Map<string, number>()
  for (const { _id: id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1)
  const entries = rows.map((row) => {
    const { _id: id } = row
    const at = row.date === null ? Number.NaN : Date.parse(row.date)
    return {
      key: id,
      shared: (counts.get(id) ?? 0) > 1,
      row,
      at: Number.isNaN(at) ? null : at,
      amount: row.amount === null ? null : toCents(row.amount),
      fee: row.transactionFee == null ? null : toCents(row.transactionFee),
      reference: row.reference?.toLowerCase() ?? '',
    }
  })
  return counts.size === rows.length ? entries : withKeys(entries, new Set(counts.keys()))
}

/** Numbers rows with the same `_id` from the oldest, so that a new one doesn't take the key of one whose details are open. */
function withKeys(entries: Entry[], taken: Set<string>): Entry[] {
  const keys = new Map<Entry, string>()
  const given = new Map<string, number>()
  const oldestFirst = (a: Entry, b: Entry) => compare(a.at, b.at, 1) || compare(a.reference, b.reference, 1)
  for (const entry of entries.filter(({ shared }) => shared).toSorted(oldestFirst)) {
    let nth = (given.get(entry.key) ?? 0) + 1
    let key = nth === 1 ? entry.key : `${entry.key} (${nth})`
    // Another row may have exactly this text as its `_id`.
    while (nth > 1 && taken.has(key)) key = `${entry.key} (${(nth += 1)})`
    given.set(entry.key, nth)
    taken.add(key)
    keys.set(entry, key)
  }
  return entries.map((entry) => ({ ...entry, key: keys.get(entry) ?? entry.key }))
}

/** A value to sort by. `null` is a missing value. */
export type Key = number | bigint | string | null

/** Compares two values for sorting, with missing ones last in either direction. */
export function compare(a: Key, b: Key, sign: 1 | -1): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b ? -sign : sign
}

/** Compares two entries for a list with the newest first. Those without a date come last. */
export const newestFirst = (a: Entry, b: Entry) => compare(a.at, b.at, -1)
