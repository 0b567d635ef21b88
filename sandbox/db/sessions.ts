import type { Queryable } from './database.ts'

export type SessionLife = { hours: number; idleMinutes: number }

const UNKNOWN_AGENT = 'Unknown browser'

const before = (at: Date, minutes: number) => new Date(at.getTime() - minutes * 60_000)

type Verified = { id: string; passwordHash: string }

/**
 * Starts a session. Returns `false` if the password has changed since it was verified. The row is locked while it is read, so a
 * reset is either seen here or runs later and deletes this session too.
 */
export async function startSession(
  db: Queryable,
  user: Verified,
  tokenHash: Buffer,
  at: Date,
  agent = UNKNOWN_AGENT,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into sessions (token_hash, user_id, created_at, seen_at, agent)
     select $1, id, $2, $2, $5 from users where id = $3 and password_hash = $4 for share`,
    [tokenHash, at, user.id, user.passwordHash, agent],
  )
  return rowCount === 1
}

/** For a transaction that has locked the customer's row: the session may have ended while it waited for the lock. */
export async function isSessionOpen(tx: Queryable, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await tx.query('select 1 from sessions where token_hash = $1', [tokenHash])
  return rows.length === 1
}

/** Returns the token's session, or `null` if it has expired or was idle for too long. */
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

/**
 * A time far in the future was written before the clock was set back, and would extend the session by as much (S35). A
 * difference of less than an hour may come from two servers with different clocks.
 */
export async function touchSession(db: Queryable, tokenHash: Buffer, at: Date) {
  await db.query(
    `update sessions set seen_at = $2, created_at = least(created_at, $2)
     where token_hash = $1 and (seen_at < $2 or seen_at > $2::timestamptz + interval '1 hour')`,
    [tokenHash, at],
  )
}

/** Signs out. One statement ends the session and records it. */
export async function endSession(
  db: Queryable,
  tokenHash: Buffer,
  { at, agent }: { at: Date; agent: string },
) {
  await db.query(
    `with ended as (delete from sessions where token_hash = $1 returning user_id)
     insert into activity (user_id, at, kind, result, agent) select user_id, $2, 'sign-out', 'done', $3 from ended`,
    [tokenHash, at, agent],
  )
}

type Row = { id: string; current: boolean; created_at: Date; seen_at: Date; agent: string }

/** Returns the customer's open sessions: the current one first, then the one that was used last. */
export async function listSessions(
  db: Queryable,
  { userId, tokenHash }: { userId: string; tokenHash: Buffer },
  at: Date,
  { hours, idleMinutes }: SessionLife,
) {
  const { rows } = await db.query<Row>(
    `select id, token_hash = $2 as current, created_at, seen_at, agent from sessions
     where user_id = $1 and created_at > $3 and seen_at > $4 order by current desc, seen_at desc, id`,
    [userId, tokenHash, before(at, hours * 60), before(at, idleMinutes)],
  )
  return rows.map(({ id, current, created_at, seen_at, agent }) => ({
    id,
    current,
    createdAt: created_at.toISOString(),
    seenAt: seen_at.toISOString(),
    agent,
  }))
}

/** Ends one session of the customer. Returns the name of its browser, or `null` if there is no such session. */
export async function endSessionById(tx: Queryable, userId: string, id: string): Promise<string | null> {
  const { rows } = await tx.query<{ agent: string }>(
    'delete from sessions where user_id = $1 and id = $2 returning agent',
    [userId, id],
  )
  return rows[0]?.agent ?? null
}

/** Ends all sessions of the customer but one, and returns how many. */
export async function endOtherSessions(tx: Queryable, userId: string, tokenHash: Buffer): Promise<number> {
  const { rowCount } = await tx.query('delete from sessions where user_id = $1 and token_hash <> $2', [
    userId,
    tokenHash,
  ])
  return rowCount ?? 0
}

/** Ends all sessions of a customer. */
export async function endSessionsOf(db: Queryable, userId: string) {
  await db.query('delete from sessions where user_id = $1', [userId])
}

/** Removes the sessions that have ended by their age or by idleness. Times in the future are set back to now. */
export async function dropEndedSessions(db: Queryable, at: Date, { hours, idleMinutes }: SessionLife) {
  await db.query('delete from sessions where created_at <= $1 or seen_at <= $2', [
    before(at, hours * 60),
    before(at, idleMinutes),
  ])
  await db.query(
    `update sessions set seen_at = least(seen_at, $1::timestamptz), created_at = least(created_at, $1)
     where seen_at > $1::timestamptz + interval '1 hour'`,
    [at],
  )
}
