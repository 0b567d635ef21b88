import type { Destination } from './payout-plan.ts'
import { utcDay } from './utc-time.ts'

export const ESTIMATE_DAYS = 90
/** With fewer finished payouts there is no estimate. */
const FEWEST_PAYOUTS = 10

/** Seconds from the request to the arrival, and what that is based on (FAIR-3). */
export type Estimate = { from: number; to: number; basis: string }

/** A time that is not shorter, in whole seconds, minutes or hours. */
function rounded(seconds: number): { seconds: number; words: string } {
  const [unit, word] = seconds < 60 ? [1, 'second'] : seconds < 3600 ? [60, 'minute'] : [3600, 'hour']
  const count = Math.max(1, Math.ceil(seconds / unit))
  return { seconds: count * unit, words: count === 1 ? `1 ${word}` : `${count} ${word}s` }
}

/** Estimates from how long finished payouts took, in seconds. `null` if there are too few. */
export function estimateOf(durations: readonly number[], kind: Destination, at: Date): Estimate | null {
  const sorted = durations.toSorted((a, b) => a - b)
  const ninthDecile = sorted[Math.ceil(sorted.length * 0.9) - 1]
  const [fastest] = sorted
  if (sorted.length < FEWEST_PAYOUTS || ninthDecile === undefined || fastest === undefined) return null
  const { seconds: to, words } = rounded(ninthDecile)
  const within = sorted.filter((seconds) => seconds <= to).length
  const basis =
    `${within} of ${sorted.length} ${kind} payouts of the last ${ESTIMATE_DAYS} days arrived within ${words}. ` +
    `Counted on ${utcDay(at)}.`
  return { from: Math.floor(fastest), to, basis }
}
