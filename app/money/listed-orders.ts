import type { createPressedOrders } from './unsent-orders.ts'
import { stateOf, type Order, type OrderState } from './withdrawal-store.ts'

/** `unsent`: Okay was pressed, and the page was left before the request began. */
export type ListedOrder = Pick<Order, 'key' | 'email' | 'body' | 'firstTry' | 'rowDate'> & {
  state: OrderState | 'unsent'
}

type Known = {
  /** The customer's stored orders. */
  stored: readonly Order[]
  /** The keys of those that this tab is sending right now. */
  sending: ReadonlySet<string>
  /** The customer's orders that were pressed and not sent. */
  unsent: ReturnType<ReturnType<typeof createPressedOrders>['unsent']>
}

/** The orders to report: those that were sent, except the ones being sent right now, and those that were not sent. */
export function listedOrders({ stored, sending, unsent }: Known): ListedOrder[] {
  const sent = stored
    .filter(({ key }) => !sending.has(key))
    .map((order) => ({ ...order, state: stateOf(order) }))
  const neverSent = unsent
    // The page was closed between storing the order and removing what was stored at the press. It may have been sent.
    .filter(({ key }) => !stored.some((order) => order.key === key))
    .map(({ pressedAt, ...order }) => ({ ...order, firstTry: pressedAt, state: 'unsent' as const }))
  return [...sent, ...neverSent]
}
