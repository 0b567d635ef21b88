import { isOptional } from '../storage/entry-store.ts'
import { createListStore, hasValidFields, type Rules } from '../storage/list-store.ts'
import { createLateRefusals } from './late-refusals.ts'
import { OUTBOX_KEY, REFUSED_DEPOSIT } from './storage-keys.ts'

/** A deposit that the customer has reported and the server hasn't recorded yet. Times are milliseconds since 1970. */
export type QueuedDeposit = {
  /** The idempotency key, the same for every attempt. */
  id: string
  amount: string
  /** The customer who reported it. It is sent only while that customer is signed in. */
  email: string
  /** When it will be sent. */
  due: number
  /** The end of the pause that the server asked for with `Retry-After` (C7). */
  notBefore?: number | undefined
  tries: number
  firstTry: number | null
  /** An attempt had no certain outcome, so the deposit may have been recorded. */
  mayHaveArrived: boolean
  /** At the first attempt the backend declared `idempotency`: it carries out a key only once (API-14). */
  keyed?: boolean | undefined
  /** Not retried automatically: its outcome is unknown, and a repeat may count twice or would be refused. */
  parked?: boolean | undefined
  /** The customer chose to repeat it after a warning that it may count twice. Applies to one attempt. */
  approved?: boolean | undefined
  /** Ids of matching rows that the history had before the first attempt. */
  seen?: string[] | undefined
  /** The history was read right before the first attempt. Otherwise no row settles the deposit. */
  rowsKnown?: boolean | undefined
  /** The time of the first attempt by the server's clock. */
  serverTime?: number | undefined
}

// Validated without zod, because the outbox is loaded on every signed-in page and most of them don't need zod otherwise.
const rules: Rules<QueuedDeposit> = {
  id: (value) => typeof value === 'string' && value.length >= 16 && value.length <= 255,
  amount: (value) => typeof value === 'string' && /^\d{1,12}\.\d{2}$/.test(value),
  email: (value) => typeof value === 'string' && value !== '',
  due: Number.isFinite,
  notBefore: (value) => value === undefined || Number.isFinite(value),
  tries: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  firstTry: (value) => value === null || Number.isFinite(value),
  mayHaveArrived: (value) => typeof value === 'boolean',
  keyed: isOptional('boolean'),
  parked: isOptional('boolean'),
  approved: isOptional('boolean'),
  rowsKnown: isOptional('boolean'),
  serverTime: (value) => value === undefined || Number.isFinite(value),
  seen: (value) =>
    value === undefined || (Array.isArray(value) && value.every((id) => typeof id === 'string')),
}

const isQueuedDeposit = (entry: unknown): entry is QueuedDeposit =>
  hasValidFields(entry, rules) && Object.keys(entry as object).every((field) => Object.hasOwn(rules, field))

const idOf = ({ id }: QueuedDeposit) => id

/** Refused deposits that the customer may not have seen. */
export const refusedDeposits = createLateRefusals(REFUSED_DEPOSIT, isQueuedDeposit, idOf)

const store = createListStore(
  OUTBOX_KEY,
  idOf,
  isQueuedDeposit,
  ({ id, email }) => rules.id(id) && rules.email(email),
)

/** The stored deposits of all customers. */
export const readQueue = store.read

/** Whether a deposit of this customer is sent once they sign in again. */
export const hasWaiting = (email: string) =>
  readQueue().some((deposit) => deposit.email === email && !deposit.mayHaveArrived)

/**
 * `false` if another tab has settled or sent the deposit since. A refusal of this attempt then doesn't prove that it wasn't recorded.
 * Looks at the deposits of every customer: a 401 has signed this one out.
 */
export function isLatestTry({ id, tries }: QueuedDeposit) {
  const kept = store.find(id)
  return kept?.tries === tries && kept.mayHaveArrived
}

/** Replaces the deposit with the same id, or appends it. */
export function saveQueued(kept: QueuedDeposit) {
  const queue = readQueue()
  const index = queue.findIndex(({ id }) => id === kept.id)
  store.write(index < 0 ? [...queue, kept] : queue.with(index, kept))
}

/** Removes a deposit from the outbox. */
export const removeQueued = store.remove
