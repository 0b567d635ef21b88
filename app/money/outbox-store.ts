import { readItem, removeItem, writeItem } from '../storage/storage.ts'

/** SES-1: all that DEP-3 keeps in the browser. */
export const OUTBOX_KEY = 'depositOutbox'

/** A deposit that the customer says was sent, and that the server hasn't recorded yet. */
export type Intent = {
  /** The idempotency key: the same for every try. */
  id: string
  amount: string
  /** Whose it is; sent in no other customer's name. */
  email: string
  /** When it is to be sent, in milliseconds since 1970. */
  due: number
  /** The server asked to be left alone until then (C7). */
  notBefore?: number | undefined
  tries: number
  firstTry: number | null
  /** A try had no certain answer, so it may have been recorded. */
  mayHaveArrived: boolean
  /** When it was first sent, the backend declared that it carries out a key once (API-14). */
  keyed?: boolean | undefined
  /** Not sent again by the app: its outcome is unknown and a repeat may count twice, or would be refused. */
  parked?: boolean | undefined
  /** The customer was told that a repeat may count twice, and asked for it. Good for one try. */
  approved?: boolean | undefined
  /** Ids of rows of the history that looked the same before it was first sent. */
  seen?: string[] | undefined
}

// By hand: the outbox wakes on every page, and most have no other use for the schemas' library.
const isOptionalBoolean = (value: unknown) => value === undefined || typeof value === 'boolean'

const rules: { [Key in keyof Required<Intent>]: (value: unknown) => boolean } = {
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
  seen: (value) =>
    value === undefined || (Array.isArray(value) && value.every((id) => typeof id === 'string')),
}

const isIntent = (entry: unknown): entry is Intent =>
  entry instanceof Object &&
  Object.keys(entry).every((key) => Object.hasOwn(rules, key)) &&
  Object.entries(rules).every(([key, holds]) => holds((entry as Record<string, unknown>)[key]))

/** SES-3: an entry that doesn't parse is left out, and gone at the next write. */
export function readIntents(): Intent[] {
  const list = parseJson(readItem(OUTBOX_KEY))
  return Array.isArray(list) ? list.filter(isIntent) : []
}

/** Puts an intent in the place of the one with its id, or at the end. */
export function keepIntent(kept: Intent) {
  const intents = readIntents()
  const place = intents.findIndex(({ id }) => id === kept.id)
  write(place < 0 ? [...intents, kept] : intents.with(place, kept))
}

export function dropIntent(id: string) {
  write(readIntents().filter((kept) => kept.id !== id))
}

function write(intents: Intent[]) {
  if (intents.length === 0) removeItem(OUTBOX_KEY)
  else writeItem(OUTBOX_KEY, JSON.stringify(intents))
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? [] : JSON.parse(text)
  } catch {
    return []
  }
}
