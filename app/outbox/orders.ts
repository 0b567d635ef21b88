import type { WithdrawalBody } from '#contract/transactions.ts'
import { newIdempotencyKey } from '../api/client.ts'
import { readItem, removeItem, writeItem } from '../session/storage.ts'
import { timings } from '../timings.ts'
import type { PaymentAttempt, SubmissionOutcome } from './attempt.ts'
import { arrived, looksLike, type Row } from './history-match.ts'

/** SES-1: the withdrawals that were sent and whose outcome is not certain yet. */
export const ORDERS_KEY = 'withdrawalOrders'

/** A withdrawal that was sent and has no certain outcome. Stored before the request leaves. */
export type Order = {
  /** The idempotency key. */
  key: string
  /** Whose it is; shown to no other customer and sent in no other name. */
  email: string
  /** The JSON that was sent. */
  body: string
  /** When it was first sent, in milliseconds since 1970. Its key is good for a day from then on. */
  firstTry: number
  /** When it was first sent, the backend declared that it carries out a key once (API-14). */
  keyed: boolean
  /** Ids of rows of the history that looked the same before it was first sent. */
  seen: string[]
}

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
  const earlierOf = (body: WithdrawalBody): Order | null =>
    readOrders().find((order) => order.email === who() && order.body === JSON.stringify(body)) ?? null

  /** Sends the order once. One with the same details and an unknown outcome is sent again under its own key. */
  async function submit(body: WithdrawalBody): Promise<OrderResult | null> {
    const email = who()
    if (email === null) return null
    const earlier = earlierOf(body)
    const honoured = await declared()
    // Somebody else may have signed in, or another tab may have sent it, while the backend was asked.
    if (who() !== email || earlierOf(body)?.key !== earlier?.key) return null
    const order = earlier ?? newOrder(email, body, honoured)
    if (sending.has(order.key)) return null
    sending.add(order.key)
    keepOrder(order)
    changed()
    const outcome = await send({ key: order.key, body: order.body, mayHaveArrived: earlier !== null })
    sending.delete(order.key)
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
      seen: seen.map(({ _id }) => _id),
    }
  }

  /** Drops the orders that the history proves to have arrived. */
  function settle(email: string, rows: readonly Row[]) {
    const open = readOrders().filter((order) => order.email === email && !sending.has(order.key))
    const proved = arrived(open, rows)
    if (proved.length === 0) return
    dropOrders(proved)
    changed()
  }

  /** For a result that the page which sent it can no longer show: it follows the customer (WDR-8). */
  function publish(next: OrderResult) {
    result = next
    changed()
  }

  function start() {
    window.addEventListener('storage', (event) => event.key === ORDERS_KEY && changed())
  }

  return {
    unsettled,
    earlierOf,
    submit,
    settle,
    publish,
    start,
    result: () => result,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const rules: { [Key in keyof Order]: (value: unknown) => boolean } = {
  key: (value) => typeof value === 'string' && value.length >= 16 && value.length <= 255,
  email: (value) => typeof value === 'string' && value !== '',
  body: (value) => typeof value === 'string' && parse(value) instanceof Object,
  firstTry: Number.isFinite,
  keyed: (value) => typeof value === 'boolean',
  seen: (value) => Array.isArray(value) && value.every((id) => typeof id === 'string'),
}

const isOrder = (entry: unknown): entry is Order =>
  entry instanceof Object &&
  Object.entries(rules).every(([key, holds]) => holds((entry as Record<string, unknown>)[key]))

/** SES-3: an entry that does not parse is left out. An order whose key has expired is settled by that (API-15). */
function readOrders(): Order[] {
  const list = parse(readItem(ORDERS_KEY) ?? '[]')
  const now = Date.now()
  return Array.isArray(list)
    ? list.filter(isOrder).filter(({ firstTry }) => now - firstTry < timings.outboxKeyGoodFor)
    : []
}

function keepOrder(kept: Order) {
  writeOrders([...readOrders().filter(({ key }) => key !== kept.key), kept])
}

function dropOrders(keys: readonly string[]) {
  writeOrders(readOrders().filter(({ key }) => !keys.includes(key)))
}

function writeOrders(orders: Order[]) {
  if (orders.length === 0) removeItem(ORDERS_KEY)
  else writeItem(ORDERS_KEY, JSON.stringify(orders))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
