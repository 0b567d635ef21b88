import type { Transaction } from '#ui/history/entries.ts'
import { Button } from '#ui/primitives/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useSession } from '../session/session.ts'
import { mayBeCancelled, newerOf, payoutQuery } from './payout-query.ts'
import { isCancelOpen } from './cancel-payout.ts'
import { CancelQuestion } from './CancelQuestion.tsx'

/** The button that cancels a withdrawal, for the foot of its details, with the question and its outcome. */
export function PayoutCancel({ row: listed }: { row: Transaction }) {
  const email = useSession()?.details.email
  // What the progress above has read, which may be newer than the list.
  const { data } = useQuery({ ...payoutQuery(email ?? '', listed), enabled: false })
  const row = newerOf<Transaction>(listed, data?.row)
  const offered = mayBeCancelled(row)
  const note = useId()
  const [open, setOpen] = useState(false)
  if (email === undefined || (!offered && !open)) return null
  return (
    <>
      {offered && (
        <>
          <Button variant="secondary" aria-describedby={note} onClick={() => setOpen(true)}>
            Cancel withdrawal
          </Button>
          <p id={note} className="order-last basis-full text-sm text-muted">
            You can cancel until it has been sent.
          </p>
        </>
      )}
      {open && (
        <CancelQuestion
          email={email}
          row={row}
          start={
            isCancelOpen(email, row)
              ? { is: 'unknown', why: 'You have sent this cancellation before.' }
              : { is: 'asking' }
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
