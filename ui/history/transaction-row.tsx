import { ChevronRight } from 'lucide-react'
import { memo, type MouseEvent } from 'react'
import { shortDestination } from '../address/short-destination.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { DateTime } from '../money/DateTime.tsx'
import { Missing, Money } from '../money/Money.tsx'
import type { DateOptions } from '../money/format.ts'
import { Button } from '../primitives/Button.tsx'
import { TableCell, TableRow } from '../primitives/Table.tsx'
import { StatusBadge } from '../wallet/StatusBadge.tsx'
import * as m from './messages.ts'
import { isCancelled, type Entry, type TransactionKind } from './entries.ts'
import { opens } from './row-focus.ts'
import type { RowParts } from './transaction-view.ts'
import { WithdrawalFee } from './withdrawal-fee.tsx'

// Between a phone and a desktop, smaller text and gaps, and no line beyond the second, so that the columns fit into 640 px.
export const tight =
  '@min-[40rem]/table:@max-[50rem]/table:text-sm @min-[40rem]/table:@max-[50rem]/table:not-first:not-last:px-1 @min-[40rem]/table:@max-[50rem]/table:last:ps-0'
/** Where seven columns don't fit, the fee is in the details only. */
export const feeIfItFits = '@min-[40rem]/table:@max-[44rem]/table:hidden'
type Props = {
  kind: TransactionKind
  /** The transaction of the row. */
  entry: Entry
  onOpen: (entry: Entry) => void
  dates: DateOptions | undefined
  stage: RowParts['stage'] | undefined
}

// Two columns on a phone, one where two don't fit, for example at 200 % text.
const line =
  'cursor-pointer hover:bg-tint @max-[40rem]/table:relative @max-[40rem]/table:grid @max-[40rem]/table:min-h-19 @max-[40rem]/table:grid-cols-[repeat(auto-fit,minmax(min(max(40%,8rem),100%),1fr))] @max-[40rem]/table:content-center @max-[40rem]/table:gap-x-3 @max-[40rem]/table:py-2'
const cell = `${tight} h-13.25 py-2 @max-[40rem]/table:block @max-[40rem]/table:h-auto @max-[40rem]/table:py-0 @max-[40rem]/table:before:hidden`
const detail = `${cell} text-muted @max-[40rem]/table:sr-only`

/** On a wide screen, two lines: what the column is named after, and more about it. */
const twoLines = '@min-[40rem]/table:@max-[50rem]/table:py-0.5'
const second = '@min-[40rem]/table:text-sm @min-[40rem]/table:text-muted'
const wideOnly = '@max-[50rem]/table:sr-only'
/** In a tight table, the day and the time. */
const twoLineDate = `${twoLines} @min-[40rem]/table:@max-[50rem]/table:w-25 @min-[40rem]/table:@max-[50rem]/table:min-w-25 @min-[50rem]/table:whitespace-nowrap`
// Of every withdrawal, so that a stage that arrives late makes no row taller.
const roomForTwoLines = '@min-[50rem]/table:h-15.75'
const roomForStage = '@min-[40rem]/table:@max-[50rem]/table:min-w-27'
/** On a phone, the stage and the icon of the status fit on one line. The word of the status is then for screen readers only (HIS-3). */
const iconOnly = '@max-[40rem]/table:[&>span:last-child]:sr-only'

/** A usual reference, such as WDR-SAMPLE-0003. It stays on one line. */
const isShort = (reference: string | null | undefined) => (reference ?? '').length <= 18

// The page renders twice when a view changes: at once, and when the router has the new URL. The rows are the same both times.
export const TransactionRow = memo(function TransactionRow({ kind, entry, onOpen, dates, stage }: Props) {
  const t = useTranslate()
  const { row } = entry
  // A shortcut for pointers: the whole row opens what its button opens.
  const openByPointer = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The customer is selecting text, for example a reference to copy.
    if (window.getSelection()?.isCollapsed === false) return
    currentTarget.querySelector('button')?.focus()
    onOpen(entry)
  }
  const destination = shortDestination(row)
  const cancelled = isCancelled(row)
  // The badge itself says ‘Cancelled’.
  const stageText = cancelled ? undefined : stage?.(row)
  return (
    <TableRow className={line} onClick={openByPointer}>
      <TableCell
        label={t(m.dateLabel)}
        className={`${cell} @max-[40rem]/table:order-3 @max-[40rem]/table:text-sm @max-[40rem]/table:text-muted ${kind === 'withdrawal' ? `${twoLineDate} ${roomForTwoLines}` : '@min-[40rem]/table:whitespace-nowrap'}`}
      >
        <DateTime iso={row.date} {...dates} />
      </TableCell>
      <TableCell
        label={t(m.narrationLabel)}
        className={`${cell} ${twoLines} @max-[40rem]/table:order-1 @max-[40rem]/table:min-w-0`}
      >
        <span className={destination ? wideOnly : '@max-[40rem]/table:capitalize'}>
          {t(m.narrationOfRow, { kind })}
        </span>
        {destination && (
          <>
            {' '}
            <bdi
              className={`${second} flex max-w-40 @max-[40rem]/table:max-w-full @min-[40rem]/table:@max-[50rem]/table:max-w-34`}
            >
              <span
                className={`@max-[40rem]/table:wrap-anywhere ${row.wallet ? '@min-[40rem]/table:shrink-0' : '@min-[40rem]/table:truncate'}`}
              >
                {destination.name}
              </span>
              <span className="shrink-0">{destination.ending}</span>
            </bdi>
          </>
        )}
      </TableCell>
      <TableCell
        label={t(m.referenceLabel)}
        className={`${detail} ${isShort(row.reference) ? 'whitespace-nowrap' : 'wrap-anywhere'}`}
      >
        {row.reference ? <bdi>{row.reference}</bdi> : <Missing />}
      </TableCell>
      <TableCell
        label={t(m.statusLabel)}
        className={`${cell} ${twoLines} @max-[40rem]/table:order-4 @max-[40rem]/table:text-end @max-[40rem]/table:text-sm ${stage ? roomForStage : ''}`}
      >
        <StatusBadge
          look="plain"
          status={row.status}
          cancelled={cancelled}
          className={stageText ? iconOnly : undefined}
        />{' '}
        {stageText && <span className={`${second} @min-[40rem]/table:block`}>{stageText}</span>}
      </TableCell>
      {kind === 'withdrawal' && (
        <TableCell label={t(m.transactionFeeLabel)} align="end" className={`${detail} ${feeIfItFits}`}>
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
