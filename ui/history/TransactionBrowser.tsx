import { Download, Printer } from 'lucide-react'
import {
  use,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentProps,
} from 'react'
import { cn } from '../lib/cn.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import type { DateOptions } from '../money/format.ts'
import { Button } from '../primitives/Button.tsx'
import { EmptyState } from '../primitives/EmptyState.tsx'
import { Pagination } from '../primitives/Pagination.tsx'
import { resultSummary } from './result-summary.ts'
import { csvFileName, transactionsCsv } from './csv.ts'
import { StatementPrint, type StatementHead } from './StatementPrint.tsx'
import {
  arrange,
  clampPage,
  everything,
  pageCountOf,
  pageOf,
  withFilter,
  type Entry,
  type Sort,
  type TransactionKind,
  type TransactionView,
} from './transaction-view.ts'
import { TransactionDetails } from './TransactionDetails.tsx'
import { TransactionFilters } from './TransactionFilters.tsx'
import { TransactionTable } from './TransactionTable.tsx'
import { usePrinting } from '../lib/use-printing.ts'

export type BrowserProps = {
  kind: TransactionKind
  /** The number of rows that could not be read. Saved files and printed statements mention it. */
  unreadable?: number
  view: TransactionView
  onViewChange: (view: TransactionView) => void
  /** The key of the row whose details are open. */
  openKey: string | null
  onOpenKeyChange: (key: string | null) => void
  onSaveFile: (name: string, text: string) => void
  /** The head of a printed statement. */
  head: StatementHead
  /** The link to support. */
  supportHref: string
  /** When the rows were loaded, in milliseconds since 1970. */
  asOf?: number
  dates?: DateOptions
}

type Props = Omit<ComponentProps<'div'>, 'children'> & BrowserProps & { entries: readonly Entry[] }

/** Filters, sorts, pages, saves and prints loaded rows. Controlled: `view` decides what is shown. */
export function TransactionBrowser({
  kind,
  entries,
  unreadable = 0,
  asOf,
  view,
  onViewChange,
  openKey,
  onOpenKeyChange,
  onSaveFile,
  head,
  supportHref,
  dates,
  className,
  ...rest
}: Props) {
  // The controls update at once. The rows follow as soon as they are rendered.
  const drawn = useDeferredValue(view)
  const { status, from, to, search, sort } = drawn
  const top = useRef<HTMLDivElement>(null)
  const printing = usePrinting()
  const hidden = use(AmountsHidden)
  const shown = useMemo(
    () => arrange(entries, { status, from, to, search }, sort),
    [entries, status, from, to, search, sort],
  )
  const page = clampPage(drawn.page, shown.length)
  const rows = useMemo(() => pageOf(shown, page), [shown, page])
  const nothing = shown.length === 0 ? 'No row matches the filters' : undefined
  const latest = useRef({ view, onViewChange, onOpenKeyChange })
  useLayoutEffect(() => {
    latest.current = { view, onViewChange, onOpenKeyChange }
  }, [view, onViewChange, onOpenKeyChange])
  const open = useCallback(({ key }: Entry) => latest.current.onOpenKeyChange(key), [])
  const close = useCallback(() => latest.current.onOpenKeyChange(null), [])
  const order = useCallback(
    (next: Sort) => latest.current.onViewChange({ ...latest.current.view, sort: next, page: 1 }),
    [],
  )
  const turn = (next: number) => {
    onViewChange({ ...view, page: next })
    top.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div data-slot="transaction-browser" className={cn('grid grid-cols-1 gap-4', className)} {...rest}>
      <div ref={top} className="scroll-mt-24 print:hidden">
        <TransactionFilters
          kind={kind}
          filter={view}
          onChange={(change) => onViewChange(withFilter(view, change))}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <output className="block text-sm text-muted">
          {resultSummary({ page, shown: shown.length, view: drawn, entries, hidden })}
        </output>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            disabledReason={nothing}
            onClick={() =>
              onSaveFile(csvFileName(kind, drawn, unreadable), transactionsCsv(kind, shown, hidden))
            }
          >
            <Download aria-hidden className="size-4" /> Save as CSV
          </Button>
          <Button variant="secondary" size="sm" disabledReason={nothing} onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" /> Print statement
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-4 print:hidden">
        {shown.length === 0 ? (
          <EmptyState
            title="Nothing matches"
            text={`None of your ${kind}s matches these filters.`}
            action={
              <Button variant="secondary" onClick={() => onViewChange(withFilter(view, everything))}>
                Show all {kind}s
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
          />
        )}
        <Pagination
          label={`Pages of your ${kind}s`}
          page={clampPage(view.page, shown.length)}
          pageCount={pageCountOf(shown.length)}
          onPageChange={turn}
        />
      </div>
      <TransactionDetails
        kind={kind}
        entry={(openKey !== null && entries.find(({ key }) => key === openKey)) || null}
        onClose={close}
        supportHref={supportHref}
        dates={dates}
      />
      {printing && (
        <StatementPrint
          kind={kind}
          head={head}
          entries={shown}
          unreadable={unreadable}
          filter={drawn}
          asOf={asOf}
          dates={dates}
          className="hidden print:block"
        />
      )}
    </div>
  )
}
