import type { LocaleSettings, Translate } from '../lib/locale-context.ts'
import { formatCount, type DateOptions } from '../money/format.ts'
import { filterPhrases } from './filter-phrases.ts'
import * as m from './messages.ts'
import type { Entry } from './entries.ts'
import { PAGE_SIZE, type TransactionView } from './transaction-view.ts'

type Shown = {
  page: number
  shown: number
  view: TransactionView
  entries: readonly Entry[]
  dates?: DateOptions
  /** Amounts are hidden. */
  hidden?: boolean
}

/** Returns a sentence that says which rows are shown. Screen readers announce it when a filter or the page changes. */
export function resultSummary(
  { page, shown, view, entries, dates, hidden = false }: Shown,
  locale: LocaleSettings,
  t: Translate,
): string {
  const phrases = filterPhrases(view, { ...locale, ...dates }, t)
  const undated = view.from === null && view.to === null ? 0 : entries.filter(({ at }) => at === null).length
  const more = [
    undated > 0 && t(m.withoutDateLeftOut, { count: undated, shown: formatCount(undated, locale) }),
    hidden && t(m.amountsAreHidden),
  ].filter(Boolean)
  const first = [whichRows(page, shown, entries.length, locale, t), ...phrases].join(', ')
  // A single phrase needs no full stop. Two sentences do.
  return more.length === 0 ? first : [`${first}.`, ...more].join(' ')
}

function whichRows(page: number, shown: number, all: number, locale: LocaleSettings, t: Translate): string {
  const written = (count: number) => formatCount(count, locale)
  if (shown === 0) return t(m.showingNone, { all: written(all) })
  const from = (page - 1) * PAGE_SIZE + 1
  const to = Math.min(page * PAGE_SIZE, shown)
  return t(m.showingRows, { from: written(from), to: written(to), all: written(shown) })
}
