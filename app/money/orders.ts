import type { WithdrawalBody } from '#contract/transactions.ts'
import { newIdempotencyKey } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import type { PaymentAttempt, SubmissionOutcome } from './attempt.ts'
import { arrived, looksLike, type Row } from './history-match.ts'
import { dropOrders, keepOrder, ORDERS_KEY, readOrders, type Order } from './stored-orders.ts'

/** The result of one press on Okay. `repeated`: the order had been sent before. */
export type OrderResult = { order: Order; outcome: SubmissionOutcome; repeated: boolean }

type Needs = {
  /** The signed-in customer's e-mail address. */
  who: () => string | null
  send: (attempt: PaymentAttempt) => Promise<SubmissionOutcome>
  declared: () => Promise<boolean>
  /** The customer's withdrawals as they were last read, if they were. */
  known: (email: string) => readonly Row[]
}

/** Sends withdrawals, one request for each press, and remembers those whose outcome is unknown (API-13 to API-15, WDR-8). */
export function createOrders({ who, send, declared, known }: Needs) {
  const listeners = new Set<() => void>()
  const sending = new Set<string>()
  // Settled since the page was loaded: their rows prove nothing about other orders with the same details.
  const settled: Order[] = []
  let result: OrderResult | null = null
  let shown: { text: string; orders: readonly Order[] } | null = null

  const changed = () => {
    for (const listener of listeners) listener()
  }

  /** The customer's orders without a certain outcome, but those that are being sent here at this moment. */
  function unsettled(): readonly Order[] {
    const orders = readOrders().filter(({ key, email }) => email === who() && !sending.has(key))
    const text = JSON.stringify(orders)
    // The same list for as long as nothing changes, as React asks of a store.
    if (shown?.text !== text) shown = { text, orders }
    return shown.orders
  }

  /** The earlier order with exactly these details whose outcome is unknown. */
  const earlierOf = (body: WithdrawalBody, email = who()): Order | null =>
    readOrders().find((order) => order.email === email && order.body === JSON.stringify(body)) ?? null

  /**
   * Sends the order once. One with the same details and an unknown outcome is sent again under its own key, and only if the
   * customer was told of it (`toldOf`, its key). `null`: nothing was sent, because what the customer was told has changed.
   */
  async function submit(body: WithdrawalBody, toldOf: string | null): Promise<OrderResult | null> {
    const email = who()
    if (email === null) return null
    const honoured = await declared()
    // Somebody else may have signed in, or another tab may have sent it, while the backend was asked.
    const earlier = earlierOf(body)
    if (who() !== email || (earlier?.key ?? null) !== toldOf) return null
    if (earlier && sending.has(earlier.key)) return null
    const order = earlier ? { ...earlier, tries: earlier.tries + 1 } : newOrder(email, body, honoured)
    sending.add(order.key)
    keepOrder(order)
    changed()
    const answer = await send({ key: order.key, body: order.body, mayHaveArrived: earlier !== null })
    const outcome = isLatestTry(order) ? answer : uncertain(answer)
    sending.delete(order.key)
    if (outcome.state === 'done') settled.push(order)
    if (outcome.state !== 'unknown') dropOrders([order.key])
    changed()
    return { order, outcome, repeated: earlier !== null }
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
    }
  }

  /** Drops the orders that the history proves to have arrived. */
  function settle(email: string, rows: readonly Row[]) {
    const open = readOrders().filter((order) => order.email === email && !sending.has(order.key))
    const earlier = settled.filter((order) => order.email === email)
    const proved = arrived([...earlier, ...open], rows)
    const found = open.filter(({ key }) => proved.includes(key))
    if (found.length === 0) return
    settled.push(...found)
    dropOrders(found.map(({ key }) => key))
    changed()
  }

  /** The order under this key, if it is known by now that it was carried out. */
  const arrivedOrder = (key: string): Order | null => settled.find((order) => order.key === key) ?? null

  /** For a result that the page which sent it can no longer show: it follows the customer (WDR-8). */
  function publish(next: OrderResult) {
    result = next
    changed()
  }

  /** The same for an order that was held back, see {@link submit}. */
  function publishUnsent(email: string, body: WithdrawalBody) {
    const earlier = earlierOf(body, email)
    const order = earlier ?? newOrder(email, body, false)
    const message = 'You left the page before it could be sent.'
    const error = new ApiError({ kind: 'conflict', message, effect: 'no' })
    publish({ order, outcome: { state: earlier ? 'unknown' : 'refused', error }, repeated: earlier !== null })
  }

  function start() {
    window.addEventListener('storage', (event) => event.key === ORDERS_KEY && changed())
  }

  return {
    unsettled,
    earlierOf,
    submit,
    settle,
    arrivedOrder,
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

/** `false`: another tab has sent the same order since. That this try was refused says nothing about the other one. */
const isLatestTry = ({ key, tries }: Order) =>
  readOrders().some((stored) => stored.key === key && stored.tries === tries)

const uncertain = (outcome: SubmissionOutcome): SubmissionOutcome =>
  outcome.state === 'refused' ? { ...outcome, state: 'unknown' } : outcome
