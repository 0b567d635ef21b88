import { type Queryable, isUnavailable } from '../db/database.ts'
import { endSession } from '../db/sessions.ts'

const MOST_KEPT = 100_000
const RETRY_MS = 5000

/** When the customer signed out, and in which browser. */
type About = { at: Date; agent: string }

/**
 * Sessions that ended while the database couldn't be written. Their tokens are refused from the sign-out on, and deleted from the
 * database as soon as it can be written again.
 */
export function createEndedSessions(db: Queryable, now = () => performance.now()) {
  const waiting = new Map<string, { hash: Buffer; about: About }>()
  let triedAt = now()

  async function retry() {
    triedAt = now()
    for (const [key, { hash, about }] of waiting) {
      await endSession(db, hash, about)
      waiting.delete(key)
    }
  }

  return {
    has(hash: Buffer): boolean {
      if (waiting.size === 0) return false
      if (now() - triedAt > RETRY_MS) void retry().catch(() => {})
      return waiting.has(hash.toString('base64'))
    },
    async end(hash: Buffer, about: About): Promise<void> {
      try {
        await endSession(db, hash, about)
      } catch (error) {
        if (!isUnavailable(error) || waiting.size >= MOST_KEPT) throw error
        waiting.set(hash.toString('base64'), { hash, about })
      }
    },
  }
}

export type EndedSessions = ReturnType<typeof createEndedSessions>
