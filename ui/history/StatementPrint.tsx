import { memo, use, useMemo, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { DateTime } from '../money/DateTime.tsx'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { formatCount, formatDate, formatDay, timeZoneOf, type DateOptions } from '../money/format.ts'
import { Missing, Money } from '../money/Money.tsx'
import { StatusBadge } from '../wallet/StatusBadge.tsx'
import { destinationText } from './csv.ts'
import { dayText, filterPhrases } from './filter-phrases.ts'
import { StatementOpeningAndClosing } from './StatementOpeningAndClosing.tsx'
import { StatementTotals } from './StatementTotals.tsx'
import type { Entry, TransactionFilter, TransactionKind } from './transaction-view.ts'
import { unreadableRowsMessage } from './unreadable-rows.ts'

export type StatementHead = {
  brand: string
  /** The lines of the operator's letterhead: its legal name, its address, its contact. */
  operator: readonly string[]
  customer: { name: string; email: string }
  /** The address of the server that sent the rows. */
  server: string
  /** A note below the title, for example that the money is simulated (FAIR-6). */
  note?: string
}

type Props = Omit<ComponentProps<'article'>, 'children'> & {
  kind: TransactionKind
  head: StatementHead
  /** All rows of the list, for the sums before and after the period. */
  all: readonly Entry[]
  /** The rows on the statement. */
  entries: readonly Entry[]
  /** How many of them to render. By default, all. */
  rows?: number
  /** The number of rows that could not be read. The filter doesn't change it. */
  unreadable?: number
  filter: TransactionFilter
  /** When the rows were loaded, in milliseconds since 1970. */
  asOf: number | undefined
  dates?: DateOptions
}

const cell = 'border-b border-line py-1 pe-3 text-start align-top last:pe-0'
const PART = 250

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
  // Parts of a fixed size, so that adding rows renders only the new ones.
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(entries.length / PART) }, (_, at) =>
        entries.slice(at * PART, (at + 1) * PART),
      ),
    [entries],
  )
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
        <table className="mt-6 w-full border-collapse">
          <caption className="pb-1 text-start text-base font-semibold">
            {kind === 'deposit' ? 'Deposits' : 'Withdrawals'}
          </caption>
          <Headings withdrawals={kind === 'withdrawal'} />
          {parts.slice(0, Math.ceil(rows / PART)).map((part, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts never move
            <Part key={at} kind={kind} entries={part} dates={dates} />
          ))}
        </table>
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
  if (times.length === 0) return 'Everything the server lists'
  const first = times.reduce((least, at) => Math.min(least, at))
  const last = times.reduce((most, at) => Math.max(most, at))
  return `Everything the server lists, ${formatDay(first, dates)} to ${formatDay(last, dates)}`
}

function Headings({ withdrawals }: { withdrawals: boolean }) {
  const titles = withdrawals
    ? ['Date', 'Narration', 'Reference', 'Destination', 'Status', 'Transaction fee', 'Amount']
    : ['Date', 'Narration', 'Reference', 'Status', 'Amount']
  return (
    <thead>
      <tr>
        {titles.map((title) => (
          <th
            key={title}
            scope="col"
            className={cn(cell, (title === 'Amount' || title === 'Transaction fee') && 'text-end')}
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type PartProps = { kind: TransactionKind; entries: readonly Entry[]; dates?: DateOptions }

const Part = memo(function Part({ kind, entries, dates }: PartProps) {
  return (
    <tbody>
      {entries.map(({ key, row }) => (
        <tr key={key} className="break-inside-avoid">
          <td className={cn(cell, 'whitespace-nowrap')}>
            <DateTime iso={row.date} {...dates} />
          </td>
          <td className={cell}>{kind}</td>
          <td className={cn(cell, 'min-w-28 wrap-anywhere')}>
            {row.reference ? <bdi>{row.reference}</bdi> : <Missing />}
          </td>
          {kind === 'withdrawal' && (
            <td className={cn(cell, 'wrap-anywhere')}>
              {destinationText(row) ? <bdi>{destinationText(row)}</bdi> : <Missing />}
            </td>
          )}
          <td className={cell}>
            <StatusBadge look="plain" status={row.status} className="min-h-0 py-0 text-xs" />
          </td>
          {kind === 'withdrawal' && (
            <td className={cn(cell, 'text-end')}>
              <Money amount={row.transactionFee} />
            </td>
          )}
          <td className={cn(cell, 'text-end font-semibold')}>
            <Money amount={row.amount} />
          </td>
        </tr>
      ))}
    </tbody>
  )
})
