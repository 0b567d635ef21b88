import type { WithdrawalBody } from '#contract/transactions.ts'
import { newIdempotencyKey } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { serverNow } from '../api/server-clock.ts'
import type { PaymentAttempt, SubmissionOutcome } from './attempt.ts'
import { looksLike, proofs, type Row } from './history-match.ts'
import { sameOrders, type SameOrders } from './same-orders.ts'
import {
  dropOrders,
  keepOrder,
  ORDERS_KEY,
  readOrders,
  stateOf,
  type Order,
  type OrderState,
} from './stored-orders.ts'

/** The result of one press on Okay. `repeated`: the order had been sent before. */
export type OrderResult = { order: Order; outcome: SubmissionOutcome; repeated: boolean }

export type ListedOrder = Order & { state: OrderState }

type Needs = {
  /** The signed-in customer's e-mail address. */
  who: () => string | null
  send: (attempt: PaymentAttempt) => Promise<SubmissionOutcome>
  declared: () => Promise<boolean>
  /** The customer's withdrawals as they were last read, if they were. */
  known: (email: string) => readonly Row[]
  /** Whether that was just now. */
  justRead: (email: string) => boolean
}

/** Sends withdrawals, one request for each press, and remembers those whose outcome is unknown (API-13 to API-15, WDR-8). */
export function createOrders({ who, send, declared, known, justRead }: Needs) {
  const listeners = new Set<() => void>()
  const sending = new Set<string>()
  // Settled since the page was loaded: their rows prove nothing about other orders with the same details.
  const settled: Order[] = []
  let result: OrderResult | null = null
  let shown: { text: string; orders: readonly ListedOrder[] } | null = null

  const changed = () => {
    for (const listener of listeners) listener()
  }

  /** The customer's orders of which there is something to say, but those that are being sent here at this moment. */
  function listed(): readonly ListedOrder[] {
    const orders = readOrders()
      .filter(({ key, email }) => email === who() && !sending.has(key))
      .map((order) => ({ ...order, state: stateOf(order) }))
    const text = JSON.stringify(orders)
    // The same list for as long as nothing changes, as React asks of a store.
    if (shown?.text !== text) shown = { text, orders }
    return shown.orders
  }

  /** What was sent before with exactly these details. */
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
   * Sends the order once. One with the same details and an unknown outcome is sent again under its own key. `told` is what the
   * customer was told of earlier orders, see {@link SameOrders}. `null`: nothing was sent, because that has changed.
   */
  async function submit(body: WithdrawalBody, told: string): Promise<OrderResult | null> {
    const email = who()
    if (email === null) return null
    const honoured = await declared()
    // Somebody else may have signed in, or another tab may have sent it, while the backend was asked.
    if (who() !== email) return null
    const { again: earlier, told: toTell } = before(body)
    if (toTell !== told || (earlier && sending.has(earlier.key))) return null
    const order = earlier ? { ...earlier, tries: earlier.tries + 1 } : newOrder(email, body, honoured)
    sending.add(order.key)
    keepOrder(order)
    changed()
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

  function newOrder(email: string, body: WithdrawalBody, keyed: boolean): Order {
    const text = JSON.stringify(body)
    const seen = known(email).filter((row) => looksLike(row, text))
    return {
      key: newIdempotencyKey(),
      email,
      body: text,
      firstTry: Date.now(),
      keyed,
      tries: 1,
      seen: seen.map(({ _id }) => _id),
      knew: justRead(email),
      serverTime: serverNow(),
    }
  }

  /** Marks the orders that the history proves to have arrived. Each stays until the customer has acknowledged it. */
  function settle(email: string, rows: readonly Row[]) {
    const stored = readOrders().filter((order) => order.email === email)
    const open = stored.filter((order) => stateOf(order) !== 'arrived' && !sending.has(order.key))
    const earlier = settled.filter((order) => order.email === email)
    const taken = new Set([...stored, ...earlier].map(({ row }) => row))
    const rival = earlier.filter(({ row }) => row === undefined)
    const free = rows.filter(({ _id }) => !taken.has(_id))
    const found = proofs([...rival, ...open], free)
    const proved = open.flatMap((order) => {
      const row = found.get(order.key)
      return row === undefined ? [] : [{ ...order, row }]
    })
    if (proved.length === 0) return
    for (const order of proved) {
      remember(order)
      keepOrder(order)
    }
    changed()
  }

  /** What is known by now of the order under this key. `null`: it has been settled or dismissed. */
  function stateOfKey(key: string): OrderState | null {
    const order = readOrders().find((stored) => stored.key === key)
    if (order) return stateOf(order)
    return settled.some((each) => each.key === key && each.row !== undefined) ? 'arrived' : null
  }

  /** The customer knows that it arrived, or has checked it elsewhere. Its key is not used again. */
  function dismiss(key: string) {
    dropOrders([key])
    changed()
  }

  /** For a result that the page which sent it can no longer show: it follows the customer (WDR-8). */
  function publish(next: OrderResult) {
    result = next
    changed()
  }

  /** The same for an order that was held back, see {@link submit}. */
  function publishUnsent(email: string, body: WithdrawalBody) {
    const earlier = before(body, email).again
    const order = earlier ?? newOrder(email, body, false)
    const message = 'You left the page before it could be sent.'
    const error = new ApiError({ kind: 'conflict', message, effect: 'no' })
    publish({ order, outcome: { state: earlier ? 'unknown' : 'refused', error }, repeated: earlier !== null })
  }

  function start() {
    window.addEventListener('storage', (event) => event.key === ORDERS_KEY && changed())
  }

  return {
    listed,
    before,
    submit,
    settle,
    stateOf: stateOfKey,
    dismiss,
    publish,
    publishUnsent,
    start,
    result: () => result,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * `false`: another tab has sent the same order since, or the history lists it. That this try was refused says nothing about
 * the other one.
 */
const isLatestTry = ({ key, tries }: Order) =>
  readOrders().some((stored) => stored.key === key && stored.tries === tries && stored.row === undefined)

const uncertain = (outcome: SubmissionOutcome): SubmissionOutcome =>
  outcome.state === 'refused' ? { ...outcome, state: 'unknown' } : outcome
