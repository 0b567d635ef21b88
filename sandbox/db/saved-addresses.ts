import { addressKey } from '#contract/address-key.ts'
import { type Queryable, only } from './database.ts'

type Row = {
  id: string
  label: string
  network: string
  address: string
  address_key: string
  usable_from: Date
}

const columns = 'id, label, network, address, address_key, usable_from'
const FIND = `select ${columns} from saved_addresses where user_id = $1 and address_key = $2`
const LIST = `select ${columns} from saved_addresses where user_id = $1 order by lower(label), id`

/** Returns the saved address that a payout goes to, or `null`. */
export async function findSaved(db: Queryable, userId: string, wallet: string) {
  const { rows } = await db.query<Row>(FIND, [userId, addressKey(wallet)])
  return rows[0] ? { usableFrom: rows[0].usable_from, label: rows[0].label, network: rows[0].network } : null
}

/** Returns the customer's saved addresses, each with its payouts that weren't refused. */
export async function listSaved(db: Queryable, userId: string, at: Date) {
  const { rows } = await db.query<Row>(LIST, [userId])
  const used = await db.query<{ wallet: string; times: number; last: Date }>(
    `select wallet, count(*)::int as times, max(created_at) as last from withdrawals
     where user_id = $1 and wallet is not null and payout_status_at(sent_at, settles_at, fails, $2) = 'approved' group by wallet`,
    [userId, at],
  )
  return rows.map((row) => {
    const own = used.rows.filter(({ wallet }) => addressKey(wallet) === row.address_key)
    const last = Math.max(...own.map((each) => each.last.getTime()))
    return {
      id: row.id,
      label: row.label,
      network: row.network,
      address: row.address,
      usableFrom: row.usable_from.toISOString(),
      times: own.reduce((sum, { times }) => sum + times, 0),
      ...(own.length > 0 ? { lastUsedAt: new Date(last).toISOString() } : {}),
    }
  })
}

type NewAddress = { label: string; network: string; address: string; usableFrom: Date }

/** Whether the customer has already saved the label, the address or both. */
export async function takenOf(tx: Queryable, userId: string, { label, address }: NewAddress) {
  const { rows } = await tx.query<{ label: boolean; address: boolean }>(
    `select coalesce(bool_or(lower(label) = lower($2)), false) as label,
       coalesce(bool_or(address_key = $3), false) as address
     from saved_addresses where user_id = $1`,
    [userId, label, addressKey(address)],
  )
  return only(rows)
}

/** Saves an address and returns the id. It can be used from `usableFrom` on. */
export async function saveAddress(
  tx: Queryable,
  userId: string,
  added: NewAddress,
  at: Date,
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into saved_addresses (user_id, label, network, address, address_key, created_at, usable_from)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [userId, added.label, added.network, added.address, addressKey(added.address), at, added.usableFrom],
  )
  return only(rows).id
}

/** From when the first of the customer's saved addresses can be used. `null` if none is saved. */
export async function firstUsable(tx: Queryable, userId: string): Promise<Date | null> {
  const { rows } = await tx.query<{ first: Date | null }>(
    'select min(usable_from) as first from saved_addresses where user_id = $1',
    [userId],
  )
  return only(rows).first
}

/** How many addresses the customer has saved. */
export async function countSaved(tx: Queryable, userId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::int as count from saved_addresses where user_id = $1',
    [userId],
  )
  return only(rows).count
}

/**
 * Removes a saved address. Returns its name, and until when withdrawals to it stay refused (`null`: they aren't). Returns `null` if the customer
 * has no such address.
 */
export async function removeAddress(tx: Queryable, userId: string, id: string, at: Date) {
  const { rows } = await tx.query<{ label: string; address_key: string; usable_from: Date }>(
    'delete from saved_addresses where user_id = $1 and id = $2 returning label, address_key, usable_from',
    [userId, id],
  )
  const [removed] = rows
  if (!removed) return null
  const { label, address_key: key, usable_from: usableFrom } = removed
  await tx.query(
    'delete from removed_addresses where user_id = $1 and (usable_from <= $2 or address_key = $3)',
    [userId, at, key],
  )
  if (usableFrom <= at) return { label, heldUntil: null }
  await tx.query('insert into removed_addresses (user_id, address_key, usable_from) values ($1, $2, $3)', [
    userId,
    key,
    usableFrom,
  ])
  return { label, heldUntil: usableFrom }
}

/** Until when withdrawals to an address are refused because it was removed before it could be used, or `null`. */
export async function removedUntil(db: Queryable, userId: string, wallet: string, at: Date) {
  const { rows } = await db.query<{ usable_from: Date }>(
    'select usable_from from removed_addresses where user_id = $1 and address_key = $2 and usable_from > $3',
    [userId, addressKey(wallet), at],
  )
  return rows[0]?.usable_from ?? null
}

export type OnlySaved = { only: boolean; offFrom: Date | null }

/** Whether payouts to other destinations are refused at `at`. */
export async function onlySavedOf(db: Queryable, userId: string, at: Date): Promise<OnlySaved> {
  const { rows } = await db.query<{ only_saved: boolean; only_saved_off_from: Date | null }>(
    'select only_saved, only_saved_off_from from users where id = $1',
    [userId],
  )
  const { only_saved, only_saved_off_from: offFrom } = only(rows)
  const ended = offFrom !== null && offFrom <= at
  return only_saved && !ended ? { only: true, offFrom } : { only: false, offFrom: null }
}

/** Stores whether withdrawals go only to saved addresses, and when switching that off takes effect. */
export async function setOnlySaved(tx: Queryable, userId: string, { only: on, offFrom }: OnlySaved) {
  await tx.query('update users set only_saved = $2, only_saved_off_from = $3 where id = $1', [
    userId,
    on,
    offFrom,
  ])
}
