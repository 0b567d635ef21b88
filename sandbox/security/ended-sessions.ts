import { type Queryable, isUnavailable } from '../db/database.ts'
import { endSession } from '../db/sessions.ts'

const MOST_KEPT = 100_000
const RETRY_MS = 5000

/**
 * Sessions that ended while the database couldn't be written. Their tokens are refused from the sign-out on, and deleted from the
 * database as soon as it can be written again.
 */
export function createEndedSessions(db: Queryable, now = () => performance.now()) {
  const waiting = new Map<string, Buffer>()
  let triedAt = now()

  async function retry() {
    triedAt = now()
    for (const [key, hash] of waiting) {
      await endSession(db, hash)
      waiting.delete(key)
    }
  }

  return {
    has(hash: Buffer): boolean {
      if (waiting.size === 0) return false
      if (now() - triedAt > RETRY_MS) void retry().catch(() => {})
      return waiting.has(hash.toString('base64'))
    },
    async end(hash: Buffer): Promise<void> {
      try {
        await endSession(db, hash)
      } catch (error) {
        if (!isUnavailable(error) || waiting.size >= MOST_KEPT) throw error
        waiting.set(hash.toString('base64'), hash)
      }
    },
  }
}

export type EndedSessions = ReturnType<typeof createEndedSessions>
