import type { Paging } from '#contract/paging.ts'
import type { Queryable } from './database.ts'

/** Limits the length of a list (S30). The sums still include every row. */
export const LONGEST_LIST = 10_000

/** Rows per statement. Other requests run between two statements, which matters on the embedded engine's one connection. */
const SLICE = 250

type Slice = { text: string | null; count: number; last_at: string | null; last_id: string | null }
type Cursor = { at: string; id: string }

/** The database formats rows as JSON. Parsing ten thousand rows here only to format them again delayed all other requests. */
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

type Statements = { find: string; slice: string }

/** Builds the query for one table, once. `more` is SQL for JSON members that only this table has. */
const statementsOf = (table: 'deposits' | 'withdrawals', more: string): Statements => ({
  find: `select created_at::text as at, id from ${table} where user_id = $1 and reference = $2`,
  slice: `select string_agg('{"_id":' || to_json(reference) || ',"amount":' || trim_scale(amount * 0.01) || ',"date":"'
         || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","reference":' || to_json(reference)
         || ',"status":"' || status_at(settles_at, fails, $2) || '"' || ${more} || '}', ',' order by created_at desc, id desc) as text,
       count(*)::int as count, min(created_at)::text as last_at, (array_agg(id order by created_at, id))[1] as last_id
     from (select * from ${table} where user_id = $1 and (created_at, id) < ($3::timestamptz, $4::bigint)
       order by created_at desc, id desc limit $5) as slice`,
})

const deposits = statementsOf('deposits', `''`)
const withdrawals = statementsOf(
  'withdrawals',
  `',"transactionFee":' || trim_scale(fee * 0.01)
   || case when wallet is null then ',"accountNumber":' || to_json(account_number) || ',"swiftCode":' || to_json(swift_code)
       || ',"bankName":' || to_json(bank_name) else ',"wallet":' || to_json(wallet) end`,
)

/** Returns rows as JSON text, newest first (HIS-1), with their status at `at`. `null` if no row matches the cursor. */
async function listJson({ find, slice }: Statements, db: Queryable, userId: string, at: Date, page: Paging) {
  const { before, limit = LONGEST_LIST } = page
  // The last row of the previous page.
  const start = before === undefined ? newest : (await db.query<Cursor>(find, [userId, before])).rows[0]
  if (start === undefined) return null
  const read = (cursor: Cursor, most: number) =>
    db.query<Slice>(slice, [userId, at, cursor.at, cursor.id, most])
  return slices(read, start, limit)
}

export const depositsJson = (db: Queryable, userId: string, at: Date, page: Paging) =>
  listJson(deposits, db, userId, at, page)
export const withdrawalsJson = (db: Queryable, userId: string, at: Date, page: Paging) =>
  listJson(withdrawals, db, userId, at, page)
