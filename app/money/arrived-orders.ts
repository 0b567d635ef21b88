import { idOf } from '#contract/transactions.ts'
import { toDecimal } from '#contract/money.ts'
import { proofsBeside, type Row } from './history-match.ts'
import type { LateRefusal } from './late-refusals.ts'
import { stateOf, type Order } from './withdrawal-store.ts'

type Known = {
  /** The customer's stored orders. */
  stored: readonly Order[]
  /** Their orders whose refusal they may not have seen. A new row is stronger proof than such a refusal. */
  late: readonly LateRefusal<Order>[]
  /** The customer's orders that were settled since the page was loaded. Their rows don't count as proof of other orders. */
  settled: readonly Order[]
  /** The keys of those that this tab is sending right now. */
  sending: ReadonlySet<string>
  rows: readonly Row[]
}

/** The stored orders that a row of the history proves to have arrived, each with the id and the date of its row (API-15). */
export function arrivedOrders({ stored, late, settled, sending, rows }: Known): Order[] {
  const based = [...stored, ...late.map(({ sent }) => sent)].filter(({ rowsKnown }) => rowsKnown === true)
  const open = based.filter((order) => stateOf(order) !== 'arrived' && !sending.has(order.key))
  const taken = new Set([...stored, ...settled].map(({ row }) => row))
  const rival = settled.filter(({ row }) => row === undefined)
  const free = rows.filter(({ _id }) => !taken.has(_id))
  const found = proofsBeside(rival, open, free)
  return open.flatMap((order) => {
    const row = rows.find((each) => idOf(each) === found.get(order.key))
    return row === undefined ? [] : [withRow(order, row)]
  })
}

/** The order with the id, the date and the fee of its row. */
export const withRow = (order: Order, row: Row): Order => ({
  ...order,
  row: idOf(row),
  rowDate: row.date ?? undefined,
  chargedFee: toDecimal(row.transactionFee) ?? undefined,
})
