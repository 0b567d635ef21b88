import type { PGlite } from '@electric-sql/pglite'

type Engine = Pick<PGlite, 'waitReady' | 'execProtocolStream'>
type Message = Parameters<Engine['execProtocolStream']>[0]

/** Parse, Bind, Describe, Execute and Close answer nothing that anybody waits for before the Sync after them. */
const waiting = new Set([...'PBDEC'].map((letter) => letter.charCodeAt(0)))

/**
 * The engine as `pg` sees it. `pg` hands over each message of a statement by itself, and each would be a way into the engine
 * and out again; here they go in together with the Sync that ends them.
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
