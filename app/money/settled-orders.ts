import type { FeeDifference } from '#ui/withdrawal/review-state.ts'
import { listedRow } from './order-view.ts'
import type { Row } from './history-match.ts'
import { requestedOrders } from './requested-orders.ts'
import { newlyListed } from './row-of-order.ts'
import { keepOrder, readOrders, type Order } from './withdrawal-store.ts'

/** The result of an order that was carried out. `fees`: set if the history shows a different fee from the confirmed one. */
const requested = (order: Order, fees?: FeeDifference) => ({
  order,
  outcome: { state: 'done' as const, replayed: false },
  repeated: false,
  fees,
})

/** Withdrawals that were settled since the page was loaded. Their rows don't prove other orders with the same details. */
export function createSettledOrders(publish: (result: ReturnType<typeof requested>) => void) {
  const settled: Order[] = []

  function add(order: Order) {
    if (!settled.some(({ key }) => key === order.key)) settled.push(order)
  }

  return {
    add,
    /** Adds an order that the server has just confirmed. It survives a reload until the history shows its row. */
    addRequested(order: Order) {
      add(order)
      requestedOrders.add(order)
    },
    /** Adds the orders that an earlier page of this tab sent, and reports those that it had not reported. */
    restore(email: string | null) {
      for (const { order, reported } of requestedOrders.of(email)) {
        add(order)
        if (reported) continue
        publish(requested(order))
        requestedOrders.reported(order.key)
      }
    },
    /** Reports an order once its row shows a different fee from the one that the customer confirmed (FAIR-4). */
    compareFees(email: string, rows: readonly Row[]) {
      for (const { order, place } of newlyListed(settled, email, rows)) {
        settled[place] = order
        requestedOrders.listed(order.key)
        const { fees } = listedRow(order)
        // A stored order has a notice on the page, which names both fees.
        if (readOrders().some(({ key }) => key === order.key)) keepOrder(order)
        else if (fees) publish(requested(order, fees))
      }
    },
    of: (email: string | null) => settled.filter((order) => order.email === email),
    /** The order with this key, if the history has shown its row. */
    listed: (key: string) => settled.find((order) => order.key === key && order.row !== undefined),
  }
}
