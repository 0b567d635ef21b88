import { canClose, DepositReport } from './DepositReports.tsx'
import { useDepositNotes } from './deposit-outbox.ts'
import { isNeeded } from './note-places.ts'

type Props = {
  /** The customer's email address. */
  email: string
  /** The page is the deposit history itself, so the notices don't link to it. */
  onHistory?: boolean
  className?: string
}

/** The deposits that need the customer's attention, on pages that are not about one deposit (FAIR-7). */
export function DepositNotices({ email, onHistory = false, className }: Props) {
  const notes = useDepositNotes(email).filter(isNeeded)
  return notes.map((note) => (
    <DepositReport
      key={note.id}
      note={note}
      canClose={canClose(note, false, null)}
      onHistory={onHistory}
      className={className}
    />
  ))
}
