import type { Decimal } from '#contract/money.ts'
import { timings } from '../timings.ts'
import { readIntents, type Intent } from './outbox-store.ts'

/** Stored deposits of the same amount, for the warning before a further one is recorded. */
export type SameDeposits = {
  /** Their ids. A deposit is recorded only if the customer has been warned about all of them. */
  ids: string[]
  /** When the latest was reported or first sent, in milliseconds since 1970. `null` if that isn't known. */
  latest: number | null
  /** Whether one of them may have been recorded. */
  unclear: boolean
}

// A deposit that could not be sent has no time of its own: its `due` is that of the next attempt.
const timeOf = ({ firstTry, tries, due }: Intent) =>
  firstTry ?? (tries === 0 ? due - timings.depositPostAfter : null)

/**
 * The customer's deposits of this amount that are still to be recorded or have an unknown outcome, from any tab. The server is told
 * the amount and no payment method, so deposits by different methods count as the same. `own`: the deposit that is left out.
 */
export function sameDeposits(email: string, amount: Decimal, own: string | null): SameDeposits {
  const same = readIntents().filter(
    (intent) => intent.email === email && intent.amount === amount && intent.id !== own,
  )
  const times = same.map(timeOf).filter((time) => time !== null)
  return {
    ids: same.map(({ id }) => id),
    latest: times.length > 0 ? Math.max(...times) : null,
    unclear: same.some(({ mayHaveArrived }) => mayHaveArrived),
  }
}
