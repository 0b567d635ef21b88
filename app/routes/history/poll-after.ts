import type { Transaction } from '#ui/wallet/transaction-view.ts'
import { timings } from '../../timings.ts'

/** When to ask again: soon while a young row is pending, at leisure while an old one is, never while none is. */
export function pollAfter(rows: readonly Transaction[] | undefined, now: number): number | false {
  const pending = (rows ?? []).filter(({ status }) => status === 'pending')
  if (pending.length === 0) return false
  const young = pending.some(({ date }) => date !== null && now - Date.parse(date) < timings.youngFor)
  return young ? timings.pollYoung : timings.pollOld
}
