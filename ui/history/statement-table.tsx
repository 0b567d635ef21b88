import { memo, useMemo } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { DateTime } from '../money/DateTime.tsx'
import type { DateOptions } from '../money/format.ts'
import { Missing, Money } from '../money/Money.tsx'
import { StatusBadge } from '../wallet/StatusBadge.tsx'
import * as m from './messages.ts'
import { isCancelled, type Entry, type TransactionKind } from './entries.ts'
import { paidOut } from './statement-totals.ts'
import { WithdrawalFee } from './withdrawal-fee.tsx'

const cell = 'border-b border-line py-1 pe-3 text-start align-top last:pe-0'
const PART = 250
const figures: unknown[] = [m.amountLabel, m.transactionFeeLabel, m.payout]

type PartProps = { kind: TransactionKind; entries: readonly Entry[]; dates?: DateOptions }

/** The rows of a printed statement. `rows`: how many of the entries to render. */
export function StatementTable({ kind, entries, rows, dates }: PartProps & { rows: number }) {
  const t = useTranslate()
  // Parts of a fixed size, so that adding rows renders only the new ones.
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(entries.length / PART) }, (_, at) =>
        entries.slice(at * PART, (at + 1) * PART),
      ),
    [entries],
  )
  return (
    <table className="mt-6 w-full border-collapse">
      <caption className="pb-1 text-start text-base font-semibold">{t(m.nameOfList, { kind })}</caption>
      <Headings withdrawals={kind === 'withdrawal'} />
      {parts.slice(0, Math.ceil(rows / PART)).map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts never move
        <Part key={at} kind={kind} entries={part} dates={dates} />
      ))}
    </table>
  )
}

function Headings({ withdrawals }: { withdrawals: boolean }) {
  const t = useTranslate()
  const titles = withdrawals
    ? [
        m.dateLabel,
        m.referenceLabel,
        m.destinationLabel,
        m.statusLabel,
        m.amountLabel,
        m.transactionFeeLabel,
        m.payout,
      ]
    : [m.dateLabel, m.referenceLabel, m.statusLabel, m.amountLabel]
  return (
    <thead>
      <tr>
        {titles.map((title) => (
          <th key={t(title)} scope="col" className={cn(cell, figures.includes(title) && 'text-end')}>
            {t(title)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const Part = memo(function Part({ kind, entries, dates }: PartProps) {
  return (
    <tbody>
      {entries.map((entry) => (
        <tr key={entry.key} className="break-inside-avoid">
          <Cells kind={kind} entry={entry} dates={dates} />
        </tr>
      ))}
    </tbody>
  )
})

function Cells({ kind, entry, dates }: Pick<PartProps, 'kind' | 'dates'> & { entry: Entry }) {
  const t = useTranslate()
  const { row } = entry
  const destination = t(m.paidTo, row)
  return (
    <>
      <td className={cn(cell, 'whitespace-nowrap')}>
        <DateTime iso={row.date} {...dates} />
      </td>
      <td className={cn(cell, 'min-w-28 wrap-anywhere')}>
        {row.reference ? <bdi>{row.reference}</bdi> : <Missing />}
      </td>
      {kind === 'withdrawal' && (
        <td className={cn(cell, 'wrap-anywhere')}>{destination ? <bdi>{destination}</bdi> : <Missing />}</td>
      )}
      <td className={cell}>
        <StatusBadge
          look="plain"
          status={row.status}
          cancelled={isCancelled(row)}
          className="min-h-0 py-0 text-xs"
        />
      </td>
      <td className={cn(cell, 'text-end font-semibold')}>
        <Money amount={row.amount} />
      </td>
      {kind === 'withdrawal' && (
        <>
          <td className={cn(cell, 'text-end')}>
            <WithdrawalFee row={row} />
          </td>
          <td className={cn(cell, 'text-end font-semibold')}>
            <Money amount={paidOut(entry)} />
          </td>
        </>
      )}
    </>
  )
}
