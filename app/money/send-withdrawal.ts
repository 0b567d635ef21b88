import type { WithdrawalBody } from '#contract/orders.ts'
import { createListeners } from '#ui/lib/store.ts'
import { serverNow } from '../api/server-clock.ts'
import { notSent, type PaymentAttempt, type SubmissionOutcome } from './attempt.ts'
import { proofs, type Row } from './history-match.ts'
import { isLatestTry, newOrder, uncertain } from './new-order.ts'
import { createPressedOrders } from './unsent-orders.ts'
import { sameOrders, type SameOrders } from './same-orders.ts'
import {
  dropOrders,
  keepOrder,
  ORDERS_KEY,
  readOrders,
  stateOf,
  type Order,
  type OrderState,
} from './withdrawal-store.ts'

/** The result of sending an order once. `repeated`: the order had been sent before. */
export type OrderResult = { order: Order; outcome: SubmissionOutcome; repeated: boolean }

/** `unsent`: Okay was pressed, and the page was left before the request began. */
export type ListedOrder = Pick<Order, 'key' | 'email' | 'body' | 'firstTry' | 'rowDate'> & {
  state: OrderState | 'unsent'
}

type Needs = {
  /** The signed-in customer's e-mail address. */
  who: () => string | null
  send: (attempt: PaymentAttempt) => Promise<SubmissionOutcome>
  declared: () => Promise<boolean>
  /** The cached withdrawals of the customer; empty if they haven't been read. */
  known: (email: string) => readonly Row[]
  /** Reads the customer's withdrawals from the server. `null`: they couldn't be read in time. */
  readNow: (email: string) => Promise<readonly Row[] | null>
}

