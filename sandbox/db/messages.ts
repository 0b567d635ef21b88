import type { toldStages } from '../domain/payout-message.ts'
import { type Queryable, only } from './database.ts'

/** Messages per answer. */
const PAGE = 100

export type StoredMessage = {
  reference: string
  seq: number
  at: Date
  stage: (typeof toldStages)[number]
  text: string | null
  amount: string
  fee: string
  read_at: Date | null
}

/** A condition for the events `e` that a customer gets a message about. */
export const inMessages = `e.stage in ('action_needed', 'held', 'refused', 'returned', 'arrived', 'cancelled')`

const LIST = `select w.reference, e.seq, e.at, e.stage, e.text, w.amount, w.fee, e.read_at
  from payout_events e join withdrawals w on w.id = e.withdrawal_id
  where e.user_id = $1 and e.at <= $2 and ${inMessages}
    and (e.at, e.withdrawal_id, e.seq) < ($3::timestamptz, $4::bigint, $5::int)
  order by e.at desc, e.withdrawal_id desc, e.seq desc limit ${PAGE}`
const UNREAD = `select count(*)::int as unread from payout_events e
  where e.user_id = $1 and e.at <= $2 and ${inMessages} and e.read_at is null`

type Cursor = { at: string; id: string; seq: number }
const newest: Cursor = { at: 'infinity', id: '9223372036854775807', seq: 2_147_483_647 }

/** The id of a message is the payout's reference and the event's number. */
const partsOf = (id: string) => {
  const [, reference, seq] = /^(.+)-(\d{1,9})$/.exec(id) ?? []
  return reference === undefined ? null : { reference, seq: Number(seq) }
}

/** Returns messages, newest first, those before `before` if it is given. `null` if that is none of this customer's. */
export async function listMessages(db: Queryable, userId: string, at: Date, before: string | undefined) {
  const start = before === undefined ? newest : await cursorAt(db, userId, before)
  if (start === undefined) return null
  const { rows } = await db.query<StoredMessage>(LIST, [userId, at, start.at, start.id, start.seq])
  const { rows: counted } = await db.query<{ unread: number }>(UNREAD, [userId, at])
  return { rows, unread: only(counted).unread }
}

async function cursorAt(db: Queryable, userId: string, id: string): Promise<Cursor | undefined> {
  const parts = partsOf(id)
  if (parts === null) return undefined
  const { rows } = await db.query<Cursor>(
    `select e.at::text as at, e.withdrawal_id as id, e.seq from payout_events e
     join withdrawals w on w.id = e.withdrawal_id where e.user_id = $1 and w.reference = $2 and e.seq = $3`,
    [userId, parts.reference, parts.seq],
  )
  return rows[0]
}

/** Marks messages as read. Ids of no message change nothing. */
export async function markRead(db: Queryable, userId: string, ids: readonly string[], at: Date) {
  const parts = ids.flatMap((id) => partsOf(id) ?? [])
  await db.query(
    `update payout_events e set read_at = $2 from withdrawals w, unnest($3::text[], $4::int[]) as m (reference, seq)
     where w.id = e.withdrawal_id and w.reference = m.reference and e.seq = m.seq
       and e.user_id = $1 and e.at <= $2 and e.read_at is null`,
    [userId, at, parts.map(({ reference }) => reference), parts.map(({ seq }) => seq)],
  )
}
