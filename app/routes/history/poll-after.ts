import type { Transaction } from '#ui/history/transaction-view.ts'
import { timings } from '../../timings.ts'

// Asked at every drawing of the page, and a history is long: looked through once for each answer.
const newestPending = new WeakMap<readonly Transaction[], number | null>()

/** When to ask again: soon while a young row is pending, at leisure while an old one is, never while none is. */
export function pollAfter(rows: readonly Transaction[] | undefined, now: number): number | false {
  if (rows === undefined) return false
  if (!newestPending.has(rows)) newestPending.set(rows, newestOf(rows))
  const newest = newestPending.get(rows) ?? null
  if (newest === null) return false
  return now - newest < timings.youngFor ? timings.pollYoung : timings.pollOld
}

/** The date of the newest pending row, `-Infinity` where none has a readable one; `null` where none is pending. */
function newestOf(rows: readonly Transaction[]): number | null {
  const pending = rows.filter(({ status }) => status === 'pending')
  const dates = pending.map(({ date }) => Date.parse(date ?? '')).filter((at) => !Number.isNaN(at))
  return pending.length === 0 ? null : dates.reduce((newest, at) => Math.max(newest, at), -Infinity)
}
