import type { Row } from './history-match.ts'
import type { Policy } from './test-steps.ts'

// For tests: a backend that keeps rows, and honours idempotency keys or not.

type BackendRow = Row & { key: string; email: string; call: string }

const DAY = 24 * 3_600_000

export function createBackend(policy: Policy) {
  const rows: BackendRow[] = []
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

  const rowsOf = (key: string) => rows.filter((row) => row.key === key).length

  return { rows, rowsOf, carryOut }
}
