import { idOf } from '#contract/transactions.ts'
import { toDecimal } from '#contract/money.ts'
import { withRow } from './arrived-orders.ts'
import { proofs, type Row, type Unsettled } from './history-match.ts'
import { withdrawalsNow } from './read-now.ts'
import type { RowInHistory } from './deposit-notes.ts'
import type { Sent } from './recheck-refusal.ts'
import type { Order } from './withdrawal-store.ts'

/**
 * The row that shows an order which was carried out. `null` if that is uncertain: no row fits, several do, or the list before the order
 * isn't known. `taken`: the ids of rows that belong to other orders.
 */
export function rowOf(
  order: Pick<Sent, keyof Unsettled | 'rowsKnown'>,
  rows: readonly Row[],
  taken: readonly (string | undefined)[] = [],
): Row | null {
  if (order.rowsKnown !== true) return null
  const fitting = rows.filter((row) => proofs([order], [row]).size > 0 && !taken.includes(idOf(row)))
  return (fitting.length === 1 ? fitting[0] : null) ?? null
}

/** What a link to the row needs. `undefined` if the row has no reference, or shares its id with another. */
export function inHistory(row: Row, rows: readonly Row[]): RowInHistory | undefined {
  const id = idOf(row)
  const isAlone = rows.filter((other) => idOf(other) === id).length === 1
  return row.reference && isAlone ? { id, reference: row.reference } : undefined
}

/** Reads the list again and finds the new row of the order in it (WDR-4). The response to the order itself isn't read (API-9). */
export async function newRowOf(order: Order): Promise<Row | null> {
  const rows = await withdrawalsNow(order.email)
  return rows && rowOf(order, rows)
}

/**
 * Finds the settled orders whose row, or the fee in it, the history shows for the first time. Returns each with that row, and its place
 * in `settled`.
 */
export function newlyListed(settled: readonly Order[], email: string, rows: readonly Row[]) {
  const taken = settled.map(({ row }) => row)
  return settled.flatMap((order, place) => {
    if (order.email !== email || order.chargedFee !== undefined) return []
    const known = rows.find((row) => idOf(row) === order.row)
    const row = order.row === undefined ? rowOf(order, rows, taken) : known
    if (!row || (known && toDecimal(row.transactionFee) === null)) return []
    taken.push(idOf(row))
    return [{ place, order: withRow(order, row) }]
  })
}
