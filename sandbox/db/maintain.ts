import { dropOldActivity } from './activity.ts'
import type { Database } from './database.ts'
import { dropOldKeys } from './idempotency.ts'
import { foldSettled } from './ledger.ts'
import { dropOldQuotes } from './quotes.ts'
import { dropOldMails } from './mails.ts'
import { type SessionLife, dropEndedSessions } from './sessions.ts'
import { dropOldProofs } from './step-up.ts'

/** Deletes expired sessions, keys, activity and emails, updates stored sums and writes a checkpoint. PGlite has no checkpointer, so its log would grow forever. */
export async function maintain(db: Database, at: Date, life: SessionLife) {
  await dropEndedSessions(db, at, life)
  await dropOldProofs(db, at)
  await dropOldKeys(db, at)
  await dropOldQuotes(db, at)
  await dropOldActivity(db, at)
  await dropOldMails(db, at)
  await foldSettled(db, at)
  await db.checkpoint()
}
