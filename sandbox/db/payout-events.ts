import type { Stage } from '#contract/capabilities/payouts.ts'
import { type NewEvent, ledgerOf } from '../domain/payout-plan.ts'
import { type Queryable, only } from './database.ts'
import { lockUser } from './users.ts'

/** Adds events behind the one with the number `after`. */
export async function addPayoutEvents(
  tx: Queryable,
  { id, userId, after }: { id: string; userId: string; after: number },
  events: readonly NewEvent[],
) {
  await tx.query(
    `insert into payout_events (withdrawal_id, seq, user_id, at, stage, actor, reason, text, until)
     select $1, $2 + n, $3, at, stage, actor, reason, text, until
     from unnest($4::timestamptz[], $5::text[], $6::text[], $7::text[], $8::text[], $9::timestamptz[])
       with ordinality as e (at, stage, actor, reason, text, until, n)`,
    [
      id,
      after,
      userId,
      events.map(({ at }) => at),
      events.map(({ stage }) => stage),
      events.map(({ actor }) => actor),
      events.map(({ reason }) => reason ?? null),
      events.map(({ text }) => text ?? null),
      events.map(({ until }) => until ?? null),
    ],
  )
}

type Row = { id: string; user_id: string; seq: number | null; stage: Stage | null }
type Outcome = 'written' | { stage: Stage | null; version: number } | null

/**
 * Replaces a payout's planned events with those that `next` returns for its current stage, and returns `'written'`. If `next` returns
 * `null`, changes nothing and returns the current stage and version. Returns `null` if there is no such payout. The locks make two
 * writers wait for each other, so only one of a cancel and a send can win.
 */
export async function writePayoutEvents(
  tx: Queryable,
  { reference, userId, at }: { reference: string; userId: string; at: Date },
  next: (now: { stage: Stage; version: number }) => readonly NewEvent[] | null,
): Promise<Outcome> {
  // First, as every call that moves money does. An event refers to the customer's row, so another order of locks would deadlock.
  await lockUser(tx, userId)
  const lock = 'select id from withdrawals where reference = $1 and user_id = $2 for update'
  const { rows: locked } = await tx.query<{ id: string }>(lock, [reference, userId])
  if (locked.length === 0) return null
  // A separate statement, so that it sees what the other writer has committed.
  const { rows } = await tx.query<Row>(
    `select seq, stage from payout_events where withdrawal_id = $1 and at <= $2 order by seq desc limit 1`,
    [only(locked).id, at],
  )
  const { seq = null, stage = null } = rows[0] ?? {}
  const events = seq === null || stage === null ? null : next({ stage, version: seq })
  if (events === null || seq === null) return { stage, version: seq ?? 0 }
  const { id } = only(locked)
  await tx.query('delete from payout_events where withdrawal_id = $1 and seq > $2', [id, seq])
  await addPayoutEvents(tx, { id, userId, after: seq }, events)
  const past = await tx.query<{ at: Date; stage: Stage }>(
    'select at, stage from payout_events where withdrawal_id = $1 order by seq',
    [id],
  )
  const { sentAt, settlesAt, fails } = ledgerOf(past.rows)
  await tx.query('update withdrawals set sent_at = $2, settles_at = $3, fails = $4 where id = $1', [
    id,
    sentAt,
    settlesAt,
    fails,
  ])
  return 'written'
}

export type Event = {
  at: Date
  stage: Stage
  actor: string
  reason: string | null
  text: string | null
  until: Date | null
}

/** What has happened to a payout by `at`, oldest first. */
export async function payoutEvents(db: Queryable, userId: string, reference: string, at: Date) {
  const { rows } = await db.query<Event>(
    `select e.at, e.stage, e.actor, e.reason, e.text, e.until
     from payout_events e join withdrawals w on w.id = e.withdrawal_id
     where w.user_id = $1 and w.reference = $2 and e.at <= $3 order by e.seq`,
    [userId, reference, at],
  )
  return rows
}
