import { knowsAgent, record } from '../db/activity.ts'
import type { Database, Queryable } from '../db/database.ts'
import { sendMail } from '../db/mails.ts'
import { startSession } from '../db/sessions.ts'
import { mails } from '../domain/mails.ts'
import { newToken, tokenHash } from './tokens.ts'

type Verified = { id: string; passwordHash: string }
type Facts = { at: Date; agent: string }

/** Starts a session, records it, and emails the customer if the browser is new. Returns the token, or `null` if the password has changed meanwhile. */
export async function signInWithin(tx: Queryable, user: Verified, facts: Facts): Promise<string | null> {
  const token = newToken()
  if (!(await startSession(tx, user, tokenHash(token), facts.at, facts.agent))) return null
  const known = await knowsAgent(tx, user.id, facts.agent)
  await record(tx, { userId: user.id, kind: 'sign-in', ...facts })
  if (!known) await sendMail(tx, user.id, mails.newBrowser(facts), facts.at)
  return token
}

/** Starts a session in its own transaction. */
export const signIn = (db: Database, user: Verified, facts: Facts) =>
  db.transaction((tx) => signInWithin(tx, user, facts))
