import type { Transaction } from '#ui/history/transaction-view.ts'
import { timings } from '../../timings.ts'

// Cached by response, because this runs at every render and a history may be long.
const newestPending = new WeakMap<readonly Transaction[], number | null>()

/** The polling interval in milliseconds: short while a young row is pending, long for an old one, `false` if none is pending. */
export function pollAfter(rows: readonly Transaction[] | undefined, now: number): number | false {
  if (rows === undefined) return false
  if (!newestPending.has(rows)) newestPending.set(rows, newestOf(rows))
  const newest = newestPending.get(rows) ?? null
  if (newest === null) return false
  return now - newest < timings.youngFor ? timings.pollYoung : timings.pollOld
}

/** The time of the newest pending row. `-Infinity`: none has a readable date. `null`: no row is pending. */
function newestOf(rows: readonly Transaction[]): number | null {
  const pending = rows.filter(({ status }) => status === 'pending')
  const dates = pending.map(({ date }) => Date.parse(date ?? '')).filter((at) => !Number.isNaN(at))
  return pending.length === 0 ? null : dates.reduce((newest, at) => Math.max(newest, at), -Infinity)
}
