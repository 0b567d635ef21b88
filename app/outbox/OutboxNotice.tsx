import { formatMoney } from '#ui/money/format.ts'
import { ToastRegion, useToast } from '#ui/primitives/Toast.tsx'
import { depositWords } from '#ui/wallet/deposit-words.ts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { depositOutbox, useDepositNote } from './deposit-outbox.ts'
import type { DepositNote } from './outbox.ts'

/** Tells on any page what became of a reported deposit (DEP-3, FAIR-7). The deposit page itself tells it in its place. */
export function OutboxNotice() {
  const email = useSession()?.details.email
  const quiet = useLocation().pathname === paths.deposit
  useEffect(() => {
    // Signed in, perhaps again: what waited for this customer can go.
    if (email !== undefined) void depositOutbox.wakeNow()
  }, [email])
  return <ToastRegion>{email !== undefined && <Toasts email={email} quiet={quiet} />}</ToastRegion>
}

function Toasts({ email, quiet }: { email: string; quiet: boolean }) {
  const show = useToast()
  const note = useDepositNote(email)
  const told = useRef<DepositNote | null>(null)
  useEffect(() => {
    if (note === null || note.state === 'waiting' || note === told.current) return
    told.current = note
    if (quiet) return
    const { title, text, tone } = depositWords[note.state]
    show({ title, tone, text: [`${formatMoney(note.amount)}.`, note.reason, text].filter(Boolean).join(' ') })
  }, [note, quiet, show])
  return null
}
