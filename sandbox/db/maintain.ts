import type { Database } from './database.ts'
import { dropOldKeys } from './idempotency.ts'
import { foldSettled } from './ledger.ts'
import { type SessionLife, dropEndedSessions } from './sessions.ts'

/** Deletes expired sessions and keys, updates stored sums and writes a checkpoint. PGlite has no checkpointer, so its log would grow forever. */
export async function maintain(db: Database, at: Date, life: SessionLife) {
  await dropEndedSessions(db, at, life)
  await dropOldKeys(db, at)
  await foldSettled(db, at)
  await db.checkpoint()
}