/** Sends withdrawals, one request per call, and stores those whose outcome is unknown (API-13 to API-15, WDR-8). */
export function createOrders({ who, send, declared, known, readNow }: Needs) {
  const { notify: changed, subscribe } = createListeners()
  const sending = new Set<string>()
  const pressed = createPressedOrders()
  // Settled since the page was loaded. Their rows don't count as proof of other orders with the same details.
  const settled: Order[] = []
  let result: OrderResult | null = null
  let shown: { text: string; orders: readonly ListedOrder[] } | null = null

  /** The customer's stored orders, without those that this tab is sending right now, and those that were not sent. */
  function listed(): readonly ListedOrder[] {
    const stored = readOrders().filter(({ email }) => email === who())
    const sent = stored
      .filter(({ key }) => !sending.has(key))
      .map((order) => ({ ...order, state: stateOf(order) }))
    const unsent = pressed
      .unsent(who())
      // The page was closed between storing the order and removing what was stored at the press. It may have been sent.
      .filter(({ key }) => !stored.some((order) => order.key === key))
      .map(({ pressedAt, ...order }) => ({ ...order, firstTry: pressedAt, state: 'unsent' as const }))
    const orders = [...sent, ...unsent]
    const text = JSON.stringify(orders)
    // `useSyncExternalStore` requires the same object until something changes.
    if (shown?.text !== text) shown = { text, orders }
    return shown.orders
  }

  /** Earlier orders with exactly these details. */
  function before(body: WithdrawalBody, email = who()): SameOrders {
    const text = JSON.stringify(body)
    const isTheirs = (order: Order) => order.email === email
    return sameOrders({
      body: text,
      stored: readOrders().filter(isTheirs),
      settled: settled.filter(isTheirs),
      rows: email === null ? [] : known(email),
      now: serverNow() ?? Date.now(),
    })
  }

  /**
   * Sends the order once. If one with the same details has an unknown outcome, that one is sent again with its own key.
   * `fingerprint`: of the {@link SameOrders} that the customer saw in the review. Resolves to `null`, without a request, if
   * earlier orders have changed since, the page was left, or another customer has signed in. Never rejects. `onSending` is called
   * when the request begins.
   */
  async function submit(
    body: WithdrawalBody,
    fingerprint: string,
    onSending = () => {},
  ): Promise<OrderResult | null> {
    const email = who()
    if (email === null) return null
    // A repeat is already listed with its unknown outcome.
    const key = before(body).again ? null : pressed.press(email, JSON.stringify(body))
    // The list is read at the press. A row that it has by then belongs to another order, or settles this one before a repeat.
    const [honoured, rows] = await Promise.all([declared(), readNow(email)])
    // Checked again after the wait: another customer may have signed in, or another tab may have sent the order.
    if (who() !== email) {
      if (key !== null) pressed.leave(key)
      return null
    }
    if (rows) settle(email, rows)
    const { again: earlier, fingerprint: current } = before(body)
    const changedSince = current !== fingerprint || (earlier !== null && sending.has(earlier.key))
    if (changedSince || (key !== null && !pressed.mayBeSent(key))) {
      if (key !== null) pressed.forget(key)
      return null
    }
    const order = earlier
      ? { ...earlier, tries: earlier.tries + 1 }
      : newOrder({ email, body, keyed: honoured, rows, key })
    sending.add(order.key)
    keepOrder(order)
    // Only after the order is stored, so that it is never missing in between.
    pressed.forget(order.key)
    pressed.replace(email, order.body)
    changed()
    onSending()
    const answer = await send({ key: order.key, body: order.body, mayHaveArrived: earlier !== null })
    const outcome = isLatestTry(order) ? answer : uncertain(answer)
    sending.delete(order.key)
    if (outcome.state === 'done') remember(order)
    if (outcome.state !== 'unknown') dropOrders([order.key])
    changed()
    return { order, outcome, repeated: earlier !== null }
  }

  const remember = (order: Order) => {
    if (!settled.some(({ key }) => key === order.key)) settled.push(order)
  }

  /** Marks the orders that appear in the history as arrived. Each stays stored until the customer has acknowledged it. */
  function settle(email: string, rows: readonly Row[]) {
    const stored = readOrders().filter((order) => order.email === email)
    const based = stored.filter(({ knew }) => knew === true)
    const open = based.filter((order) => stateOf(order) !== 'arrived' && !sending.has(order.key))
    const earlier = settled.filter((order) => order.email === email)
    const taken = new Set([...stored, ...earlier].map(({ row }) => row))
    const rival = earlier.filter(({ row }) => row === undefined)
    const free = rows.filter(({ _id }) => !taken.has(_id))
    const found = proofs([...rival, ...open], free)
    const proved = open.flatMap((order) => {
      const row = found.get(order.key)
      const rowDate = rows.find(({ _id }) => _id === row)?.date ?? undefined
      return row === undefined ? [] : [{ ...order, row, rowDate }]
    })
    if (proved.length === 0) return
    for (const order of proved) {
      remember(order)
      keepOrder(order)
    }
    changed()
  }

  /** The current state of the order with this key. `null`: it was settled or dismissed. */
  function stateOfKey(key: string): OrderState | null {
    const order = readOrders().find((stored) => stored.key === key)
    if (order) return stateOf(order)
    return settled.some((each) => each.key === key && each.row !== undefined) ? 'arrived' : null
  }

  /** The date of the row that stands for the order with this key, if the history has shown one. */
  const rowDateOf = (key: string) =>
    [...readOrders(), ...settled].find((order) => order.key === key && order.row !== undefined)?.rowDate

  /** Removes an order that the customer has acknowledged. Its key is not used again. */
  function dismiss(key: string) {
    dropOrders([key])
    pressed.forget(key)
    changed()
  }

  /** Publishes a result that the page which sent the order can no longer show, so that any page can report it (WDR-8). */
  function publish(next: OrderResult) {
    result = next
    changed()
  }

  /** The same for an order that {@link submit} did not send: the customer has left the page, or the session has ended. */
  function publishUnsent(email: string, body: WithdrawalBody) {
    const earlier = before(body, email).again
    const order = earlier ?? newOrder({ email, body, keyed: false, rows: null, key: null })
    const error = notSent({ sessionEnded: who() !== email })
    publish({ order, outcome: { state: earlier ? 'unknown' : 'refused', error }, repeated: earlier !== null })
  }

  function start() {
    window.addEventListener('storage', ({ key }) => {
      if (pressed.isAbout(key)) pressed.watch(changed)
      if (key === ORDERS_KEY || pressed.isAbout(key)) changed()
    })
    window.addEventListener('pagehide', leave)
    pressed.watch(changed)
  }

  /** The page is being closed or left: what it hasn't sent yet is not sent any more. */
  function leave() {
    pressed.leaveAll()
    changed()
  }

  return {
    listed,
    before,
    submit,
    settle,
    stateOf: stateOfKey,
    rowDateOf,
    dismiss,
    publish,
    publishUnsent,
    start,
    leave,
    result: () => result,
    subscribe,
  }
}
