import { use, useCallback, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { announce } from '../lib/announce.ts'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import type { DateOptions } from '../money/format.ts'
import { Button } from '../primitives/Button.tsx'
import { EmptyState } from '../primitives/EmptyState.tsx'
import { Pagination } from '../primitives/Pagination.tsx'
import { textButton } from '../primitives/text-button.ts'
import { FilterSheet } from './FilterSheet.tsx'
import * as m from './messages.ts'
import { NotInList } from './not-in-list.tsx'
import { resultSummary } from './result-summary.ts'
import { useFocusOfRemovedRow } from './row-focus.ts'
import { SaveOrPrint, type SaveFile } from './SaveOrPrint.tsx'
import type { StatementHead } from './StatementPrint.tsx'
import type { Entry, TransactionKind } from './entries.ts'
import {
  activeFilters,
  clampPage,
  everything,
  findEntry,
  isBackwards,
  pageCountOf,
  withFilter,
  type RowParts,
  type Sort,
  type TransactionFilter,
  type TransactionView,
} from './transaction-view.ts'
import { TransactionDetails } from './TransactionDetails.tsx'
import { TransactionFilters } from './TransactionFilters.tsx'
import { TransactionTable } from './TransactionTable.tsx'
import { useShownRows } from './use-shown-rows.ts'

export type BrowserProps = {
  /** Deposits or withdrawals. */
  kind: TransactionKind
  /** The number of rows that could not be read. Saved files and printed statements mention it. */
  unreadable?: number
  /** The filters, the order and the page that are shown. */
  view: TransactionView
  /** Called with the whole new view. A new filter or order starts at page 1. */
  onViewChange: (view: TransactionView) => void
  /** The key or the reference of the row whose details are open. */
  openKey: string | null
  /** Whether that row is a withdrawal that the customer has just requested. */
  justRequested?: boolean
  /** Called with the key of the row to open, or `null` to close the details. */
  onOpenKeyChange: (key: string | null) => void
  /** Called with the name, the content and the media type of a file to save. */
  onSaveFile: SaveFile
  /** The head of a printed statement. */
  head: StatementHead
  /** The link to support. */
  supportHref: string
  /** The link to support about the transaction with this reference. By default `supportHref`. */
  supportHrefAbout?: (reference: string) => string
  /** When the rows were loaded, in milliseconds since 1970. */
  asOf?: number
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
  /** What capabilities of the backend add to the rows and their details. Keep the same reference between renders. */
  parts?: RowParts
}

type Props = Omit<ComponentProps<'div'>, 'children'> &
  BrowserProps & {
    /** All rows of the list, parsed, in any order. */
    entries: readonly Entry[]
  }

/** Filters, sorts, pages, saves and prints loaded rows. Controlled: `view` decides what is shown. */
export function TransactionBrowser({
  kind,
  entries,
  unreadable = 0,
  asOf,
  view,
  onViewChange,
  openKey,
  justRequested,
  onOpenKeyChange,
  onSaveFile,
  head,
  supportHref,
  supportHrefAbout,
  dates,
  parts,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const { drawn, filter, shown, page, rows } = useShownRows(entries, view)
  const focusOfRow = useFocusOfRemovedRow()
  const top = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLOutputElement>(null)
  const hidden = use(AmountsHidden)
  const latest = useRef({ view, onViewChange, onOpenKeyChange })
  useLayoutEffect(() => {
    latest.current = { view, onViewChange, onOpenKeyChange }
  }, [view, onViewChange, onOpenKeyChange])
  const open = useCallback(({ key }: Entry) => latest.current.onOpenKeyChange(key), [])
  const close = useCallback(() => latest.current.onOpenKeyChange(null), [])
  const order = useCallback(
    (next: Sort) => {
      latest.current.onViewChange({ ...latest.current.view, sort: next, page: 1 })
      announce(t(m.sortedBy, next))
    },
    [t],
  )
  const change = (next: Partial<TransactionFilter>) => onViewChange(withFilter(view, next))
  const clear = () => {
    // The button disappears, so the focus goes to the sentence that says what is shown now.
    summary.current?.focus({ preventScroll: true })
    change(everything)
  }
  const turn = (next: number) => {
    onViewChange({ ...view, page: next })
    top.current?.scrollIntoView({ block: 'nearest' })
  }
  const filters = activeFilters(view)
  const opened = findEntry(entries, openKey)
  return (
    <div data-slot="transaction-browser" className={cn('@container/history', className)} {...rest}>
      {openKey !== null && opened === null && (
        <NotInList kind={kind} supportHref={supportHref} onClose={close} />
      )}
      <div ref={top} className="relative flex scroll-mt-24 flex-wrap items-end gap-3">
        <TransactionFilters
          kind={kind}
          filter={view}
          onChange={change}
          entries={entries}
          dates={dates}
          className="min-w-0 grow @max-[40rem]/history:hidden"
        />
        <FilterSheet
          kind={kind}
          filter={view}
          onChange={change}
          sort={view.sort}
          onSortChange={order}
          entries={entries}
          matching={shown.length}
          dates={dates}
          className="px-3 @min-[40rem]/history:hidden"
        />
        <SaveOrPrint
          {...{ kind, entries, shown, filter, unreadable, asOf, head, dates, onSaveFile }}
          detailsOpen={opened !== null}
          className="@min-[40rem]/history:relative @min-[40rem]/history:ms-auto"
        />
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm">
        <output ref={summary} tabIndex={-1} className="block rounded-sm text-muted">
          {resultSummary({ page, shown: shown.length, view: drawn, entries, dates, hidden }, locale, t)}
        </output>
        {filters > 0 && (
          <button type="button" onClick={clear} className={textButton}>
            {filters === 1 ? t(m.clearFilter) : t(m.clearFilters)}
          </button>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={t(m.nothingMatches)}
          text={isBackwards(drawn) ? t(m.lastBeforeFirst) : t(m.noneMatches, { kind })}
          action={
            <Button variant="secondary" onClick={clear}>
              {t(m.showAll, { kind })}
            </Button>
          }
        />
      ) : (
        <TransactionTable
          kind={kind}
          entries={rows}
          sort={view.sort}
          onSortChange={order}
          onOpen={open}
          dates={dates}
          stage={parts?.stage}
          {...focusOfRow}
        />
      )}
      <Pagination
        label={t(m.pagesOfList, { kind })}
        page={clampPage(view.page, shown.length)}
        pageCount={pageCountOf(shown.length)}
        onPageChange={turn}
        className="mt-4"
      />
      <TransactionDetails
        kind={kind}
        entry={opened}
        requested={justRequested}
        onClose={close}
        supportHref={supportHref}
        supportHrefAbout={supportHrefAbout}
        head={head}
        dates={dates}
        parts={parts}
      />
    </div>
  )
}
