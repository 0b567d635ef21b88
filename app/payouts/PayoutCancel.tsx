import type { Transaction } from '#ui/history/transaction-view.ts'
import { Button } from '#ui/primitives/Button.tsx'
import { useId, useState } from 'react'
import { useSession } from '../session/session.ts'
import { isCancelOpen } from './cancel-payout.ts'
import { CancelQuestion } from './CancelQuestion.tsx'

/** The button that cancels a withdrawal, for the foot of its details, with the question and its outcome. */
export function PayoutCancel({ row }: { row: Transaction }) {
  const email = useSession()?.details.email
  const note = useId()
  const [open, setOpen] = useState(false)
  if (email === undefined || (row.cancellable !== true && !open)) return null
  return (
    <>
      {row.cancellable === true && (
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
