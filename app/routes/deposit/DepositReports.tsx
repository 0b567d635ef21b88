import { DepositStatus } from '#ui/deposit/DepositStatus.tsx'
import type { Ref } from 'react'
import type { DepositNote } from '../../money/deposit-notes.ts'
import { depositOutbox } from '../../money/deposit-outbox.ts'
import { paths } from '../../paths.ts'

type Props = {
  notes: readonly DepositNote[]
  /** The deposit that the page is about, if any. Otherwise the latest is shown first. */
  own?: string | null
  ref?: Ref<HTMLDivElement>
  className?: string
}

/** The states of deposits other than the page's own that the customer has to know about. */
const needed = new Set<DepositNote['state']>(['delayed', 'checking', 'refused', 'unknown', 'listed'])

/** What happened to the deposit that the page is about, and to every other one that needs the customer (DEP-3, FAIR-7). */
export function DepositReports({ notes, own = null, ref, className }: Props) {
  const first = notes.find(({ id }) => id === own) ?? notes.at(-1) ?? null
  const others = notes.filter((note) => note !== first && needed.has(note.state))
  return (
    <>
      {[first, ...others].map((note, place) => (
        <DepositStatus
          // The first region stays in the page, so that screen readers announce what appears in it.
          key={place === 0 ? 'first' : note?.id}
          ref={place === 0 ? ref : undefined}
          status={note}
          historyHref={paths.depositHistory}
          onRepeat={note?.repeatable ? () => void depositOutbox.repeat(note.id) : undefined}
          onDismiss={note && canClose(note, place, own) ? () => depositOutbox.dismiss(note.id) : undefined}
          className={className}
        />
      ))}
    </>
  )
}

const canClose = ({ id, state, repeatable }: DepositNote, place: number, own: string | null) =>
  (state === 'unknown' && !repeatable) ||
  (state === 'listed' && place > 0) ||
  (state === 'refused' && id !== own)
