import type { Mail } from '../domain/mails.ts'
import { type Queryable, only } from './database.ts'

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

export type ShownMail = { at: Date; email: string; subject: string; body: string; word: string | null }

/** One customer's emails, newest first. */
export async function mailsOf(db: Queryable, userId: string): Promise<ShownMail[]> {
  const { rows } = await db.query<ShownMail>(
    `select m.at, u.email, m.subject, m.body, m.word from mails m join users u on u.id = m.user_id
     where m.user_id = $1 order by m.id desc limit 200`,
    [userId],
  )
  return rows
}

/** The emails to addresses under names that are reserved for tests and examples (RFC 2606, RFC 6761), newest first. */
export async function mailsToTestAddresses(db: Queryable): Promise<ShownMail[]> {
  const { rows } = await db.query<ShownMail>(
    `select m.at, u.email, m.subject, m.body, m.word from mails m join users u on u.id = m.user_id
     where u.email ~ '[.@](test|example|invalid|localhost)$' or u.email ~ '[.@]example[.](com|net|org)$'
     order by m.id desc limit 200`,
  )
  return rows
}

const DAYS_KEPT = 90

/** Removes emails that are older than `DAYS_KEPT` days, up to 5,000 per call. */
export async function dropOldMails(db: Queryable, at: Date) {
  await db.query(
    `delete from mails where id = any (array(select id from mails where at < $1 order by at limit 5000))`,
    [new Date(at.getTime() - DAYS_KEPT * 86_400_000)],
  )
}
