import type { ReactNode } from 'react'
import { compare, newestFirst, statusOf, type Entry, type Key, type Transaction } from './entries.ts'
import { groupOf, type StatusFilter } from './status-groups.ts'

/** What capabilities of the backend add to a row: a stage beside its status, and what it needs, its progress and an action in its details. */
export type RowParts = {
  stage?: (row: Transaction) => ReactNode
  /** What the details say about the payout: `usual`, or `otherwise` if the server contradicts itself. */
  lead?: (row: Transaction, usual: ReactNode, otherwise: ReactNode) => ReactNode
  /** What the customer has to do, before everything else. */
  task?: (row: Transaction) => ReactNode
  progress?: (row: Transaction) => ReactNode
  action?: (row: Transaction) => ReactNode
}

export const sortColumns = ['date', 'reference', 'amount', 'fee', 'status'] as const
export type SortColumn = (typeof sortColumns)[number]
export type Sort = { column: SortColumn; direction: 'ascending' | 'descending' }

/** The customer's filter. `from` and `to` are days such as `2026-03-01`, both included, in the customer's time zone. */
export type TransactionFilter = {
  status: StatusFilter
  from: string | null
  to: string | null
  search: string
}
export type TransactionView = TransactionFilter & { sort: Sort; page: number }

export const PAGE_SIZE = 25
/** The longest search, in characters. */
export const SEARCH_LENGTH = 100
export const everything: TransactionFilter = { status: 'all', from: null, to: null, search: '' }
export const startView: TransactionView = {
  ...everything,
  sort: { column: 'date', direction: 'descending' },
  page: 1,
}

/** How many of the four filters are on. A phone shows it on the button that opens them (HIS-3). */
export const activeFilters = ({ status, from, to, search }: TransactionFilter) =>
  [status !== 'all', from !== null, to !== null, search.trim() !== ''].filter(Boolean).length

/** Whether any filter is set. */
export const isFiltered = (filter: TransactionFilter) => activeFilters(filter) > 0

/** Whether the first day comes after the last, so that nothing can match. */
export const isBackwards = ({ from, to }: TransactionFilter) => from !== null && to !== null && from > to

/** Finds the row that a URL names by its key, or by its reference, which other pages use. */
export function findEntry(entries: readonly Entry[], name: string | null): Entry | null {
  if (name === null) return null
  const wanted = name.toLowerCase()
  return (
    entries.find(({ key }) => key === name) ??
    (wanted === '' ? null : entries.find(({ reference }) => reference === wanted)) ??
    null
  )
}

/** Returns the rows that match the filter, sorted. A row without a readable date matches no range of dates. */
export function arrange(entries: readonly Entry[], filter: TransactionFilter, sort: Sort): Entry[] {
  return entries.filter(matcher(filter)).toSorted(comparer(sort))
}

/** The start of the filter's first day, and of the day after its last one. `null`: no limit. */
export const periodOf = ({ from, to }: TransactionFilter) => ({
  start: from === null ? null : dayStart(from, 0),
  end: to === null ? null : dayStart(to, 1),
})

function matcher({ status, from, to, search }: TransactionFilter) {
  const { start, end } = periodOf({ status, from, to, search })
  const wanted = search.trim().toLowerCase()
  return ({ row, at, reference }: Entry) =>
    (status === 'all' || groupOf(row) === status) &&
    (start === null || (at !== null && at >= start)) &&
    (end === null || (at !== null && at < end)) &&
    (wanted === '' || reference.includes(wanted))
}

/** Returns midnight of a day, plus some days, in the customer's time zone, in milliseconds. Handles days of 23 and 25 hours. */
function dayStart(day: string, plus: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const midnight = new Date(year, month - 1, date + plus)
  // The constructor reads the years 0 to 99 of a partly typed date as 1900 to 1999.
  midnight.setFullYear(year, month - 1, date + plus)
  return midnight.getTime()
}

const sortKeys: Record<SortColumn, (entry: Entry) => Key> = {
  date: ({ at }) => at,
  reference: ({ reference }) => reference || null,
  amount: ({ amount }) => amount,
  fee: ({ row, fee }) => (row.status === 'failed' ? null : fee),
  status: ({ row }) => statusOf(row) || null,
}

/** Puts missing values last in either direction, and sorts equal values newest first, then in the order of the server. */
function comparer({ column, direction }: Sort) {
  const keyOf = sortKeys[column]
  const sign = direction === 'ascending' ? 1 : -1
  return (a: Entry, b: Entry) => compare(keyOf(a), keyOf(b), sign) || newestFirst(a, b)
}

/** The number of pages for a number of rows. At least one. */
export const pageCountOf = (count: number) => Math.max(1, Math.ceil(count / PAGE_SIZE))

/** Returns the nearest page that exists, because a filter may have removed the page in the URL. */
export const clampPage = (page: number, count: number) => Math.min(Math.max(1, page), pageCountOf(count))

/** The rows of a page. The first page is 1. */
export const pageOf = <T>(rows: readonly T[], page: number) =>
  rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)

/** Applies a change to the filter and goes back to the first page. */
export const withFilter = (view: TransactionView, change: Partial<TransactionFilter>): TransactionView => ({
  ...view,
  ...change,
  page: 1,
})
