import { toCents } from '#contract/money.ts'
import { isKnownStatus, statuses, type Deposit, type Withdrawal } from '#contract/transactions.ts'

export const transactionKinds = ['deposit', 'withdrawal'] as const
export type TransactionKind = (typeof transactionKinds)[number]

/** A row of either history; a deposit has no fee and no destination. */
export type Transaction = Deposit & Partial<Omit<Withdrawal, keyof Deposit>>

export const statusFilters = ['all', ...statuses, 'other'] as const
export type StatusFilter = (typeof statusFilters)[number]
export const sortColumns = ['date', 'reference', 'amount', 'fee', 'status'] as const
export type SortColumn = (typeof sortColumns)[number]
export type Sort = { column: SortColumn; direction: 'ascending' | 'descending' }

/** What the customer asked to see. Days are `2026-03-01`, in the customer's own time zone, both ends included. */
export type TransactionFilter = {
  status: StatusFilter
  from: string | null
  to: string | null
  search: string
}
export type TransactionView = TransactionFilter & { sort: Sort; page: number }

export const PAGE_SIZE = 25
export const everything: TransactionFilter = { status: 'all', from: null, to: null, search: '' }
export const startView: TransactionView = {
  ...everything,
  sort: { column: 'date', direction: 'descending' },
  page: 1,
}

export const isFiltered = ({ status, from, to, search }: TransactionFilter) =>
  status !== 'all' || from !== null || to !== null || search.trim() !== ''

/** `true` where the first day comes after the last, so that nothing can match. */
export const isBackwards = ({ from, to }: TransactionFilter) => from !== null && to !== null && from > to

/** A row with what filtering and sorting ask of it, worked out once per answer and not once per key press. */
export type Entry = {
  /** Unique, also where a server sends the same `_id` twice. */
  key: string
  row: Transaction
  at: number | null
  amount: bigint | null
  fee: bigint | null
  reference: string
}

export function entriesOf(rows: readonly Transaction[]): Entry[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const { _id: id } = row
    const before = seen.get(id) ?? 0
    seen.set(id, before + 1)
    const at = row.date === null ? Number.NaN : Date.parse(row.date)
    return {
      key: before === 0 ? id : `${id} (${before + 1})`,
      row,
      at: Number.isNaN(at) ? null : at,
      amount: row.amount === null ? null : toCents(row.amount),
      fee: row.transactionFee == null ? null : toCents(row.transactionFee),
      reference: row.reference?.toLowerCase() ?? '',
    }
  })
}

/** The rows that match, in the order asked for. A row without a readable date matches no range of dates. */
export function arrange(entries: readonly Entry[], filter: TransactionFilter, sort: Sort): Entry[] {
  return entries.filter(matcher(filter)).toSorted(comparer(sort))
}

function matcher({ status, from, to, search }: TransactionFilter) {
  const start = from === null ? null : dayStart(from, 0)
  const end = to === null ? null : dayStart(to, 1)
  const wanted = search.trim().toLowerCase()
  return ({ row, at, reference }: Entry) =>
    (status === 'all' || (status === 'other' ? !isKnownStatus(row.status) : row.status === status)) &&
    (start === null || (at !== null && at >= start)) &&
    (end === null || (at !== null && at < end)) &&
    (wanted === '' || reference.includes(wanted))
}

/** Midnight of a day, `plus` days on, where the customer is; a day of 23 or 25 hours comes out right. */
function dayStart(day: string, plus: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const midnight = new Date(year, month - 1, date + plus)
  // The constructor takes the years 0 to 99, which a half-typed date has, for 1900 to 1999.
  midnight.setFullYear(year, month - 1, date + plus)
  return midnight.getTime()
}

type Key = number | bigint | string | null

const sortKeys: Record<SortColumn, (entry: Entry) => Key> = {
  date: ({ at }) => at,
  reference: ({ reference }) => reference || null,
  amount: ({ amount }) => amount,
  fee: ({ fee }) => fee,
  status: ({ row }) => row.status || null,
}

/** Missing values come last in either direction, equal ones newest first, and then as the server sent them. */
function comparer({ column, direction }: Sort) {
  const keyOf = sortKeys[column]
  const sign = direction === 'ascending' ? 1 : -1
  return (a: Entry, b: Entry) => compare(keyOf(a), keyOf(b), sign) || compare(a.at, b.at, -1)
}

function compare(a: Key, b: Key, sign: 1 | -1): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b ? -sign : sign
}

export const pageCountOf = (count: number) => Math.max(1, Math.ceil(count / PAGE_SIZE))

/** A page that exists: an address may name one that a filter has since emptied. */
export const clampPage = (page: number, count: number) => Math.min(Math.max(1, page), pageCountOf(count))

export const pageOf = <T>(rows: readonly T[], page: number) =>
  rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)

/** Sorting and filtering both start again at the first page. */
export const withFilter = (view: TransactionView, change: Partial<TransactionFilter>): TransactionView => ({
  ...view,
  ...change,
  page: 1,
})
