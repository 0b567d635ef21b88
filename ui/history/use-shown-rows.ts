import { useDeferredValue, useMemo } from 'react'
import type { Entry } from './entries.ts'
import { arrange, clampPage, pageOf, type TransactionView } from './transaction-view.ts'

/**
 * The filtered, sorted rows of a view, and those of its page. They may lag behind the controls, which update at once: `drawn` is the
 * view that the rows belong to.
 */
export function useShownRows(entries: readonly Entry[], view: TransactionView) {
  const drawn = useDeferredValue(view)
  const { status, from, to, search, sort } = drawn
  const filter = useMemo(() => ({ status, from, to, search }), [status, from, to, search])
  const shown = useMemo(() => arrange(entries, filter, sort), [entries, filter, sort])
  const page = clampPage(drawn.page, shown.length)
  const rows = useMemo(() => pageOf(shown, page), [shown, page])
  return { drawn, filter, shown, page, rows }
}
