import { use, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { formatCount, formatDate, formatDay, timeZoneOf, type DateOptions } from '../money/format.ts'
import { dayText, filterPhrases } from './filter-phrases.ts'
import { StatementOpeningAndClosing } from './StatementOpeningAndClosing.tsx'
import { StatementTable } from './statement-table.tsx'
import { StatementTotals } from './StatementTotals.tsx'
import type { Entry, TransactionFilter, TransactionKind } from './transaction-view.ts'
import { unreadableRowsMessage } from './unreadable-rows.ts'

export type StatementHead = {
  /** The name at the top. */
  brand: string
  /** The lines of the operator's letterhead: its legal name, its address, its contact. */
  operator: readonly string[]
  /** Whose statement it is. */
  customer: { name: string; email: string }
  /** The address of the server that sent the rows. */
  server: string
  /** A note below the title, for example that the money is simulated (FAIR-6). */
  note?: string
}

type Props = Omit<ComponentProps<'article'>, 'children'> & {
  /** Deposits or withdrawals. Only withdrawals have a fee and a destination. */
  kind: TransactionKind
  /** The letterhead, and whose statement it is. */
  head: StatementHead
  /** All rows of the list, for the sums before and after the period. */
  all: readonly Entry[]
  /** The rows on the statement. */
  entries: readonly Entry[]
  /** How many of them to render. By default, all. */
  rows?: number
  /** The number of rows that could not be read. The filter doesn't change it. */
  unreadable?: number
  /** The filters that `entries` match. The statement names them. */
  filter: TransactionFilter
  /** When the rows were loaded, in milliseconds since 1970. */
  asOf: number | undefined
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
}

/** A printed statement of deposits or withdrawals, with letterhead and sums (HIS-4). Render it only while printing. */
export function StatementPrint({
  kind,
  head,
  all,
  entries,
  rows = entries.length,
  unreadable = 0,
  filter,
  asOf,
  dates,
  className,
  ...rest
}: Props) {
  const hidden = use(AmountsHidden)
  const phrases = filterPhrases({ ...filter, from: null, to: null }, dates)
  return (
    <article
      data-slot="statement"
      className={cn('bg-surface text-xs leading-normal text-ink tabular-nums', className)}
      {...rest}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 border-b-2 border-ink pb-3">
        <div>
          <p className="text-xl font-semibold tracking-tight">{head.brand}</p>
          {head.operator.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div className="text-end">
          <h2 className="text-xl">Statement of {kind}s</h2>
          {head.note && <p className="mt-1 font-semibold">{head.note}</p>}
        </div>
      </header>
      <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-6 gap-y-0.5">
        <Line term="Customer">
          <bdi>{[head.customer.name, head.customer.email].filter(Boolean).join(', ')}</bdi>
        </Line>
        <Line term="Period">{periodText(filter, entries, dates)}</Line>
        {phrases.length > 0 && <Line term="Shows only">{phrases.join(', ')}</Line>}
        <Line term="Rows">
          {formatCount(entries.length)} {entries.length === 1 ? kind : `${kind}s`}, as of{' '}
          {formatDate(asOf, dates)}
        </Line>
        <Line term="Time zone">{timeZoneOf(dates)}</Line>
        <Line term="Amounts">US dollars{hidden && ', hidden by the customer'}</Line>
      </dl>
      {unreadable > 0 && (
        <p className="mt-2 font-semibold">
          {unreadableRowsMessage(unreadable)} and {unreadable === 1 ? 'is' : 'are'} missing from this
          statement and its sums.
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-start gap-x-12 gap-y-4">
        <StatementOpeningAndClosing {...{ kind, all, filter, asOf, dates }} />
        <div>
          <StatementTotals kind={kind} entries={entries} />
        </div>
      </div>
      {rows < entries.length && rows === 0 ? (
        <p className="mt-6 font-semibold">
          The {formatCount(entries.length)} rows are not on this page. To print them, choose “Save or print”
          and then “Printed statement” above your {kind}s.
        </p>
      ) : (
        <StatementTable {...{ kind, entries, rows, dates }} />
      )}
    </article>
  )
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{term}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </>
)

/** The days of the filter. Without any, the days of the first and the last row. */
function periodText({ from, to }: TransactionFilter, entries: readonly Entry[], dates?: DateOptions) {
  if (from !== null && to !== null) return `${dayText(from, dates)} to ${dayText(to, dates)}`
  if (from !== null) return `From ${dayText(from, dates)}`
  if (to !== null) return `Until ${dayText(to, dates)}`
  const times = entries.flatMap(({ at }) => (at === null ? [] : [at]))
  if (times.length === 0) return 'Everything on the list'
  const first = times.reduce((least, at) => Math.min(least, at))
  const last = times.reduce((most, at) => Math.max(most, at))
  return `Everything on the list, ${formatDay(first, dates)} to ${formatDay(last, dates)}`
}
