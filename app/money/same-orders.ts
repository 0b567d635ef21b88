import { timings } from '../timings.ts'
import { looksLike, type Row } from './history-match.ts'
import { detailsOf } from './order-details.ts'
import { stateOf, type Order } from './withdrawal-store.ts'

/** Earlier orders with the same details, for the warning in the review. */
export type SameOrders = {
  /** An order whose outcome is unknown. Okay sends it again with its own key. */
  again: Order | null
  /** When the latest of the other orders was sent, in milliseconds since 1970. Okay sends a further withdrawal. */
  latest: number | null
  /** Whether one of the other orders expired with an unknown outcome. */
  unclear: boolean
  /** The minimum number of other orders. */
  times: number
  /** Identifies all of the above. An order is sent only if this hasn't changed since the customer saw the review (API-14). */
  fingerprint: string
}

type Known = {
  body: string
  /** The customer's stored orders. */
  stored: readonly Order[]
  /** The customer's orders that were settled since the page was loaded. */
  settled: readonly Order[]
  rows: readonly Row[]
  /** The server's time in milliseconds since 1970. The rows are dated by the same clock. */
  now: number
}

/** Finds the customer's earlier orders with the same amount and destination, stored, settled or listed in the history (FAIR-7). */
export function sameOrders({ body: sent, stored, settled, rows, now }: Known): SameOrders {
  const body = detailsOf(sent)
  const same = stored.filter((order) => detailsOf(order.body) === body)
  const again = same.find((order) => stateOf(order) === 'unknown') ?? null
  const closed = same.filter((order) => stateOf(order) !== 'unknown')
  const isStored = ({ key }: Order) => same.some((order) => order.key === key)
  const isRecent = (at: number) => at > now - timings.sameOrderFor
  const done = settled.filter(
    (order) =>
      detailsOf(order.body) === body && !isStored(order) && isRecent(order.serverTime ?? order.firstTry),
  )
  const orders = [...closed, ...done]
  const listed = rows.filter((row) => isRecent(Date.parse(row.date ?? '')) && looksLike(row, body))
  const times = [
    ...orders.map(({ firstTry }) => firstTry),
    ...listed.map(({ date }) => Date.parse(date ?? '')),
  ]
  const ids = [...orders.map(({ key }) => key), ...listed.map(({ _id }) => _id)]
  return {
    again,
    latest: times.length > 0 ? Math.max(...times) : null,
    unclear: closed.some((order) => stateOf(order) === 'expired'),
    // Most orders also have a row, so adding the two counts would count them twice.
    times: Math.max(orders.length, listed.length),
    fingerprint: again ? `again ${again.key}` : ids.toSorted().join(' '),
  }
}
