import { ChevronRight } from 'lucide-react'
import { memo, useState, type ComponentProps } from 'react'
import { DateTime } from '../money/DateTime.tsx'
import { Missing, Money } from '../money/Money.tsx'
import type { DateOptions } from '../money/format.ts'
import { Button } from '../primitives/Button.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../primitives/Table.tsx'
import { noSlots, slotsFor } from './row-slots.ts'
import { StatusBadge } from '../wallet/StatusBadge.tsx'
import type { Entry, Sort, SortColumn, TransactionKind } from './transaction-view.ts'

type Props = Omit<ComponentProps<'table'>, 'children'> & {
  kind: TransactionKind
  /** The rows of the current page, in order. */
  entries: readonly Entry[]
  sort: Sort
  onSortChange: (sort: Sort) => void
  /** Keep its identity between renders, because otherwise every row renders again. */
  onOpen: (entry: Entry) => void
  dates?: DateOptions
}

/** The table of a history (HIS-1). Below a width of 640 px, each row becomes a labelled card. */
export const TransactionTable = memo(function TransactionTable(props: Props) {
  const { kind, entries, sort, onSortChange, onOpen, dates, ...rest } = props
  const sortable = (column: SortColumn) => ({
    sort: sort.column === column ? sort.direction : ('none' as const),
    onSort: (direction: Sort['direction']) => onSortChange({ column, direction }),
  })
  const slots = useRowSlots(entries)
  return (
    <Table caption={kind === 'deposit' ? 'Deposits' : 'Withdrawals'} captionHidden {...rest}>
      <TableHead>
        <TableRow>
          <TableHeader {...sortable('date')}>Date</TableHeader>
          <TableHeader>Narration</TableHeader>
          <TableHeader {...sortable('reference')}>Reference</TableHeader>
          <TableHeader align="end" {...sortable('amount')}>
            Amount
          </TableHeader>
          {kind === 'withdrawal' && (
            <TableHeader align="end" {...sortable('fee')}>
              Transaction fee
            </TableHeader>
          )}
          <TableHeader {...sortable('status')}>Status</TableHeader>
          <TableHeader align="end">
            <span className="sr-only">Details</span>
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry, at) => (
          <TransactionRow key={slots[at]} kind={kind} entry={entry} onOpen={onOpen} dates={dates} />
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

type RowProps = Pick<Props, 'kind' | 'onOpen' | 'dates'> & { entry: Entry }

// The page renders twice when a view changes: at once, and when the router has the new URL. The rows are the same both times.
const TransactionRow = memo(function TransactionRow({ kind, entry, onOpen, dates }: RowProps) {
  const { row } = entry
  return (
    <TableRow>
      <TableCell label="Date" className="@min-[40rem]/table:whitespace-nowrap">
        <DateTime iso={row.date} {...dates} />
      </TableCell>
      <TableCell label="Narration">{kind}</TableCell>
      <TableCell label="Reference" className="wrap-anywhere">
        {row.reference ? <bdi>{row.reference}</bdi> : <Missing />}
      </TableCell>
      <TableCell label="Amount" align="end">
        <Money amount={row.amount} />
      </TableCell>
      {kind === 'withdrawal' && (
        <TableCell label="Transaction fee" align="end">
          <Money amount={row.transactionFee} />
        </TableCell>
      )}
      <TableCell label="Status">
        <StatusBadge status={row.status} />
      </TableCell>
      <TableCell label="" align="end" className="@max-[40rem]/table:pt-2">
        <Button
          variant="quiet"
          size="sm"
          className="-my-2 text-link @max-[40rem]/table:pe-1 @min-[40rem]/table:-me-3"
          onClick={() => onOpen(entry)}
        >
          Details <span className="sr-only">of {row.reference ?? `this ${kind}`}</span>
          <ChevronRight aria-hidden className="-mx-1 size-4 rtl:rotate-180" />
        </Button>
      </TableCell>
    </TableRow>
  )
})
