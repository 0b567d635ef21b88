import type { ActivityKind } from '#contract/capabilities/security.ts'
import type { Database, Queryable } from './database.ts'

export type Happened = {
  userId: string
  kind: ActivityKind
  at: Date
  agent: string
  result?: 'done' | 'refused'
  /** What it was about: a withdrawal's reference or the name that the customer gave. */
  reference?: string | undefined
}

/** Adds an entry. Call it in the transaction of what it reports. */
export async function record(tx: Queryable, { userId, kind, at, agent, result, reference }: Happened) {
  await tx.query(
    `insert into activity (user_id, at, kind, result, agent, reference) values ($1, $2, $3, $4, $5, $6)`,
    [userId, at, kind, result ?? 'done', agent, reference ?? null],
  )
}

type Refused = Required<Pick<Happened, 'userId' | 'kind' | 'at' | 'agent'>>

/** Adds an entry for a refusal, but at most one per `interval`, so that guessing can't fill the table. Returns whether it was added. */
async function recordRefused(tx: Queryable, { userId, kind, at, agent }: Refused, interval: string) {
  // Otherwise two at the same time would not see each other's entries.
  await tx.query('select 1 from users where id = $1 for no key update', [userId])
  const { rowCount } = await tx.query(
    `insert into activity (user_id, at, kind, result, agent)
     select $1, $2::timestamptz, $3, 'refused', $4
     where not exists (select 1 from activity where user_id = $1 and kind = $3 and result = 'refused'
       and at > $2::timestamptz - $5::interval and at < $2::timestamptz + $5::interval)`,
    [userId, at, kind, agent, interval],
  )
  return rowCount === 1
}

/** Adds an entry for a refused sign-in, but at most one a minute. */
export const recordRefusedSignIn = (db: Database, userId: string, agent: string, at: Date) =>
  db.transaction((tx) => recordRefused(tx, { userId, kind: 'sign-in-refused', at, agent }, '1 minute'))

/** Adds an entry for a refused reset by seed phrase, but at most one an hour. */
export const recordRefusedReset = (db: Database, userId: string, agent: string, at: Date) =>
  db.transaction((tx) => recordRefused(tx, { userId, kind: 'password-changed', at, agent }, '1 hour'))

/** Adds an entry for a refused confirmation, but at most one an hour. Returns whether it was added. */
export const recordRefusedConfirmation = (tx: Queryable, userId: string, agent: string, at: Date) =>
  recordRefused(tx, { userId, kind: 'confirmation-refused', at, agent }, '1 hour')

/** Whether the second step of a sign-in was refused in the last hour, after the right password. */
export async function secondStepRefusedBefore(tx: Queryable, userId: string, at: Date): Promise<boolean> {
  const { rows } = await tx.query(
    `select 1 from activity where user_id = $1 and kind = 'second-step-refused' and at > $2::timestamptz - interval '1 hour' limit 1`,
    [userId, at],
  )
  return rows.length > 0
}

/** Whether the customer has signed in with this browser before, since the last change of password. */
export async function knowsAgent(tx: Queryable, userId: string, agent: string): Promise<boolean> {
  const { rows } = await tx.query(
    `select 1 from activity where user_id = $1 and kind = 'sign-in' and agent = $2 and result = 'done' and seq > coalesce(
       (select max(seq) from activity where user_id = $1 and kind = 'password-changed' and result = 'done'), 0) limit 1`,
    [userId, agent],
  )
  return rows.length > 0
}

type Row = {
  id: string
  at: Date
  kind: string
  result: 'done' | 'refused'
  agent: string | null
  reference: string | null
}

const PAGE = 50

/** Returns a page of entries, newest first, and where the next one begins. `null` if the customer has no entry `before`. */
export async function listActivity(db: Queryable, userId: string, before: string | undefined) {
  const found = await db.query<{ seq: string }>('select seq from activity where user_id = $1 and id = $2', [
    userId,
    before ?? '',
  ])
  if (before !== undefined && found.rows.length === 0) return null
  const { rows } = await db.query<Row>(
    `select id, at, kind, result, agent, reference from activity
     where user_id = $1 and seq < $2 order by seq desc limit $3`,
    [userId, found.rows[0]?.seq ?? '9223372036854775807', PAGE + 1],
  )
  const page = rows.slice(0, PAGE)
  return {
    activity: page.map(({ id, at, kind, result, agent, reference }) => ({
      id,
      at: at.toISOString(),
      kind,
      result,
      ...(agent === null ? {} : { agent }),
      ...(reference === null ? {} : { reference }),
    })),
    ...(rows.length > PAGE ? { next: page.at(-1)?.id } : {}),
  }
}

const DAYS_KEPT = 400

/** Removes activity that is older than `DAYS_KEPT` days, up to 5,000 entries per call. */
export async function dropOldActivity(db: Queryable, at: Date) {
  await db.query(
    `delete from activity where seq = any (array(select seq from activity where at < $1 order by at limit 5000))`,
    [new Date(at.getTime() - DAYS_KEPT * 86_400_000)],
  )
}
