import type { HoldReason } from '../domain/holds.ts'
import type { Queryable } from './database.ts'

/** Holds withdrawals until a time, or leaves a longer hold for the same reason as it is. */
export async function hold(tx: Queryable, userId: string, reason: HoldReason, until: Date) {
  await tx.query(
    `insert into withdrawal_holds (user_id, reason, until) values ($1, $2, $3)
     on conflict (user_id, reason) do update set until = greatest(withdrawal_holds.until, excluded.until)`,
    [userId, reason, until],
  )
}

/** Returns the holds that still count, the longest first. */
export async function holdsOf(db: Queryable, userId: string, at: Date) {
  const { rows } = await db.query<{ reason: HoldReason; until: Date }>(
    'select reason, until from withdrawal_holds where user_id = $1 and until > $2 order by until desc, reason',
    [userId, at],
  )
  return rows
}
