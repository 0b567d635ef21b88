import type { Transaction } from '#ui/wallet/transaction-view.ts'

const SOON = 5_000
const LATER = 60_000
const FRESH = 10 * 60_000

/** When to ask again: soon while a young row is pending, at leisure while an old one is, never while none is. */
export function pollAfter(rows: readonly Transaction[] | undefined, now: number): number | false {
  const pending = (rows ?? []).filter(({ status }) => status === 'pending')
  if (pending.length === 0) return false
  return pending.some(({ date }) => date !== null && now - Date.parse(date) < FRESH) ? SOON : LATER
}
