import { memo, useState, type ComponentProps } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import type { DateOptions } from '../money/format.ts'
import { Table, TableBody, TableHead, TableHeader, TableRow } from '../primitives/Table.tsx'
import { columnWidths } from './column-widths.ts'
import * as m from './messages.ts'
import { noSlots, slotsFor } from './row-slots.ts'
import type { Entry, TransactionKind } from './entries.ts'
import { feeIfItFits, tight, TransactionRow } from './transaction-row.tsx'
import type { RowParts, Sort, SortColumn } from './transaction-view.ts'

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

// The sorted column always shows its arrow. The others show theirs on hover and focus, and always on touch screens.
const header = `${tight} py-0 @min-[40rem]/table:@max-[50rem]/table:[&:not([aria-sort])_svg]:hidden [&:not([aria-sort])_svg]:opacity-0 [&_button:focus-visible>svg]:opacity-100 [&_button:hover>svg]:opacity-100 pointer-coarse:[&_svg]:opacity-100`
const endHeader = `${header} [&>button]:flex-row-reverse`

/**
 * The table of a history (HIS-1). Below a width of 640 px, each row takes two lines (HIS-3): what it is or where the money goes, and the
 * amount, then date and status. The rest is in its details, and still in the row for screen readers.
 */
export const TransactionTable = memo(function TransactionTable(props: Props) {
  const { kind, entries, sort, onSortChange, onOpen, dates, stage, ...rest } = props
  const t = useTranslate()
  const widths = columnWidths[kind]
  const sortable = (column: SortColumn) => ({
    sort: sort.column === column ? sort.direction : ('none' as const),
    onSort: (direction: Sort['direction']) => onSortChange({ column, direction }),
  })
  const slots = useRowSlots(entries)
  return (
    <Table caption={t(m.nameOfList, { kind })} captionHidden {...rest}>
      <TableHead className="@max-[40rem]/table:hidden">
        <TableRow>
          <TableHeader className={`${header} ${widths.date}`} {...sortable('date')}>
            {t(m.dateLabel)}
          </TableHeader>
          <TableHeader className={`${tight} py-0 ${widths.narration}`}>{t(m.narrationLabel)}</TableHeader>
          <TableHeader className={`${header} ${widths.reference}`} {...sortable('reference')}>
            {t(m.referenceLabel)}
          </TableHeader>
          <TableHeader className={`${header} ${widths.status}`} {...sortable('status')}>
            {t(m.statusLabel)}
          </TableHeader>
          {kind === 'withdrawal' && (
            <TableHeader
              align="end"
              className={`${endHeader} ${feeIfItFits} ${widths.fee}`}
              {...sortable('fee')}
            >
              {t(m.transactionFeeLabel)}
            </TableHeader>
          )}
          <TableHeader align="end" className={endHeader} {...sortable('amount')}>
            {t(m.amountLabel)}
          </TableHeader>
          <TableHeader
            align="end"
            className="w-11 py-0 @min-[40rem]/table:@max-[50rem]/table:w-8 @min-[40rem]/table:@max-[50rem]/table:ps-0"
          >
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
