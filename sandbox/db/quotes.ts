import type { Destination } from '../domain/payout-plan.ts'
import type { Queryable } from './database.ts'

type StoredQuote = {
  id: string
  amount: bigint
  charges: number
  fee: bigint
  destination: Destination
  until: Date
}

/** How many open quotes are kept for one customer. */
const MOST_QUOTES = 20

/** Stores a quote. Drops this customer's oldest and expired ones, so that nobody can fill the table. */
export async function addQuote(tx: Queryable, userId: string, quote: StoredQuote, at: Date) {
  await tx.query(
    `delete from quotes where user_id = $1 and (until <= $2 or id not in (
       select id from quotes where user_id = $1 order by until desc, id limit $3))`,
    [userId, at, MOST_QUOTES - 1],
  )
  await tx.query(
    `insert into quotes (id, user_id, amount, charges, fee, destination, created_at, until)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [quote.id, userId, quote.amount, quote.charges, quote.fee, quote.destination, at, quote.until],
  )
}

type Terms = Pick<StoredQuote, 'id' | 'amount' | 'destination'>

/** Uses up a quote and returns its fee. `null` if it has expired, is used up, or is for another payout or customer. */
export async function takeQuote(tx: Queryable, userId: string, { id, amount, destination }: Terms, at: Date) {
  const { rows } = await tx.query<{ charges: number; fee: string }>(
    `delete from quotes where id = $1 and user_id = $2 and amount = $3 and destination = $4 and until > $5
     returning charges, fee`,
    [id, userId, amount, destination, at],
  )
  const [row] = rows
  return row ? { charges: row.charges, fee: BigInt(row.fee) } : null
}

/** Removes the quotes that have expired. */
export async function dropOldQuotes(db: Queryable, at: Date) {
  await db.query('delete from quotes where until <= $1', [at])
}
