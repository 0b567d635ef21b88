import { DepositReport } from './DepositReports.tsx'
import { useDepositNotes } from './deposit-outbox.ts'
import { isNeeded } from './note-places.ts'

type Props = {
  /** The customer's e-mail address. */
  email: string
  className?: string
}

/** The deposits that need the customer, above the history that settles them (FAIR-7). */
export function DepositNotices({ email, className }: Props) {
  const notes = useDepositNotes(email).filter(isNeeded)
  return notes.map((note) => (
    <DepositReport
      key={note.id}
      note={note}
      canClose={!note.repeatable && note.state !== 'delayed' && note.state !== 'checking'}
      onHistory
      className={className}
    />
  ))
}
