import type { Mail } from '../domain/mails.ts'
import { payoutMail } from '../domain/payout-mail.ts'
import { type Queryable, only } from './database.ts'
import { type StoredMessage, inMessages } from './messages.ts'

/** Stores an email that the sandbox would have sent. Call it in the transaction of what it reports. */
export async function sendMail(tx: Queryable, userId: string, { subject, body }: Mail, at: Date) {
  await tx.query(
    `insert into mails (user_id, at, subject, body, word) select id, $2, $3, $4, mail_word from users where id = $1`,
    [userId, at, subject, body],
  )
}

/** Stores the word that the customer's emails carry. */
export async function setMailWord(tx: Queryable, userId: string, word: string) {
  await tx.query('update users set mail_word = $2 where id = $1', [userId, word])
}

/** Whether the customer has chosen a word for their emails. */
export async function hasMailWord(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.query<{ set: boolean }>(
    'select mail_word is not null as set from users where id = $1',
    [userId],
  )
  return only(rows).set
}

export type ShownMail = Mail & { at: Date; email: string; word: string | null }

/** Emails per page. */
const SHOWN = 200
const DAYS_KEPT = 90
const oldestKept = (now: Date) => new Date(now.getTime() - DAYS_KEPT * 86_400_000)

/** One customer's emails, newest first. */
export const mailsOf = (db: Queryable, userId: string, now: Date) => newest(db, userId, now)

/** The emails to addresses under names that are reserved for tests and examples (RFC 2606, RFC 6761), newest first. */
export const mailsToTestAddresses = (db: Queryable, now: Date) => newest(db, null, now)

type StageEvent = Omit<StoredMessage, 'seq' | 'read_at'> & { email: string; word: string | null }

const TEST_ADDRESS = `(u.email ~ '[.@](test|example|invalid|localhost)$' or u.email ~ '[.@]example[.](com|net|org)$')`
const WHOSE = `(u.id = $1 or $1::bigint is null and ${TEST_ADDRESS})`
const STORED = `select m.at, u.email, m.subject, m.body, m.word from mails m join users u on u.id = m.user_id
  where ${WHOSE} order by m.id desc limit ${SHOWN}`
const STAGES = `select e.at, u.email, u.mail_word as word, w.reference, w.amount, w.fee, e.stage, e.text
  from payout_events e join withdrawals w on w.id = e.withdrawal_id join users u on u.id = e.user_id
  where ${WHOSE} and e.at > $2 and e.at <= $3 and ${inMessages} order by e.at desc limit ${SHOWN}`

/**
 * The stored emails and those about a payout's stages. A stage is planned when the withdrawal is requested and comes by time, so its email
 * is made from the event.
 */
async function newest(db: Queryable, userId: string | null, now: Date): Promise<ShownMail[]> {
  const stored = await db.query<ShownMail>(STORED, [userId])
  const events = await db.query<StageEvent>(STAGES, [userId, oldestKept(now), now])
  const ofStages = events.rows.map(({ at, email, word, amount, fee, ...event }) => ({
    at,
    email,
    word,
    ...payoutMail({ ...event, amount: BigInt(amount), fee: BigInt(fee) }, at),
  }))
  // At the same time, a stage comes after the request.
  return [...ofStages, ...stored.rows].toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, SHOWN)
}

/** Removes emails that are older than `DAYS_KEPT` days, up to 5,000 per call. */
export async function dropOldMails(db: Queryable, at: Date) {
  await db.query(
    `delete from mails where id = any (array(select id from mails where at < $1 order by at limit 5000))`,
    [oldestKept(at)],
  )
}
