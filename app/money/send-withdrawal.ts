import type { WithdrawalBody } from '#contract/orders.ts'
import { createListeners } from '#ui/lib/store.ts'
import { serverTimeNow } from '../api/server-clock.ts'
import { readBefore, type Confirmed, type Reads } from './read-before.ts'
import { recheckRefusal } from './recheck-refusal.ts'
import {
  failed,
  feeUnavailable,
  uncertain,
  type PaymentAttempt,
  type SubmissionOutcome,
  type UnsentReason,
} from './attempt.ts'
import type { Row } from './history-match.ts'
import { listedOrders, type ListedOrder } from './listed-orders.ts'
import { newOrder, repeatOf } from './new-order.ts'
import { unsentResult, whyUnsent, type OrderResult, type UnsentOrder } from './order-result.ts'
import { listedRow } from './order-view.ts'
import { arrivedOrders } from './arrived-orders.ts'
import { createPressedOrders } from './unsent-orders.ts'
import { detailsOf } from './order-details.ts'
import { watchProof, type ProofSteps } from './proof-watch.ts'
import { createSettledOrders } from './settled-orders.ts'
import { sameOrders, type SameOrders } from './same-orders.ts'
import { ORDERS_KEY } from './storage-keys.ts'
import {
  dropOrder,
  forgetSameRefusals,
  isLatestTry,
  keepOrder,
  readOrders,
  refusedWithdrawals,
  stateOf,
  type Order,
} from './withdrawal-store.ts'

type Needs = Reads & {
  /** The signed-in customer's email address. */
  who: () => string | null
  send: (attempt: PaymentAttempt, steps: ProofSteps) => Promise<SubmissionOutcome>
  /** The cached withdrawals of the customer; empty if they haven't been read. */
  known: (email: string) => readonly Row[]
}

