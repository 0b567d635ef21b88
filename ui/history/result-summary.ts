import { formatCount, type DateOptions } from '../money/format.ts'
import { filterPhrases } from './filter-phrases.ts'
import { PAGE_SIZE, type Entry, type TransactionView } from './transaction-view.ts'

type Shown = {
  page: number
  shown: number
  view: TransactionView
  entries: readonly Entry[]
  dates?: DateOptions
  /** Amounts are hidden (FAIR-9). */
  hidden?: boolean
}

/** Returns a sentence about which rows are shown. Screen readers announce it when a filter or the page changes. */
export function resultSummary({ page, shown, view, entries, dates, hidden = false }: Shown): string {
  const phrases = filterPhrases(view, dates)
  const undated = view.from === null && view.to === null ? 0 : entries.filter(({ at }) => at === null).length
  const more = [
    undated > 0 && `${formatCount(undated)} without a readable date left out.`,
    hidden && 'Amounts are hidden.',
  ].filter(Boolean)
  const first = [whichRows(page, shown, entries.length), ...phrases].join(', ')
  // A single phrase needs no full stop. Two sentences do.
  return more.length === 0 ? first : [`${first}.`, ...more].join(' ')
}

function whichRows(page: number, shown: number, all: number): string {
  if (shown === 0) return `Showing none of ${formatCount(all)}`
  const from = (page - 1) * PAGE_SIZE + 1
  const to = Math.min(page * PAGE_SIZE, shown)
  return `Showing ${formatCount(from)} to ${formatCount(to)} of ${formatCount(shown)}`
}
