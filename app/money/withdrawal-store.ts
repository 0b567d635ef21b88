import { toDecimal, type Decimal } from '#contract/money.ts'
import { isOptional } from '../storage/entry-store.ts'
import { createListStore, hasValidFields, type Rules } from '../storage/list-store.ts'
import { keyIsOver } from './key-age.ts'
import { createLateRefusals } from './late-refusals.ts'
import { detailsOf } from './order-details.ts'
import { ORDERS_KEY, REFUSED_WITHDRAWAL } from './storage-keys.ts'

/** A withdrawal that was sent. Stored before the request, and dropped once the outcome is certain. */
export type Order = {
  /** The idempotency key. */
  key: string
  /** The customer who placed it. It is shown and sent only while that customer is signed in. */
  email: string
  /** The request body, as JSON text. */
  body: string
  /** When it was first sent, in milliseconds since 1970. Its key expires `timings.outboxKeyGoodFor` later. */
  firstTry: number
  /** At the first attempt the backend declared `idempotency`: it carries out a key only once (API-14). */
  keyed: boolean
  /** The number of attempts, in all tabs together. */
  tries: number
  /** Ids of matching rows that the history had before the first attempt. */
  seen: string[]
  /** The history was read right before it was first sent. Otherwise `seen` isn't complete, and no row settles the order. */
  rowsKnown?: boolean
  /** `firstTry` by the server's clock. */
  serverTime?: number
  /** The id of the history row that proves that it arrived. The order stays stored until the customer has acknowledged that. */
  row?: string
  /** The date of that row, as the server wrote it. */
  rowDate?: string
  /** The fee that the customer confirmed, in US dollars. */
  fee?: Decimal | undefined
  /** The fee that the row states, in US dollars. Earlier releases stored it only if it differed from `fee`. */
  chargedFee?: Decimal | undefined
}

/** `expired`: its outcome was still unknown when its key expired. It is never sent again with that key. */
export type OrderState = 'unknown' | 'arrived' | 'expired'

/** What is known about a stored order now. */
export const stateOf = ({ row, firstTry }: Order): OrderState =>
  row !== undefined ? 'arrived' : keyIsOver(firstTry) ? 'expired' : 'unknown'

const isOptionalDecimal = (value: unknown) =>
  value === undefined || (typeof value === 'string' && toDecimal(value) !== null)

const rules: Rules<Order> = {
  key: (value) => typeof value === 'string' && value.length >= 16 && value.length <= 255,
  email: (value) => typeof value === 'string' && value !== '',
  body: (value) => typeof value === 'string' && isJsonObject(value),
  firstTry: Number.isFinite,
  keyed: (value) => typeof value === 'boolean',
  tries: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  seen: (value) => Array.isArray(value) && value.every((id) => typeof id === 'string'),
  rowsKnown: isOptional('boolean'),
  serverTime: isOptional('number'),
  row: isOptional('string'),
  rowDate: isOptional('string'),
  fee: isOptionalDecimal,
  chargedFee: isOptionalDecimal,
}

/** Whether this version understands a stored order. */
export const isOrder = (entry: unknown): entry is Order => hasValidFields(entry, rules)

const keyOf = ({ key }: Order) => key

/** Refused withdrawals that the customer may not have seen. */
export const refusedWithdrawals = createLateRefusals(REFUSED_WITHDRAWAL, isOrder, keyOf)

/** Drops the refusals of withdrawals that the customer orders again with the same details. */
export function forgetSameRefusals(email: string, body: string) {
  const details = detailsOf(body)
  refusedWithdrawals.removeSame(email, (sent) => detailsOf(sent.body) === details)
}

const store = createListStore(
  ORDERS_KEY,
  keyOf,
  isOrder,
  ({ key, email }) => rules.key(key) && rules.email(email),
)

/** The stored withdrawals of all customers. */
export const readOrders = store.read

/** Whether this customer has an order whose outcome is unknown. */
export const hasUnsettled = (email: string) =>
  readOrders().some((order) => order.email === email && stateOf(order) !== 'arrived')

/**
 * `false` if another tab has sent the same order since, or it appeared in the history. A refusal of this attempt then
 * doesn't prove that the order was not carried out.
 */
export function isLatestTry({ key, tries }: Order) {
  const kept = store.find(key)
  return kept?.tries === tries && kept.row === undefined
}

/** Stores an order, in place of an earlier version of it. */
export function keepOrder(kept: Order) {
  refusedWithdrawals.remove(kept.key)
  store.write([...readOrders().filter(({ key }) => key !== kept.key), kept])
}

/** Removes the order with this key. */
export const dropOrder = store.remove

function isJsonObject(text: string): boolean {
  try {
    return JSON.parse(text) instanceof Object
  } catch {
    return false
  }
}
