import { formatCount } from '../money/format.ts'
import { isFiltered, PAGE_SIZE, type Entry, type TransactionView } from './transaction-view.ts'

type Shown = {
  page: number
  shown: number
  view: TransactionView
  entries: readonly Entry[]
  /** Amounts are hidden (FAIR-9), also in files and on paper. */
  hidden?: boolean
}

/** Returns a sentence about which rows are shown. Screen readers announce it when a filter, the sorting or the page changes. */
export function resultSummary({ hidden = false, ...shown }: Shown): string {
  const count = whichRows(shown)
  if (!hidden) return count
  return `${count.replace(/[^.]$/, '$&.')} Amounts are hidden, in the file and on paper too.`.trim()
}

function whichRows({ page, shown, view, entries }: Shown): string {
  const first = (page - 1) * PAGE_SIZE + 1
  const last = Math.min(page * PAGE_SIZE, shown)
  const all = formatCount(entries.length)
  const range =
    shown === 0 ? '' : `Showing ${formatCount(first)} to ${formatCount(last)} of ${formatCount(shown)}`
  if (!isFiltered(view)) return range
  const undated = view.from === null && view.to === null ? 0 : entries.filter(({ at }) => at === null).length
  const left = undated === 0 ? '' : ` ${formatCount(undated)} without a readable date left out.`
  return `${shown === 0 ? 'None' : range} matching, ${all} in all.${left}`
}
