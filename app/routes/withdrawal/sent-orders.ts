import { z } from '#contract/zod.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { timings } from '../../timings.ts'
import type { Wish } from '../../outbox/money-call.ts'

const KEY = 'ordersWithoutAnswer'

const entry = z.strictObject({
  /** Who and what, as hashes: nobody can read from them whose order it is, or over how much (SES-1). */
  who: z.string(),
  order: z.string(),
  key: z.string().check(z.minLength(16), z.maxLength(255)),
  at: z.number(),
})
type Entry = z.infer<typeof entry>

/**
 * Orders that have left this tab and whose answer nobody has read. A reload must not make another order of the same one
 * (C11), so its key outlives the page. Longer than a server knows the key it would be of no use.
 */
export function rememberSent(email: string, { key, body }: Wish) {
  write([...others(email, body), { who: hash(email), order: hash(email + body), key, at: Date.now() }])
}

export function forgetSent(email: string, body: string) {
  write(others(email, body))
}

export function sentBefore(email: string, body: string): Wish | null {
  const found = read().find(({ order }) => order === hash(email + body))
  return found ? { key: found.key, body, mayHaveArrived: true } : null
}

export const anySent = (email: string) => read().some(({ who }) => who === hash(email))

const others = (email: string, body: string) => read().filter(({ order }) => order !== hash(email + body))

const hash = (text: string) => bytesToHex(sha256(utf8ToBytes(text)).slice(0, 16))

function read(): Entry[] {
  try {
    const parsed = z.array(entry).safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))
    const now = Date.now()
    return parsed.success ? parsed.data.filter(({ at }) => now - at < timings.outboxKeyGoodFor) : []
  } catch {
    return []
  }
}

function write(entries: Entry[]) {
  try {
    if (entries.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(entries))
  } catch {
    // Without storage the page remembers for as long as it lives.
  }
}
