import { newIdempotencyKey } from '../api/client.ts'
import { createEntryStore } from '../storage/entry-store.ts'
import { timings } from '../timings.ts'
import { detailsOf } from './order-details.ts'
import { PRESSED_WITHDRAWAL } from './storage-keys.ts'

/**
 * A withdrawal for which Okay was pressed and whose request hasn't begun: the app reads the list of withdrawals first. Stored, so that
 * the app can report it if the page is closed meanwhile (FAIR-7).
 */
export type PressedOrder = {
  /** The idempotency key that the order will have. */
  key: string
  email: string
  /** The request body, as JSON text. */
  body: string
  /** When Okay was pressed, in milliseconds since 1970. */
  pressedAt: number
  /** The page was left, or the session ended. The order won't be sent. */
  left?: boolean
}

const isText = (value: unknown) => typeof value === 'string' && value !== ''

const store = createEntryStore(PRESSED_WITHDRAWAL, (value): value is PressedOrder => {
  const { key, email, body, pressedAt } = value as Record<string, unknown>
  return isText(key) && isText(email) && isText(body) && Number.isFinite(pressedAt)
})

const age = ({ pressedAt }: PressedOrder) => Math.abs(Date.now() - pressedAt)

/** Whether it certainly wasn't and won't be sent: its page was left, or disappeared without an event. */
const isUnsent = (order: PressedOrder) => order.left === true || age(order) > timings.orderUnsentAfter

/** The orders that this page, or another one, is about to send, and those that were not sent. */
export function createPressedOrders() {
  const here = new Set<string>()
  const find = (key: string) => store.read().find((order) => order.key === key)

  function forget(key: string) {
    here.delete(key)
    store.remove(key)
  }

  function leave(key: string) {
    const order = find(key)
    if (order) store.write(key, { ...order, left: true })
  }

  return {
    /** Stores the order at the press, and returns its key. */
    press(email: string, body: string): string {
      const key = newIdempotencyKey()
      here.add(key)
      store.write(key, { key, email, body, pressedAt: Date.now() })
      return key
    },
    /** `false` if a page may have reported meanwhile that it was not sent. */
    mayBeSent(key: string): boolean {
      const order = find(key)
      return order !== undefined && !order.left && age(order) < timings.orderSentWithin
    },
    /** Removes an order whose request begins, or whose review is shown again. */
    forget,
    /** Marks an order as not sent, because the session ended or the page is being left. */
    leave(key: string) {
      here.delete(key)
      leave(key)
    },
    /** Marks all orders of this page as not sent, because it is being left. A browser may show it again later. */
    leaveAll: () => here.forEach(leave),
    /** Removes the unsent orders that the customer orders again with the same details. */
    replace(email: string, body: string) {
      const details = detailsOf(body)
      for (const order of store.read())
        if (order.email === email && detailsOf(order.body) === details && isUnsent(order))
          store.remove(order.key)
    },
    unsent: (email: string | null) =>
      store
        .read()
        .filter((order) => order.email === email && isUnsent(order))
        .toSorted((a, b) => a.pressedAt - b.pressedAt),
    /** Calls `changed` when the last stored order has become too old to be sent. */
    watch(changed: () => void) {
      const open = store.read().filter((order) => !isUnsent(order))
      if (open.length > 0) setTimeout(changed, timings.orderUnsentAfter + 1)
    },
    isAbout: store.isAbout,
  }
}
