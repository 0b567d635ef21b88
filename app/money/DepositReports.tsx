import { cn } from '#ui/lib/cn.ts'
import { DepositStatus } from '#ui/deposit/DepositStatus.tsx'
import type { ReactNode, Ref } from 'react'
import { paths } from '../paths.ts'
import type { DepositNote } from './deposit-notes.ts'
import { depositOutbox } from './deposit-outbox.ts'
import { notesOnDepositPage } from './note-places.ts'

type Props = {
  notes: readonly DepositNote[]
  /** The deposit that the page is about, if any. Otherwise the latest is shown first. */
  own?: string | null
  /** What the page offers next. Shown in the first report. */
  next?: ReactNode
  ref?: Ref<HTMLDivElement>
  className?: string
}

/** What happened to the deposit that the page is about, and to every other one that needs the customer's attention (DEP-3, FAIR-7). */
export function DepositReports({ notes, own = null, next, ref, className }: Props) {
  const { first, others } = notesOnDepositPage(notes, own)
  return (
    <>
      {[first, ...others].map((note, place) => (
        <DepositReport
          // The first region stays in the page, so that screen readers announce what appears in it.
          key={place === 0 ? 'first' : note?.id}
          ref={place === 0 ? ref : undefined}
          note={note}
          next={place === 0 ? next : undefined}
          canClose={note !== null && canClose(note, place === 0, own)}
          className={cn('outline-none', className)}
          tabIndex={place === 0 ? -1 : undefined}
        />
      ))}
    </>
  )
}

/** Whether the customer may close the report. `isFirst`: the page is about this deposit. `own`: the id of the page's own deposit, if any. */
export const canClose = ({ id, state, repeatable }: DepositNote, isFirst: boolean, own: string | null) =>
  (state === 'unknown' && !repeatable) ||
  (state === 'listed' && !isFirst) ||
  (state === 'refused' && id !== own)

type ReportProps = Pick<Props, 'ref' | 'className' | 'next'> & {
  tabIndex?: number | undefined
  note: DepositNote | null
  canClose: boolean
  /** The page is the deposit history itself, so the report doesn't link to it. */
  onHistory?: boolean
}

/** What happened to one deposit, with what the customer can do about it. */
export function DepositReport({ note, canClose: closes, onHistory = false, ...rest }: ReportProps) {
  return (
    <DepositStatus
      status={note}
      historyHref={onHistory ? undefined : paths.depositHistory}
      onRepeat={note?.repeatable ? () => void depositOutbox.repeat(note.id) : undefined}
      onDismiss={note && closes ? () => depositOutbox.dismiss(note.id) : undefined}
      {...rest}
    />
  )
}
