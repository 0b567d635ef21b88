import { localArea } from '../storage/browser-storage.ts'
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
const isOptionalBoolean = (value: unknown) => value === undefined || typeof value === 'boolean'

const rules: { [Key in keyof Required<QueuedDeposit>]: (value: unknown) => boolean } = {
  id: (value) => typeof value === 'string' && value.length >= 16 && value.length <= 255,
  amount: (value) => typeof value === 'string' && /^\d{1,12}\.\d{2}$/.test(value),
  email: (value) => typeof value === 'string' && value !== '',
  due: Number.isFinite,
  notBefore: (value) => value === undefined || Number.isFinite(value),
  tries: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  firstTry: (value) => value === null || Number.isFinite(value),
  mayHaveArrived: (value) => typeof value === 'boolean',
  keyed: isOptionalBoolean,
  parked: isOptionalBoolean,
  approved: isOptionalBoolean,
  rowsKnown: isOptionalBoolean,
  serverTime: (value) => value === undefined || Number.isFinite(value),
  seen: (value) =>
    value === undefined || (Array.isArray(value) && value.every((id) => typeof id === 'string')),
}

const isQueuedDeposit = (entry: unknown): entry is QueuedDeposit =>
  entry instanceof Object &&
  Object.keys(entry).every((key) => Object.hasOwn(rules, key)) &&
  Object.entries(rules).every(([key, holds]) => holds((entry as Record<string, unknown>)[key]))

/** Refused deposits that the customer may not have seen. */
export const refusedDeposits = createLateRefusals(REFUSED_DEPOSIT, isQueuedDeposit, ({ id }) => id)

function stored(): unknown[] {
  const list = localArea.readJson(OUTBOX_KEY)
  return Array.isArray(list) ? list : []
}

/** The stored deposits. Entries that this version doesn't understand are left out (SES-3). */
export const readQueue = (): QueuedDeposit[] => stored().filter(isQueuedDeposit)

/** Entries with a key and a customer that a newer release may have written. They stay stored, because that release sends them. */
const ofOtherReleases = () =>
  stored().filter((entry) => {
    const { id, email } = (entry ?? {}) as Record<string, unknown>
    return rules.id(id) && rules.email(email) && !isQueuedDeposit(entry)
  })

/** Whether a deposit of this customer is sent once they sign in again. */
export const hasWaiting = (email: string) =>
  readQueue().some((deposit) => deposit.email === email && !deposit.mayHaveArrived)

/**
 * `false` if another tab has settled or sent the deposit since. A refusal of this attempt then doesn't prove that it wasn't recorded.
 * Looks at the deposits of every customer: a 401 has signed this one out.
 */
export const isLatestTry = ({ id, tries }: QueuedDeposit) =>
  readQueue().some((kept) => kept.id === id && kept.tries === tries && kept.mayHaveArrived)

/** Replaces the deposit with the same id, or appends it. */
export function saveQueued(kept: QueuedDeposit) {
  const queue = readQueue()
  const place = queue.findIndex(({ id }) => id === kept.id)
  write(place < 0 ? [...queue, kept] : queue.with(place, kept))
}

/** Removes a deposit from the outbox. */
export function removeQueued(id: string) {
  write(readQueue().filter((kept) => kept.id !== id))
}

function write(queue: QueuedDeposit[]) {
  const list = [...queue, ...ofOtherReleases()]
  if (list.length === 0) localArea.remove(OUTBOX_KEY)
  else localArea.write(OUTBOX_KEY, JSON.stringify(list))
}
