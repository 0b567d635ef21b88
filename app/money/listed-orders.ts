import type { LateRefusal } from './late-refusals.ts'
import type { createPressedOrders } from './unsent-orders.ts'
import { stateOf, type Order, type OrderState } from './withdrawal-store.ts'

/**
 * `unsent`: Okay was pressed, and the page was left before the request began. `refused`: the response came after the customer had signed
 * out, or right before they left the page.
 */
export type ListedOrder = Pick<
  Order,
  'key' | 'email' | 'body' | 'firstTry' | 'rowDate' | 'fee' | 'chargedFee'
> & {
  state: OrderState | 'unsent' | 'refused'
  /** For `refused`: the reason, as a sentence. */
  why?: string
  /** For `refused`: the `X-Request-Id` of the response. */
  requestId?: string | undefined
}

type Known = {
  /** The customer's stored orders. */
  stored: readonly Order[]
  /** The keys of those that this tab is sending right now. */
  sending: ReadonlySet<string>
  /** The customer's orders for which Okay was pressed and that were not sent. */
  unsent: ReturnType<ReturnType<typeof createPressedOrders>['unsent']>
  /** Their orders whose refusal they may not have seen. */
  late: readonly LateRefusal<Order>[]
}

/** The orders to report: those that were sent, except the ones being sent right now, those that were not sent, and refusals. */
export function listedOrders({ stored, sending, unsent, late }: Known): ListedOrder[] {
  const sent = stored
    .filter(({ key }) => !sending.has(key))
    .map((order) => ({ ...order, state: stateOf(order) }))
  const neverSent = unsent
    // The page was closed between storing the order and removing what was stored at the press. It may have been sent.
    .filter(({ key }) => !stored.some((order) => order.key === key))
    .map(({ pressedAt, ...order }) => ({ ...order, firstTry: pressedAt, state: 'unsent' as const }))
  const refused = late
    .filter(({ sent: { key } }) => !stored.some((order) => order.key === key))
    .map(({ sent: order, ...rest }) => ({ ...order, ...rest, state: 'refused' as const }))
  return [...sent, ...neverSent, ...refused]
}
