import type { Queryable } from './database.ts'

export type SessionLife = { hours: number; idleMinutes: number }

const before = (at: Date, minutes: number) => new Date(at.getTime() - minutes * 60_000)

export async function startSession(db: Queryable, userId: string, tokenHash: Buffer, at: Date) {
  await db.query('insert into sessions (token_hash, user_id, created_at, seen_at) values ($1, $2, $3, $3)', [
    tokenHash,
    userId,
    at,
  ])
}

/** Who the token belongs to, if it has neither run its time nor lain idle. */
export async function findSession(
  db: Queryable,
  tokenHash: Buffer,
  at: Date,
  { hours, idleMinutes }: SessionLife,
) {
  const { rows } = await db.query<{ user_id: string; seen_at: Date }>(
    'select user_id, seen_at from sessions where token_hash = $1 and created_at > $2 and seen_at > $3',
    [tokenHash, before(at, hours * 60), before(at, idleMinutes)],
  )
  return rows[0] ? { userId: rows[0].user_id, seenAt: rows[0].seen_at } : null
}

export async function touchSession(db: Queryable, tokenHash: Buffer, at: Date) {
  await db.query('update sessions set seen_at = $2 where token_hash = $1 and seen_at < $2', [tokenHash, at])
}

export async function endSession(db: Queryable, tokenHash: Buffer) {
  await db.query('delete from sessions where token_hash = $1', [tokenHash])
}

export async function endSessionsOf(db: Queryable, userId: string) {
  await db.query('delete from sessions where user_id = $1', [userId])
}

export async function dropEndedSessions(db: Queryable, at: Date, { hours, idleMinutes }: SessionLife) {
  await db.query('delete from sessions where created_at <= $1 or seen_at <= $2', [
    before(at, hours * 60),
    before(at, idleMinutes),
  ])
}
