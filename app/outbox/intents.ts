import { z } from '#contract/zod.ts'
import { readItem, removeItem, writeItem } from '../session/storage.ts'

/** SES-1: all that DEP-3 keeps in the browser. */
export const OUTBOX_KEY = 'depositOutbox'

const intent = z.strictObject({
  /** The idempotency key: the same for every try. */
  id: z.string().check(z.minLength(16), z.maxLength(255)),
  amount: z.string().check(z.regex(/^\d{1,12}\.\d{2}$/)),
  /** Whose it is; sent in no other customer's name. */
  email: z.string().check(z.minLength(1)),
  /** When it is to be sent, in milliseconds since 1970. */
  due: z.number(),
  /** The server asked to be left alone until then (C7). */
  notBefore: z.optional(z.number()),
  tries: z.int().check(z.nonnegative()),
  firstTry: z.nullable(z.number()),
  /** A try had no answer, so it may have been recorded. */
  mayHaveArrived: z.boolean(),
})

/** A deposit that the customer says was sent, and that the server hasn't recorded yet. */
export type Intent = z.infer<typeof intent>

/** SES-3: an entry that doesn't parse is left out, and gone at the next write. */
export function readIntents(): Intent[] {
  const list = z.array(z.unknown()).safeParse(parseJson(readItem(OUTBOX_KEY)))
  if (!list.success) return []
  return list.data.flatMap((entry) => {
    const parsed = intent.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
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
