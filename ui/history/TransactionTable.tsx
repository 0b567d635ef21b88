import { ChevronRight } from 'lucide-react'
import { memo, useState, type ComponentProps, type MouseEvent } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { DateTime } from '../money/DateTime.tsx'
import { Missing, Money } from '../money/Money.tsx'
import type { DateOptions } from '../money/format.ts'
import { Button } from '../primitives/Button.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../primitives/Table.tsx'
import * as m from './messages.ts'
import { noSlots, slotsFor } from './row-slots.ts'
import { StatusBadge } from '../wallet/StatusBadge.tsx'
import { isCancelled, type Entry, type TransactionKind } from './entries.ts'
import type { RowParts, Sort, SortColumn } from './transaction-view.ts'
import { opens } from './row-focus.ts'
import { WithdrawalFee } from './withdrawal-fee.tsx'

type Props = Omit<ComponentProps<'table'>, 'children'> & {
  /** Deposits or withdrawals. Only withdrawals have a column for the fee. */
  kind: TransactionKind
  /** The rows of the current page, in order. */
  entries: readonly Entry[]
  /** The column and direction that the rows are sorted by. */
  sort: Sort
  /** Called with the order that the customer chose in a column’s header. Keep the same reference between renders. */
  onSortChange: (sort: Sort) => void
  /** Keep the same reference between renders, because otherwise every row renders again. */
  onOpen: (entry: Entry) => void
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
  /** What is shown beside a row’s status. Keep the same reference between renders. */
  stage?: RowParts['stage']
}

// Between a phone and a desktop, smaller text and gaps, so that seven columns fit into 640 px.
const tight =
  '@min-[40rem]/table:@max-[50rem]/table:text-sm @min-[40rem]/table:@max-[50rem]/table:not-first:not-last:px-1.5'
// The sorted column always shows its arrow. The others show theirs on hover and focus, and always on touch screens.
const header = `${tight} py-0 @min-[40rem]/table:@max-[50rem]/table:[&:not([aria-sort])_svg]:hidden [&:not([aria-sort])_svg]:opacity-0 [&_button:focus-visible>svg]:opacity-100 [&_button:hover>svg]:opacity-100 pointer-coarse:[&_svg]:opacity-100`
const endHeader = `${header} [&>button]:flex-row-reverse`

/**
 * The table of a history (HIS-1). Below a width of 640 px, each row takes two lines (HIS-3): what and amount, date and status. The
 * rest is in its details, and still in the row for screen readers.
 */
export const TransactionTable = memo(function TransactionTable(props: Props) {
  const { kind, entries, sort, onSortChange, onOpen, dates, stage, ...rest } = props
  const t = useTranslate()
  const sortable = (column: SortColumn) => ({
    sort: sort.column === column ? sort.direction : ('none' as const),
    onSort: (direction: Sort['direction']) => onSortChange({ column, direction }),
  })
  const slots = useRowSlots(entries)
  return (
    <Table caption={t(m.nameOfList, { kind })} captionHidden {...rest}>
      <TableHead className="@max-[40rem]/table:hidden">
        <TableRow>
          <TableHeader className={header} {...sortable('date')}>
            {t(m.dateLabel)}
          </TableHeader>
          <TableHeader className={`${tight} py-0`}>{t(m.narrationLabel)}</TableHeader>
          <TableHeader className={header} {...sortable('reference')}>
            {t(m.referenceLabel)}
          </TableHeader>
          <TableHeader
            // With stages, a width of its own: they may be later than the rows, and no column may move then.
            className={stage ? `${header} @min-[50rem]/table:w-60` : header}
            {...sortable('status')}
          >
            {t(m.statusLabel)}
          </TableHeader>
          {kind === 'withdrawal' && (
            <TableHeader align="end" className={endHeader} {...sortable('fee')}>
              {t(m.transactionFeeLabel)}
            </TableHeader>
          )}
          <TableHeader align="end" className={endHeader} {...sortable('amount')}>
            {t(m.amountLabel)}
          </TableHeader>
          <TableHeader align="end" className="w-11 py-0">
            <span className="sr-only">{t(m.details)}</span>
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody className="@max-[40rem]/table:border-t @max-[40rem]/table:border-line">
        {entries.map((entry, at) => (
          <TransactionRow
            key={slots[at]}
            kind={kind}
            entry={entry}
            onOpen={onOpen}
            dates={dates}
            stage={stage}
          />
        ))}
      </TableBody>
    </Table>
  )
})

