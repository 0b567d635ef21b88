import { use, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { DateTime } from '../money/DateTime.tsx'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { formatCount, formatDate, type DateOptions } from '../money/format.ts'
import { Missing, Money } from '../money/Money.tsx'
import { destinationText } from './csv.ts'
import { StatementTotals } from './StatementTotals.tsx'
import { StatusBadge, statusLabels } from '../wallet/StatusBadge.tsx'
import {
  isFiltered,
  type Entry,
  type StatusFilter,
  type TransactionFilter,
  type TransactionKind,
} from './transaction-view.ts'
import { unreadableRowsMessage } from './unreadable-rows.ts'

export type StatementHead = {
  brand: string
  /** The customer's name and e-mail address. */
  holder: string
  /** A note below the title, for example that the money is simulated (FAIR-6). */
  note?: string
}

type Props = Omit<ComponentProps<'article'>, 'children'> & {
  kind: TransactionKind
  head: StatementHead
  entries: readonly Entry[]
  /** The number of rows that could not be read. The filter doesn't change it. */
  unreadable?: number
  filter: TransactionFilter
  /** When the rows were loaded, in milliseconds since 1970. */
  asOf: number | undefined
  dates?: DateOptions
}

const wordOf = (status: Exclude<StatusFilter, 'all'>) =>
  status === 'other' ? 'another status' : statusLabels[status].toLowerCase()

/** Describes a filter, such as `status pending, from 2026-01-01`. Returns an empty string for no filter. */
export function filterSummary({ status, from, to, search }: TransactionFilter): string {
  const parts = [
    status !== 'all' && `status ${wordOf(status)}`,
    from && `from ${from}`,
    to && `to ${to}`,
    search.trim() && `reference containing “${search.trim()}”`,
  ]
  return parts.filter(Boolean).join(', ')
}

const cell = 'border-b border-line py-1 pe-3 text-start align-top'

/** A printed statement of deposits or withdrawals, with totals. Render it only while printing. */
export function StatementPrint({
  kind,
  head,
  entries,
  unreadable = 0,
  filter,
  asOf,
  dates,
  className,
  ...rest
}: Props) {
  const withdrawals = kind === 'withdrawal'
  const hidden = use(AmountsHidden)
  return (
    <article
      data-slot="statement"
      className={cn('bg-surface text-sm text-ink tabular-nums', className)}
      {...rest}
    >
      <h2 className="text-2xl">
        {head.brand}: {kind}s of <bdi>{head.holder}</bdi>
      </h2>
      {head.note && <p className="mt-1 font-semibold">{head.note}</p>}
      <p className="mt-1">
        {isFiltered(filter)
          ? `Only ${filterSummary(filter)}. `
          : unreadable > 0
            ? 'All that could be read. '
            : 'All that the server lists. '}
        {formatCount(entries.length)} {entries.length === 1 ? kind : `${kind}s`}, as of{' '}
        {formatDate(asOf, dates)}. Amounts in US dollars{hidden && ', hidden by the customer'}.
      </p>
      {unreadable > 0 && (
        <p className="mt-1 font-semibold">
          {unreadableRowsMessage(unreadable)} and {unreadable === 1 ? 'is' : 'are'} missing from this
          statement and its totals.
        </p>
      )}
      <StatementTotals kind={kind} entries={entries} className="mt-4" />
      <table className="mt-6 w-full border-collapse">
        <caption className="pb-1 text-start text-base font-semibold">Transactions</caption>
        <thead>
          <tr>
            {['Date', 'Narration', 'Reference'].map((title) => (
              <th key={title} scope="col" className={cell}>
                {title}
              </th>
            ))}
            <th scope="col" className={cn(cell, 'text-end')}>
              Amount
            </th>
            {withdrawals && (
              <th scope="col" className={cn(cell, 'text-end')}>
                Transaction fee
              </th>
            )}
            {withdrawals && (
              <th scope="col" className={cell}>
                Destination
              </th>
            )}
            <th scope="col" className={cell}>
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ key, row }) => (
            <tr key={key} className="break-inside-avoid">
              <td className={cell}>
                <DateTime iso={row.date} {...dates} />
              </td>
              <td className={cell}>{kind}</td>
              <td className={cn(cell, 'wrap-anywhere')}>
                {row.reference ? <bdi>{row.reference}</bdi> : <Missing />}
              </td>
              <td className={cn(cell, 'text-end')}>
                <Money amount={row.amount} />
              </td>
              {withdrawals && (
                <td className={cn(cell, 'text-end')}>
                  <Money amount={row.transactionFee} />
                </td>
              )}
              {withdrawals && (
                <td className={cn(cell, 'wrap-anywhere')}>
                  {destinationText(row) ? <bdi>{destinationText(row)}</bdi> : <Missing />}
                </td>
              )}
              <td className={cell}>
                <StatusBadge status={row.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
