import type { PGlite } from '@electric-sql/pglite'

type Engine = Pick<PGlite, 'waitReady' | 'execProtocolStream'>
type Message = Parameters<Engine['execProtocolStream']>[0]

/** Messages whose replies aren't needed before the Sync that follows them: Parse, Bind, Describe, Execute and Close. */
const waiting = new Set([...'PBDEC'].map((letter) => letter.charCodeAt(0)))

/**
 * Wraps PGlite for `pg`. `pg` sends each message of a statement separately, which would cost one call into the engine each.
 * This collects them and passes them on in one call with the Sync that ends the statement.
 */
export function batched(pglite: Engine): Engine {
  let kept: Message[] = []
  return {
    get waitReady() {
      return pglite.waitReady
    },
    execProtocolStream: async (message, options) => {
      kept.push(message)
      if (waiting.has(message[0] ?? 0)) return []
      const all = kept.length === 1 ? message : Buffer.concat(kept)
      kept = []
      return pglite.execProtocolStream(all, options)
    },
  }
}
