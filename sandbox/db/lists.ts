import type { Paging } from '#contract/paging.ts'
import type { Queryable } from './database.ts'

/** No list is endless (S30); the sums still count every row. */
export const LONGEST_LIST = 10_000

/** Rows of one statement. Between two of them others get their turn, which matters on the embedded engine. */
const SLICE = 250

type Slice = { text: string | null; count: number; last_at: string | null; last_id: string | null }
type Cursor = { at: string; id: string }

/** Rows are written as JSON by the database: to read ten thousand rows only to write them again held up everyone else. */
async function slices(
  read: (cursor: Cursor, limit: number) => Promise<{ rows: Slice[] }>,
  start: Cursor,
  most: number,
) {
  const parts: string[] = []
  let cursor = start
  for (let left = most; left > 0; left -= SLICE) {
    const limit = Math.min(SLICE, left)
    const { rows } = await read(cursor, limit)
    const [slice] = rows
    if (!slice || slice.text === null) break
    parts.push(slice.text)
    if (slice.count < limit || slice.last_at === null || slice.last_id === null) break
    cursor = { at: slice.last_at, id: slice.last_id }
  }
  return `[${parts.join(',')}]`
}

const newest: Cursor = { at: 'infinity', id: '9223372036854775807' }

/** Where the page before this one ended; `null` when the customer has no such row. */
async function after(rows: Promise<{ rows: Cursor[] }> | null): Promise<Cursor | null> {
  return rows === null ? newest : ((await rows).rows[0] ?? null)
}

/** Newest first (HIS-1), as JSON, with the status that each has at the time asked. `null`: no row has that cursor. */
export async function depositsJson(db: Queryable, userId: string, at: Date, { before, limit }: Paging) {
  const start = await after(
    before === undefined
      ? null
      : db.query<Cursor>(
          'select created_at::text as at, id from deposits where user_id = $1 and reference = $2',
          [userId, before],
        ),
  )
  if (start === null) return null
  return slices(
    (cursor, most) =>
      db.query<Slice>(
        `select string_agg('{"_id":' || to_json(reference) || ',"amount":' || trim_scale(amount * 0.01) || ',"date":"'
             || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","reference":' || to_json(reference)
             || ',"status":"' || status_at(settles_at, fails, $2) || '"}', ',' order by created_at desc, id desc) as text,
           count(*)::int as count, min(created_at)::text as last_at, (array_agg(id order by created_at, id))[1] as last_id
         from (select * from deposits where user_id = $1 and (created_at, id) < ($3::timestamptz, $4::bigint)
           order by created_at desc, id desc limit $5) as slice`,
        [userId, at, cursor.at, cursor.id, most],
      ),
    start,
    limit ?? LONGEST_LIST,
  )
}

export async function withdrawalsJson(db: Queryable, userId: string, at: Date, { before, limit }: Paging) {
  const start = await after(
    before === undefined
      ? null
      : db.query<Cursor>(
          'select created_at::text as at, id from withdrawals where user_id = $1 and reference = $2',
          [userId, before],
        ),
  )
  if (start === null) return null
  return slices(
    (cursor, most) =>
      db.query<Slice>(
        `select string_agg('{"_id":' || to_json(reference) || ',"amount":' || trim_scale(amount * 0.01) || ',"date":"'
             || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","reference":' || to_json(reference)
             || ',"status":"' || status_at(settles_at, fails, $2) || '","transactionFee":' || trim_scale(fee * 0.01)
             || case when wallet is null then ',"accountNumber":' || to_json(account_number) || ',"swiftCode":'
                 || to_json(swift_code) || ',"bankName":' || to_json(bank_name) else ',"wallet":' || to_json(wallet) end
             || '}', ',' order by created_at desc, id desc) as text,
           count(*)::int as count, min(created_at)::text as last_at, (array_agg(id order by created_at, id))[1] as last_id
         from (select * from withdrawals where user_id = $1 and (created_at, id) < ($3::timestamptz, $4::bigint)
           order by created_at desc, id desc limit $5) as slice`,
        [userId, at, cursor.at, cursor.id, most],
      ),
    start,
    limit ?? LONGEST_LIST,
  )
}
