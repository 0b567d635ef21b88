import type { Transaction } from '#ui/history/transaction-view.ts'
import { announce } from '#ui/lib/announce.ts'
import type { CancelState } from '#ui/payout/cancel-outcome.tsx'
import { CancelPayoutDialog } from '#ui/payout/CancelPayoutDialog.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { useId, useRef, useState } from 'react'
import { privateKey } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { useSession } from '../session/session.ts'
import { cancelPayout } from './cancel-payout.ts'

/** The button that cancels a withdrawal, for the foot of its details, with the question and its outcome. */
export function PayoutCancel({ row }: { row: Transaction }) {
  const email = useSession()?.details.email
  const note = useId()
  const [state, setState] = useState<CancelState | null>(null)
  const busy = useRef(false)
  if (email === undefined || (row.cancellable !== true && state === null)) return null

  const send = async () => {
    // A ref, because React state is updated too late for a double click.
    if (busy.current) return
    busy.current = true
    setState({ is: 'sending' })
    const result = await cancelPayout(email, row)
    busy.current = false
    setState(result)
    if (result.is === 'done')
      announce(result.stopping ? 'We are stopping the withdrawal' : 'Withdrawal cancelled')
    // Reads the row, its steps and the figures again, because they can also have changed after a refusal.
    void queryClient.invalidateQueries({ queryKey: privateKey(email) })
  }
  const { wallet, bankName = null, accountNumber = null } = row
  return (
    <>
      {row.cancellable === true && (
        <>
          <Button variant="secondary" aria-describedby={note} onClick={() => setState({ is: 'asking' })}>
            Cancel withdrawal
          </Button>
          <p id={note} className="order-last basis-full text-sm text-muted">
            You can cancel until it has been sent.
          </p>
        </>
      )}
      <CancelPayoutDialog
        open={state !== null}
        onOpenChange={(open) => !open && setState(null)}
        amount={row.amount}
        destination={wallet ? { wallet } : { bankName, accountNumber }}
        state={state ?? { is: 'asking' }}
        onConfirm={() => void send()}
      />
    </>
  )
}
