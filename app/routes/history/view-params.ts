import { statusFilters } from '#ui/history/status-groups.ts'
import {
  SEARCH_LENGTH,
  sortColumns,
  startView,
  type Sort,
  type TransactionView,
} from '#ui/history/transaction-view.ts'

/** The names in the address: `?status=pending&from=2026-01-01&q=DEP&sort=-amount&page=2`. */
const names = ['status', 'from', 'to', 'q', 'sort', 'page'] as const

/** Reads the view from the address. Anyone can edit an address, so invalid values are replaced by the defaults. */
export function readView(params: URLSearchParams): TransactionView {
  const status = params.get('status')
  const page = params.get('page') ?? ''
  return {
    status: statusFilters.find((known) => known === status) ?? startView.status,
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    search: (params.get('q') ?? '').slice(0, SEARCH_LENGTH),
    sort: readSort(params.get('sort')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : startView.page,
  }
}

/** A copy of `params` with this view. Defaults are left out. */
export function writeView(view: TransactionView, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of names) next.delete(name)
  if (view.status !== startView.status) next.set('status', view.status)
  if (view.from !== null) next.set('from', view.from)
  if (view.to !== null) next.set('to', view.to)
  if (view.search !== '') next.set('q', view.search)
  const { column, direction } = view.sort
  if (column !== startView.sort.column || direction !== startView.sort.direction)
    next.set('sort', direction === 'ascending' ? column : `-${column}`)
  if (view.page !== startView.page) next.set('page', String(view.page))
  return next
}

/**
 * Whether a change replaces the last history entry. Otherwise each typed character of a search or a date would be an entry of
 * its own for Back.
 */
export function isSameStep(before: TransactionView, after: TransactionView): boolean {
  return (
    stillTyping(before.search, after.search) ||
    stillTyping(before.from, after.from) ||
    stillTyping(before.to, after.to)
  )
}

const stillTyping = (one: string | null, next: string | null) => one !== next && Boolean(one) && Boolean(next)

function readSort(text: string | null): Sort {
  const column = sortColumns.find((known) => known === text?.replace('-', ''))
  if (column === undefined || text === null) return startView.sort
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' }
}

function readDay(text: string | null): string | null {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null
}
