import type { Transaction } from '#ui/history/entries.ts'
import { timings } from '../../timings.ts'

type Watched = {
  /** The time of the newest pending row. `-Infinity`: none has a readable date. `null`: no row is pending. */
  pending: number | null
  /** The time of the newest payout that was sent and may still come back (CAP-2). `-Infinity`: there is none. */
  sent: number
}

// Cached by response, because this runs at every render and a history may be long.
const watched = new WeakMap<readonly Transaction[], Watched>()

/**
 * The polling interval in milliseconds: short while a young row is pending, long for an old one and for a payout that may still come
 * back, `false` for all others.
 */
export function pollAfter(rows: readonly Transaction[] | undefined, now: number): number | false {
  if (rows === undefined) return false
  const { pending, sent } = watched.get(rows) ?? watchedIn(rows)
  if (pending !== null && now - pending < timings.youngFor) return timings.pollYoung
  return pending !== null || now - sent < timings.payoutComesBackWithin ? timings.pollOld : false
}

function watchedIn(rows: readonly Transaction[]): Watched {
  const pending = rows.filter(({ status }) => status === 'pending')
  // Only a backend with stages can say that an approved payout has come back.
  const sent = rows.filter(({ status, stage }) => status === 'approved' && stage != null)
  const found = {
    pending: pending.length === 0 ? null : newestOf(pending.map(({ date }) => date)),
    sent: newestOf(sent.map(({ stageAt, date }) => stageAt ?? date)),
  }
  watched.set(rows, found)
  return found
}

const newestOf = (dates: (string | null)[]) =>
  dates
    .map((date) => Date.parse(date ?? ''))
    .filter((at) => !Number.isNaN(at))
    .reduce((newest, at) => Math.max(newest, at), -Infinity)
