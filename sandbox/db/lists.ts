import type { Paging } from '#contract/paging.ts'
import type { Queryable } from './database.ts'
import type { Estimates } from './payout-estimates.ts'

/** Limits the length of a list (S30). The sums still include every row. */
export const LONGEST_LIST = 20_000

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

const isoOf = (time: string) => `to_char((${time}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const rowOf = (status: string, more: string) =>
  `'{"_id":' || to_json(reference) || ',"amount":' || trim_scale(amount * 0.01) || ',"date":"' || ${isoOf('created_at')}
   || '","reference":' || to_json(reference) || ',"status":"' || ${status} || '"' || ${more} || '}'`

const payoutMembers = `',"transactionFee":' || trim_scale(fee * 0.01)
   || case when wallet is null then ',"accountNumber":' || to_json(account_number) || ',"swiftCode":' || to_json(swift_code)
       || ',"bankName":' || to_json(bank_name) else ',"wallet":' || to_json(wallet) end`

const payoutStatus = 'payout_status_at(sent_at, settles_at, fails, $2)'

/** The members of a backend with `payout-steps` or `payout-cancel`. `cancel` is the number of a parameter. */
const stepMembers = (cancel: string) => `case when stage is null then '' else
  ',"stage":' || to_json(stage) || ',"stageAt":"' || ${isoOf('event_at')} || '","actor":' || to_json(actor)
  || coalesce(',"reason":' || to_json(reason), '') || coalesce(',"heldUntil":"' || ${isoOf('until')} || '"', '')
  || coalesce(case when stage in ('requested', 'checking', 'approved', 'sent') and created_at + ends > $2 then
      ',"eta":{"from":"' || ${isoOf('created_at + begins')} || '","to":"' || ${isoOf('created_at + ends')}
      || '","basis":' || to_json(basis) || '}' end, '')
  || case when ${cancel}::boolean then ',"cancellable":' || (stage in ('requested', 'checking', 'held', 'action_needed', 'approved'))
      else '' end
  || ',"version":' || seq end`

/** The last event of each row that has happened by `$2`, and the estimate for its kind. */
const stepTables = (estimates: string) => `left join lateral (
    select seq, stage, at as event_at, actor, reason, until from payout_events e
    where e.withdrawal_id = slice.id and e.at <= $2 order by seq desc limit 1) as event on true
  cross join lateral (select ${estimates}::jsonb -> case when wallet is null then 'bank' else 'crypto' end as counted) as one
  cross join lateral (select counted ->> 'basis' as basis, (counted ->> 'from')::float8 * interval '1 second' as begins,
    (counted ->> 'to')::float8 * interval '1 second' as ends) as estimate`

type Statements = { find: string; slice: string }

/** Builds the query for one table, once. `row` and `joined` are SQL that only this table has. */
const statementsOf = (table: 'deposits' | 'withdrawals', row: string, joined = ''): Statements => ({
  find: `select created_at::text as at, id from ${table} where user_id = $1 and reference = $2`,
  slice: `select string_agg(${row}, ',' order by created_at desc, id desc) as text,
       count(*)::int as count, min(created_at)::text as last_at, (array_agg(id order by created_at, id))[1] as last_id
     from (select * from ${table} where user_id = $1 and (created_at, id) < ($3::timestamptz, $4::bigint)
       order by created_at desc, id desc limit $5) as slice ${joined}`,
})

const deposits = statementsOf('deposits', rowOf('status_at(settles_at, fails, $2)', `''`))
const withdrawals = statementsOf('withdrawals', rowOf(payoutStatus, payoutMembers))
const payouts = statementsOf(
  'withdrawals',
  rowOf(payoutStatus, `${payoutMembers} || ${stepMembers('$6')}`),
  stepTables('$7'),
)
const onePayout = `select ${rowOf(payoutStatus, `${payoutMembers} || ${stepMembers('$4')}`)} as text
  from (select * from withdrawals where user_id = $1 and reference = $3) as slice ${stepTables('$5')}`

/** Returns rows as JSON text, newest first (HIS-1), with their status at `at`. `null` if no row matches the cursor. */
async function listJson(
  { find, slice }: Statements,
  db: Queryable,
  { userId, at, page, more = [] }: { userId: string; at: Date; page: Paging; more?: unknown[] },
) {
  const { before, limit = LONGEST_LIST } = page
  // The last row of the previous page.
  const start = before === undefined ? newest : (await db.query<Cursor>(find, [userId, before])).rows[0]
  if (start === undefined) return null
  const read = (cursor: Cursor, most: number) =>
    db.query<Slice>(slice, [userId, at, cursor.at, cursor.id, most, ...more])
  return slices(read, start, limit)
}

/** What the rows of a backend with `payout-steps` or `payout-cancel` have in addition to the usual fields. */
export type Steps = { cancel: boolean; estimates: Estimates }

/** A page of a customer's deposits as JSON text, the newest first, with their statuses at a time. */
export const depositsJson = (db: Queryable, userId: string, at: Date, page: Paging) =>
  listJson(deposits, db, { userId, at, page })

/** Without `steps`, the rows are those of a backend without capabilities, byte for byte. */
export const withdrawalsJson = (
  db: Queryable,
  userId: string,
  at: Date,
  page: Paging,
  steps: Steps | null,
) =>
  steps === null
    ? listJson(withdrawals, db, { userId, at, page })
    : listJson(payouts, db, { userId, at, page, more: [steps.cancel, JSON.stringify(steps.estimates)] })

/** Returns one row with its stage as JSON text. `null` if the customer has none with this reference. */
export async function payoutJson(db: Queryable, userId: string, at: Date, reference: string, steps: Steps) {
  const { rows } = await db.query<{ text: string }>(onePayout, [
    userId,
    at,
    reference,
    steps.cancel,
    JSON.stringify(steps.estimates),
  ])
  return rows[0]?.text ?? null
}
