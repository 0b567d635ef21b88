import { useEffect, useReducer } from 'react'
import type { DepositNote } from '../../money/deposit-notes.ts'
import { depositOutbox, useSameDeposits } from '../../money/deposit-outbox.ts'
import { sameDeposits } from '../../money/same-deposits.ts'
import { keepLastMethod } from '../../storage/display-choices.ts'
import { timings } from '../../timings.ts'
import { openReceiptMail } from './open-receipt-mail.ts'
import { pendingDeposit, setPendingDeposit, type PendingDeposit } from '../../money/pending-deposit.ts'

type Needs = { email: string; deposit: PendingDeposit; notes: readonly DepositNote[] }

/** Records the pending deposit once (DEP-3, DEP-7), and warns of others with the same amount (FAIR-7). */
export function useDepositReport({ email, deposit, notes }: Needs) {
  const { amount, report } = deposit
  const note = notes.find(({ id }) => id === report)
  // After a reload there is no note about a deposit that is settled.
  const refused = note === undefined ? deposit.refused : note.state === 'refused'
  useEffect(() => {
    const now = pendingDeposit(email)
    if (now?.report === report && report !== null && now.refused !== refused)
      setPendingDeposit(email, { ...now, refused })
  }, [email, report, refused])
  const same = useSameDeposits(email, amount, report)
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  const send = (how: 'sent' | 'mailed') => {
    // Not from React state, which is updated too late for a double click (C12).
    const now = pendingDeposit(email) ?? deposit
    if (now.report === null || (refused && now.report === report)) {
      // Read again, because another tab may have just stored one that the warning doesn't mention yet.
      const others = sameDeposits(email, amount, report, depositOutbox.noteOfEach())
      if (others.ids.some((id) => !same.ids.includes(id))) return renderAgain()
      // Without an email there is nothing to wait for.
      const id = depositOutbox.add(amount, how === 'mailed' ? timings.depositPostAfter : 0)
      if (now.method !== null) keepLastMethod(email, now.method)
      setPendingDeposit(email, {
        ...now,
        addressShown: true,
        report: id,
        refused: false,
        recorded: false,
        mailed: how === 'mailed',
      })
    } else if (how === 'mailed') setPendingDeposit(email, { ...now, mailed: true })
    if (how === 'mailed') openReceiptMail(amount, note?.requestId)
  }
  const how = deposit.mailed ? 'mailed' : 'sent'
  return { note, reported: report === null || refused ? null : how, same, send } as const
}
