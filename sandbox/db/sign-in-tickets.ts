import type { Queryable } from './database.ts'

type Verified = { id: string; passwordHash: string }

const TRIES = 5

/** Stores the hash of a ticket: the password was right, and a second step is still to come. */
export async function addTicket(db: Queryable, ticketHash: Buffer, user: Verified, expiresAt: Date) {
  await db.query(
    `insert into sign_in_tickets (ticket_hash, user_id, password_hash, expires_at, tries_left)
     values ($1, $2, $3, $4, $5)`,
    [ticketHash, user.id, user.passwordHash, expiresAt, TRIES],
  )
}

/** Takes one of a ticket's tries. Returns whose it is, or `null` if it has expired, has none left or was used. */
export async function tryTicket(db: Queryable, ticketHash: Buffer, at: Date) {
  const { rows } = await db.query<{ id: string; password_hash: string; tries_left: number }>(
    `update sign_in_tickets set tries_left = tries_left - 1
     where ticket_hash = $1 and expires_at > $2 and tries_left > 0
     returning user_id as id, password_hash, tries_left`,
    [ticketHash, at],
  )
  const [row] = rows
  return row ? { id: row.id, passwordHash: row.password_hash, triesLeft: row.tries_left } : null
}

/** Uses up a ticket. Returns `false` if it has already been used. */
export async function spendTicket(tx: Queryable, ticketHash: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query('delete from sign_in_tickets where ticket_hash = $1', [ticketHash])
  return rowCount === 1
}
