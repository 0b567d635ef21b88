import { timings } from '../timings.ts'
import { looksLike, type Row } from './history-match.ts'
import { stateOf, type Order } from './stored-orders.ts'

/** What was sent before to the same place with the same amount, as a review tells it. */
export type SameOrders = {
  /** Its outcome is unknown: Okay would send it again, under its own key. */
  again: Order | null
  /** The latest of the others, in milliseconds since 1970: Okay would send a further withdrawal. */
  latest: number | null
  /** Whether it is unknown to this day if one of the others was carried out. */
  unclear: boolean
  /** How many others there are at least. */
  times: number
  /** Names all of it. What is sent must be what the customer was told of (API-14), so this must not have changed since. */
  told: string
}

type Known = {
  body: string
  /** The customer's stored orders. */
  stored: readonly Order[]
  /** Those that were done, or settled, since the page was loaded. */
  settled: readonly Order[]
  rows: readonly Row[]
  /** By the server's clock, like the rows. */
  now: number
}

export function sameOrders({ body, stored, settled, rows, now }: Known): SameOrders {
  const same = stored.filter((order) => order.body === body)
  const again = same.find((order) => stateOf(order) === 'unknown') ?? null
  const closed = same.filter((order) => stateOf(order) !== 'unknown')
  const isStored = ({ key }: Order) => same.some((order) => order.key === key)
  const isRecent = (at: number) => at > now - timings.sameOrderFor
  const done = settled.filter(
    (order) => order.body === body && !isStored(order) && isRecent(order.serverTime ?? order.firstTry),
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
    // Most orders are also rows.
    times: Math.max(orders.length, listed.length),
    told: again ? `again ${again.key}` : ids.toSorted().join(' '),
  }
}
