import type { Hasher } from '../security/hashing.ts'
import { type Database, type Queryable, only } from './database.ts'
import { sampleSignIns } from './sample-customers.ts'
import { addSamples, hashedSignIns } from './seed.ts'

const emails = sampleSignIns.map(({ email }) => email)
const firstEmails = sampleSignIns.flatMap((each) => ('addedLater' in each ? [] : [each.email]))
const HOUR_MS = 3_600_000

/**
 * Restores passwords, phrases, details and rows of the sample customers and ends their sessions. Their phrases are public, so
 * one visitor of a demo can lock out the others. With `hours`, does so only if that many have passed since the last reset.
 * Returns whether it did. Leaves a database alone that lacks one of them, because the others may be real customers there. Those that
 * were added later may be missing: they are added.
 */
export async function resetSamples(
  db: Database,
  hasher: Hasher,
  now: Date,
  { hours = 0 }: { hours?: number } = {},
): Promise<boolean> {
  if (!(await isDue(db, now, hours))) return false
  const signIns = await hashedSignIns(hasher)
  return db.transaction(async (tx) => {
    // Several servers may try at the same time. The second finds fresh customers and does nothing.
    await tx.query('select pg_advisory_xact_lock(417343)')
    if (!(await isDue(tx, now, hours))) return false
    const { rows } = await tx.query<{ id: string }>(
      'select id from users where email = any($1) order by id for update',
      [emails],
    )
    const ids = rows.map(({ id }) => id)
    await tx.query('delete from deposits where user_id = any($1)', [ids])
    await tx.query('delete from withdrawals where user_id = any($1)', [ids])
    await tx.query('delete from earnings where user_id = any($1)', [ids])
    // Also deletes the customer's sessions and idempotency keys.
    await tx.query('delete from users where id = any($1)', [ids])
    await addSamples(tx, signIns, now)
    return true
  })
}

async function isDue(db: Queryable, now: Date, hours: number): Promise<boolean> {
  const { rows } = await db.query<{ found: number; last: Date | null }>(
    'select count(*)::int as found, max(created_at) as last from users where email = any($1)',
    [firstEmails],
  )
  const { found, last } = only(rows)
  return found === firstEmails.length && (last?.getTime() ?? 0) <= now.getTime() - hours * HOUR_MS
}
