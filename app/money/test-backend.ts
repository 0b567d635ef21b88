import type { Row } from './history-match.ts'
import { readQueue } from './outbox-store.ts'
import type { Policy } from './test-steps.ts'
import { readOrders } from './withdrawal-store.ts'

// For tests: a backend that keeps rows, and honours idempotency keys or not.

type BackendRow = Row & { key: string; email: string; call: string }

/** A history row that was read, in any tab. */
export type Seen = { call: string; email: string; row: Row }

const DAY = 24 * 3_600_000

export function createBackend(policy: Policy) {
  const rows: BackendRow[] = []
  const seen: Seen[] = []
  const storedKeys = new Map<string, number>()

  /** Adds a row, or returns `true` if the key was carried out before. */
  function carryOut(call: string, key: string, email: string, body: string, at = Date.now()): boolean {
    const first = storedKeys.get(key)
    if (policy.honours && first !== undefined && at - first < DAY) return true
    storedKeys.set(key, at)
    const { amount, wallet, accountNumber } = JSON.parse(body) as Record<string, never>
    const date = new Date(at).toISOString()
    const id = `row ${rows.length}`
    // oxlint-disable-next-line no-restricted-properties -- as a backend lists it
    const listed = { _id: id, amount: Number(amount).toFixed(2), date, wallet, accountNumber }
    rows.unshift({ ...listed, key, email, call })
    return false
  }

  function read(call: string, email: string, lag: number): Row[] {
    const listed = rows.filter((row) => row.call === call && row.email === email)
    const visible = listed.filter(({ date }) => Date.parse(date ?? '') <= Date.now() - lag)
    seen.push(...visible.map((row) => ({ call, email, row })))
    return visible
  }

  const rowsOf = (key: string) => rows.filter((row) => row.key === key).length

  return { rows, rowsOf, seen, carryOut, read }
}

export type Backend = ReturnType<typeof createBackend>

/** Whether the app had read the list right before it sent the order with this key. */
export const hadList = (key: string) =>
  readQueue().some(({ id, rowsKnown }) => id === key && rowsKnown === true) ||
  readOrders().some((order) => order.key === key && order.rowsKnown === true)