function useRowSlots(entries: readonly Entry[]) {
  const [last, setLast] = useState(noSlots)
  const keys = entries.map(({ key }) => key)
  if (keys.length === last.keys.length && keys.every((key, at) => key === last.keys[at])) return last.slots
  const slots = slotsFor(last, keys)
  setLast(slots)
  return slots.slots
}

type RowProps = Pick<Props, 'kind' | 'onOpen' | 'dates' | 'stage'> & {
  /** The transaction of the row. */
  entry: Entry
}

// Two columns on a phone, one where two don't fit, for example at 200 % text.
const line =
  'cursor-pointer hover:bg-tint @max-[40rem]/table:relative @max-[40rem]/table:grid @max-[40rem]/table:min-h-19 @max-[40rem]/table:grid-cols-[repeat(auto-fit,minmax(min(max(40%,8rem),100%),1fr))] @max-[40rem]/table:content-center @max-[40rem]/table:gap-x-3 @max-[40rem]/table:py-2'
const cell = `${tight} h-13.25 py-2 @max-[40rem]/table:block @max-[40rem]/table:h-auto @max-[40rem]/table:py-0 @max-[40rem]/table:before:hidden`
const detail = `${cell} text-muted @max-[40rem]/table:sr-only`

/** On a phone, the stage and the icon of the status fit on one line. The word of the status is then for screen readers only (HIS-3). */
const iconOnly = '@max-[40rem]/table:[&>span:last-child]:sr-only'

// The page renders twice when a view changes: at once, and when the router has the new URL. The rows are the same both times.
const TransactionRow = memo(function TransactionRow({ kind, entry, onOpen, dates, stage }: RowProps) {
  const t = useTranslate()
  const { row } = entry
  // A shortcut for pointers: the whole row opens what its button opens.
  const openByPointer = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The customer is selecting text, for example a reference to copy.
    if (window.getSelection()?.isCollapsed === false) return
    currentTarget.querySelector('button')?.focus()
    onOpen(entry)
  }
  const cancelled = isCancelled(row)
  // The badge itself says ‘Cancelled’.
  const stageText = cancelled ? undefined : stage?.(row)
  return (
    <TableRow className={line} onClick={openByPointer}>
      <TableCell
        label={t(m.dateLabel)}
        className={`${cell} @max-[40rem]/table:order-3 @max-[40rem]/table:text-sm @max-[40rem]/table:text-muted @min-[40rem]/table:whitespace-nowrap`}
      >
        <DateTime iso={row.date} {...dates} />
      </TableCell>
      <TableCell label={t(m.narrationLabel)} className={`${cell} @max-[40rem]/table:order-1`}>
        {t(m.narrationOfRow, { kind })}
      </TableCell>
      <TableCell label={t(m.referenceLabel)} className={`${detail} wrap-anywhere`}>
        {row.reference ? <bdi>{row.reference}</bdi> : <Missing />}
      </TableCell>
      <TableCell
        label={t(m.statusLabel)}
        className={`${cell} @max-[40rem]/table:order-4 @max-[40rem]/table:text-end @max-[40rem]/table:text-sm`}
      >
        <StatusBadge
          look="plain"
          status={row.status}
          cancelled={cancelled}
          className={stageText ? iconOnly : undefined}
        />{' '}
        {stageText}
      </TableCell>
      {kind === 'withdrawal' && (
        <TableCell label={t(m.transactionFeeLabel)} align="end" className={detail}>
          <WithdrawalFee row={row} />
        </TableCell>
      )}
      <TableCell
        label={t(m.amountLabel)}
        align="end"
        className={`${cell} font-semibold @max-[40rem]/table:order-2 @max-[40rem]/table:text-end @max-[40rem]/table:wrap-anywhere`}
      >
        <Money amount={row.amount} />
      </TableCell>
      <TableCell
        label=""
        align="end"
        className={`${cell} @max-[40rem]/table:absolute @max-[40rem]/table:inset-0 @max-[40rem]/table:order-5`}
      >
        <Button
          variant="quiet"
          className="-my-2 -me-3 size-11 p-0 @max-[40rem]/table:absolute @max-[40rem]/table:inset-0 @max-[40rem]/table:m-0 @max-[40rem]/table:size-full @max-[40rem]/table:rounded-none @max-[40rem]/table:-outline-offset-2"
          {...opens(entry.key)}
          onClick={(event) => {
            event.stopPropagation()
            onOpen(entry)
          }}
        >
          <span className="sr-only">{t(m.detailsOf, { kind, reference: row.reference })}</span>
          <ChevronRight aria-hidden className="size-4 text-muted @max-[40rem]/table:hidden rtl:rotate-180" />
        </Button>
      </TableCell>
    </TableRow>
  )
})
