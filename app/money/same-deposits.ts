import type { Decimal } from '#contract/money.ts'
import { timings } from '../timings.ts'
import type { DepositNote } from './deposit-notes.ts'
import { readQueue, type QueuedDeposit } from './outbox-store.ts'

/** Other deposits of the same amount, for the warning before a further one is recorded. */
export type SameDeposits = {
  /** Their ids. A deposit is recorded only if the customer has been warned about all of them. */
  ids: string[]
  /** When the latest was reported or first sent, in milliseconds since 1970. `null` if that isn't known. */
  latest: number | null
  /** Whether they are recorded. `unclear`: one of them may have been recorded. `waiting`: one of them is still to be recorded. */
  state: 'recorded' | 'waiting' | 'unclear'
}

// A deposit that could not be sent has no time: its `due` is that of the next attempt.
const timeOf = ({ firstTry, tries, due }: QueuedDeposit) =>
  firstTry ?? (tries === 0 ? due - timings.depositPostAfter : null)

/**
 * The customer's deposits of this amount that are still to be recorded or have an unknown outcome, from any tab, and those that were
 * recorded since the page was loaded. A request contains the amount and no payment method, so deposits by different methods count as
 * the same. `own`: the deposit that is left out.
 */
export function sameDeposits(
  email: string,
  amount: Decimal,
  own: string | null,
  notes: readonly DepositNote[],
): SameDeposits {
  const isSame = (each: QueuedDeposit | DepositNote) =>
    each.email === email && each.amount === amount && each.id !== own
  const stored = readQueue().filter(isSame)
  const ids = new Set(stored.map(({ id }) => id))
  for (const note of notes) if (isSame(note) && done.has(note.state)) ids.add(note.id)
  const times = stored.map(timeOf).filter((time) => time !== null)
  const unsettled = stored.some(({ mayHaveArrived }) => mayHaveArrived) ? 'unclear' : 'waiting'
  return {
    ids: [...ids],
    latest: times.length > 0 ? Math.max(...times) : null,
    state: stored.length > 0 ? unsettled : 'recorded',
  }
}

const done = new Set<DepositNote['state']>(['recorded', 'listed'])
