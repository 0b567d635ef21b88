import type { Queryable } from './database.ts'

export type StoredResponse = { route: string; requestHash: Buffer; status: number; body: string }

/** Returns the response that was stored under this customer’s key, or `null`. */
export async function findIdempotentResponse(
  tx: Queryable,
  userId: string,
  key: string,
): Promise<StoredResponse | null> {
  const { rows } = await tx.query<{ route: string; request_hash: Buffer; status: number; body: string }>(
    'select route, request_hash, status, body from idempotency_keys where user_id = $1 and key = $2',
    [userId, key],
  )
  const row = rows[0]
  return row ? { route: row.route, requestHash: row.request_hash, status: row.status, body: row.body } : null
}

/** Stores a response under the key. Call it in the transaction of the row, so that neither exists without the other. */
export async function saveIdempotentResponse(
  tx: Queryable,
  userId: string,
  key: string,
  response: StoredResponse,
  at: Date,
) {
  await tx.query(
    `insert into idempotency_keys (user_id, key, route, request_hash, status, body, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [userId, key, response.route, response.requestHash, response.status, response.body, at],
  )
}

const DAYS_KEPT = 7

/** Deletes expired keys in batches. After a busy day a single statement would time out, on that day and on every later one. */
export async function dropOldKeys(db: Queryable, at: Date, atOnce = 5000) {
  const oldest = new Date(at.getTime() - DAYS_KEPT * 86_400_000)
  for (;;) {
    const { rowCount } = await db.query(
      `delete from idempotency_keys where ctid = any (array(
         select ctid from idempotency_keys where created_at < $1 limit $2))`,
      [oldest, atOnce],
    )
    if ((rowCount ?? 0) < atOnce) return
  }
}
