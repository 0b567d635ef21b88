import { type Queryable, only } from './database.ts'

/** Until when the customer's withdrawals are locked. `null` if they aren't. */
export async function lockedUntil(db: Queryable, userId: string, at: Date): Promise<Date | null> {
  const { rows } = await db.query<{ locked_until: Date | null }>(
    'select case when locked_until > $2 then locked_until end as locked_until from users where id = $1',
    [userId, at],
  )
  return only(rows).locked_until
}

/** Locks withdrawals until a time, or leaves a longer lock as it is. Returns until when they are locked. */
export async function lockWithdrawals(tx: Queryable, userId: string, until: Date): Promise<Date> {
  const { rows } = await tx.query<{ locked_until: Date }>(
    `update users set locked_until = greatest(locked_until, $2::timestamptz) where id = $1 returning locked_until`,
    [userId, until],
  )
  return only(rows).locked_until
}
