import { readItem, removeItem, writeItem } from '../storage/storage.ts'
import { keyIsOver } from './key-age.ts'

/** SES-1: the withdrawals that were sent, until their outcome is certain and the customer knows it. */
export const ORDERS_KEY = 'withdrawalOrders'

/** A withdrawal that was sent. Stored before the request leaves, and dropped with a certain answer. */
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
  /** How often it was sent, in all tabs together. */
  tries: number
  /** Ids of rows of the history that looked the same before it was first sent. */
  seen: string[]
  /** The history had just been read when it was first sent. */
  knew?: boolean
  /** `firstTry` by the server's clock. */
  serverTime?: number
  /** The row of the history that proves that it arrived. It stays stored until the customer has acknowledged that. */
  row?: string
}

/** `expired`: nobody learned what became of it while its key was good; it is never sent again under that key. */
export type OrderState = 'unknown' | 'arrived' | 'expired'

export const stateOf = ({ row, firstTry }: Order): OrderState =>
  row !== undefined ? 'arrived' : keyIsOver(firstTry) ? 'expired' : 'unknown'

const isOptional = (type: string) => (value: unknown) => value === undefined || typeof value === type

const rules: { [Key in keyof Required<Order>]: (value: unknown) => boolean } = {
  key: (value) => typeof value === 'string' && value.length >= 16 && value.length <= 255,
  email: (value) => typeof value === 'string' && value !== '',
  body: (value) => typeof value === 'string' && parse(value) instanceof Object,
  firstTry: Number.isFinite,
  keyed: (value) => typeof value === 'boolean',
  tries: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  seen: (value) => Array.isArray(value) && value.every((id) => typeof id === 'string'),
  knew: isOptional('boolean'),
  serverTime: isOptional('number'),
  row: isOptional('string'),
}

const isOrder = (entry: unknown): entry is Order =>
  entry instanceof Object &&
  Object.entries(rules).every(([key, holds]) => holds((entry as Record<string, unknown>)[key]))

/** SES-3: an entry that does not parse is left out. */
export function readOrders(): Order[] {
  const list = parse(readItem(ORDERS_KEY) ?? '[]')
  return Array.isArray(list) ? list.filter(isOrder) : []
}

/** Whether it is not known what became of one of this customer's orders. */
export const hasUnsettled = (email: string) =>
  readOrders().some((order) => order.email === email && stateOf(order) !== 'arrived')

export function keepOrder(kept: Order) {
  writeOrders([...readOrders().filter(({ key }) => key !== kept.key), kept])
}

export function dropOrders(keys: readonly string[]) {
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
