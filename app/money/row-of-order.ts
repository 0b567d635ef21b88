import { proofs, type Row } from './history-match.ts'
import { withdrawalsNow } from './read-now.ts'
import type { Order } from './withdrawal-store.ts'

/**
 * The row that shows an order which was just carried out. `null` if the rows leave a doubt: none fits, several do, or the list
 * before the order isn't known.
 */
export function rowOf(order: Order, rows: readonly Row[]): Row | null {
  if (order.knew !== true) return null
  const fitting = rows.filter((row) => proofs([order], [row]).size > 0)
  return (fitting.length === 1 ? fitting[0] : null) ?? null
}

/** Reads the list again and finds the new row of the order in it (WDR-4). The answer of the call isn't read (API-9). */
export async function newRowOf(order: Order): Promise<Row | null> {
  const rows = await withdrawalsNow(order.email)
  return rows && rowOf(order, rows)
}