/** Sends withdrawals, one request per call, and stores those whose outcome is unknown (API-13 to API-15, WDR-8). */
export function createOrders({ who, send, known, ...reads }: Needs) {
  const { notify: changed, subscribe } = createListeners()
  const sending = new Set<string>()
  const pressed = createPressedOrders()
  const settled = createSettledOrders(publish)
  let result: OrderResult | null = null
  let latest: { details: string } | null = null
  let shown: { text: string; orders: readonly ListedOrder[] } | null = null

  /** The customer's orders to report: stored ones except those that this tab is sending right now, unsent ones, and late refusals. */
  function listed(): readonly ListedOrder[] {
    const orders = listedOrders({ ...ordersOf(who()), sending, unsent: pressed.unsent(who()) })
    const text = JSON.stringify(orders)
    // `useSyncExternalStore` requires the same object until something changes.
    if (shown?.text !== text) shown = { text, orders }
    return shown.orders
  }

  /** A customer's orders: those that are stored, those that were settled since the page was loaded, and late refusals. */
  function ordersOf(email: string | null) {
    const isTheirs = (order: Order) => order.email === email
    const late = refusedWithdrawals.of(email)
    return { stored: readOrders().filter(isTheirs), settled: settled.of(email), late }
  }

  /** Earlier orders with exactly these details. */
  function before(body: WithdrawalBody, email = who()): SameOrders {
    return sameOrders({
      ...ordersOf(email),
      body: JSON.stringify(body),
      rows: email === null ? [] : known(email),
      now: serverTimeNow(),
    })
  }

  /**
   * Sends the order once. If one with the same details has an unknown outcome, that one is sent again with its own key.
   * If it must not be sent, resolves to the reason without a request. Never rejects. `onSending` is called when the request begins.
   */
  async function submit(
    body: WithdrawalBody,
    { fingerprint, fee }: Confirmed,
    onSending?: () => void,
  ): Promise<OrderResult | UnsentOrder> {
    const email = who()
    if (email === null) return { unsent: 'sessionEnded' }
    // A repeat is already listed with its unknown outcome.
    const key = before(body).again ? null : pressed.press(email, JSON.stringify(body))
    // A row that is already in the list belongs to another order, or settles this one before a repeat.
    const { honoured, rows, feeError, problem, cutOff } = await readBefore(reads, email, body, fee)
    // Checked again after the wait: another customer may have signed in, or another tab may have sent the order.
    if (who() !== email || cutOff) {
      if (key !== null) pressed.leave(key)
      return { unsent: who() === email ? 'pageLeft' : 'sessionEnded' }
    }
    if (rows) settle(email, rows)
    const { again: earlier, fingerprint: current } = before(body)
    const isChanged = current !== fingerprint || (earlier !== null && sending.has(earlier.key))
    const isLeft = key !== null && !pressed.mayBeSent(key)
    const unsent = whyUnsent({ isLeft, isChanged, isRepeat: earlier !== null, problem })
    if (unsent !== null) {
      if (key !== null) pressed.forget(key)
      return { unsent }
    }
    const shownFee = fee?.shown ?? null
    const fresh = () => newOrder({ email, body, keyed: honoured, rows, key, fee: shownFee })
    // When offline, `send` sends nothing either, and reports that.
    if (feeError !== null && navigator.onLine) {
      if (key !== null) pressed.forget(key)
      const outcome = failed({ mayHaveArrived: earlier !== null }, feeUnavailable(feeError))
      return { order: earlier ?? fresh(), outcome, repeated: earlier !== null }
    }
    const order = earlier ? repeatOf(earlier, body, shownFee) : fresh()
    sending.add(order.key)
    keepOrder(order)
    // After the order is stored, so that it is never missing in between.
    pressed.forget(order.key)
    pressed.replace(email, order.body)
    forgetSameRefusals(email, order.body)
    latest = { details: detailsOf(order.body) }
    changed()
    onSending?.()
    const attempt = { key: order.key, body: order.body, mayHaveArrived: earlier !== null }
    const isCurrent = () => before(body, email).fingerprint === current
    const isTheirs = () => who() === email
    const proof = watchProof(order, { isFirst: earlier === null, isCurrent, isTheirs, changed })
    const sent = await send(attempt, proof.steps)
    const ended = proof.resultOf(sent)
    if (ended) {
      sending.delete(order.key)
      changed()
      return ended
    }
    const judged = await recheckRefusal({ who, readNow: reads.readNow }, order, sent)
    sending.delete(order.key)
    if (judged.rows) settle(email, judged.rows)
    const outcome = isLatestTry(order) ? judged.outcome : uncertain(sent)
    if (outcome.state === 'done') settled.addRequested(order)
    // Stored before the order is dropped, so that it is never missing in between.
    if (outcome.state === 'refused') refusedWithdrawals.keep(order, outcome.error, isTheirs)
    if (outcome.state !== 'unknown') dropOrder(order.key)
    changed()
    return { order, outcome, repeated: earlier !== null }
  }

  /** Marks the orders that appear in the history as arrived. Each stays stored until the customer has acknowledged it. */
  function settle(email: string, rows: readonly Row[]) {
    settled.compareFees(email, rows)
    const proved = arrivedOrders({ ...ordersOf(email), sending, rows })
    for (const order of proved) {
      settled.add(order)
      keepOrder(order)
    }
    changed()
  }

  /** The current state of the order with this key. `null`: it was settled or dismissed. */
  function stateOfKey(key: string) {
    const order = readOrders().find((stored) => stored.key === key)
    if (order) return stateOf(order)
    return settled.listed(key) ? 'arrived' : null
  }

  /** The row of the order with this key, if the history has shown one. */
  function listedRowOf(key: string) {
    const order =
      readOrders().find((each) => each.key === key && each.row !== undefined) ?? settled.listed(key)
    return order && listedRow(order)
  }

  /** Removes an order that the customer has acknowledged. Its key is not used again. */
  function dismiss(key: string) {
    dropOrder(key)
    refusedWithdrawals.remove(key)
    pressed.forget(key)
    changed()
  }

  /** The page no longer shows that the order with this key was refused. If it showed that only briefly, the refusal is listed (FAIR-7). */
  function closeRefusal(key: string) {
    refusedWithdrawals.closed(key)
    changed()
  }

  /** Publishes a result that the page which sent the order can no longer show, so that any page can report it (WDR-8). */
  function publish(next: OrderResult) {
    result = next
    changed()
  }

  /** The same for an order that {@link submit} did not send. */
  function publishUnsent(email: string, body: WithdrawalBody, reason: UnsentReason) {
    publish(unsentResult(email, body, reason, before(body, email).again))
  }

  function start() {
    window.addEventListener('storage', ({ key }) => {
      const newest = key === ORDERS_KEY ? readOrders().at(-1) : undefined
      if (newest) latest = { details: detailsOf(newest.body) }
      if (pressed.isAbout(key)) pressed.watch(changed)
      if (refusedWithdrawals.isAbout(key)) refusedWithdrawals.watch(changed)
      if (key === ORDERS_KEY || pressed.isAbout(key) || refusedWithdrawals.isAbout(key)) changed()
    })
    window.addEventListener('pagehide', leave)
    settled.restore(who())
    pressed.watch(changed)
    refusedWithdrawals.watch(changed)
  }

  /** The page is being closed or left, so it won't send the orders that it hasn't sent yet. */
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
    listedRowOf,
    dismiss,
    closeRefusal,
    publish,
    publishUnsent,
    start,
    leave,
    result: () => result,
    /** The details of the order that was sent last, in any tab. A new object for each one. */
    latestSent: () => latest,
    subscribe,
  }
}
