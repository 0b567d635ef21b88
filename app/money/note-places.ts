import { paths } from '../paths.ts'
import type { DepositNote } from './deposit-notes.ts'
import { pendingDeposit } from './pending-deposit.ts'

const needed = new Set<DepositNote['state']>(['delayed', 'checking', 'refused', 'unknown', 'listed'])

/** Whether the customer has to know about the deposit, even on a page about another one. */
export const isNeeded = ({ state }: DepositNote) => needed.has(state)

/**
 * The notes that the deposit page shows. `first` is about its own deposit, or about the latest if it has none. The others need the
 * customer's attention (DEP-3, FAIR-7).
 */
export function notesOnDepositPage(notes: readonly DepositNote[], own: string | null) {
  const first = notes.find(({ id }) => id === own) ?? notes.at(-1) ?? null
  return { first, others: notes.filter((note) => note !== first && isNeeded(note)) }
}

/** The notes about a customer's deposits that the page at this path shows itself, so that they need no toast. */
export function notesOnPage(path: string, notes: readonly DepositNote[]): readonly DepositNote[] {
  if (path === paths.depositHistory || path === paths.dashboard) return notes.filter(isNeeded)
  if (path !== paths.deposit || notes[0] === undefined) return []
  const { first, others } = notesOnDepositPage(notes, pendingDeposit(notes[0].email)?.report ?? null)
  return first ? [first, ...others] : others
}
