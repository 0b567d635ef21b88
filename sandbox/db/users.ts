import type { editUserBody, registerBody } from '#contract/auth.ts'
import type { WireUserDetails } from '#contract/user.ts'
import type { z } from '#contract/zod.ts'
import { toWire } from '../domain/wire.ts'
import { type Queryable, only } from './database.ts'

export type NewUser = Omit<z.output<typeof registerBody>, 'password'> & {
  passwordHash: string
  phraseHash: string
}
export type Addresses = Pick<WireUserDetails, 'bitcoinAddress' | 'ethereumAddress' | 'usdtAddress'>

/** Adds a customer. Returns `false` if the email is already taken. */
export async function addUser(
  db: Queryable,
  user: NewUser,
  addresses: Addresses,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into users (email, password_hash, phrase_hash, name, zip_code, address, country_of_residence, investment_goal,
       bitcoin_address, ethereum_address, usdt_address, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (email) do nothing`,
    [
      user.email,
      user.passwordHash,
      user.phraseHash,
      user.name,
      user.zipCode,
      user.address,
      user.countryOfResidence,
      user.investmentGoal,
      addresses.bitcoinAddress,
      addresses.ethereumAddress,
      addresses.usdtAddress,
      at,
    ],
  )
  return rowCount === 1
}

/** Returns the id and the hashes of the customer with this email, which has to be in lower case. `null` if there is none. */
export async function findCredentials(db: Queryable, email: string) {
  const { rows } = await db.query<{ id: string; password_hash: string; phrase_hash: string }>(
    'select id, password_hash, phrase_hash from users where email = $1',
    [email],
  )
  return rows[0]
    ? { id: rows[0].id, passwordHash: rows[0].password_hash, phraseHash: rows[0].phrase_hash }
    : null
}

/** The hash of a customer's password. */
export async function passwordHashOf(db: Queryable, userId: string): Promise<string> {
  const { rows } = await db.query<{ password_hash: string }>(
    'select password_hash from users where id = $1',
    [userId],
  )
  return only(rows).password_hash
}

/** A customer's email address. */
export async function emailOf(db: Queryable, userId: string): Promise<string> {
  const { rows } = await db.query<{ email: string }>('select email from users where id = $1', [userId])
  return only(rows).email
}

/** Stores the hash of a new password. Sessions stay: the caller ends them. */
export async function setPassword(db: Queryable, userId: string, passwordHash: string) {
  await db.query('update users set password_hash = $2 where id = $1', [userId, passwordHash])
}

/** Updates the given details and keeps the others. Returns `false` if `versions` are given and the row has none of them (S19). */
export async function editUser(
  db: Queryable,
  userId: string,
  details: z.output<typeof editUserBody>,
  versions: readonly number[] | null,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update users set name = coalesce($2, name), zip_code = coalesce($3, zip_code), address = coalesce($4, address),
       gender = coalesce($5, gender), phone_number = coalesce($6, phone_number),
       investment_goal = coalesce($7, investment_goal), version = version + 1
     where id = $1 and ($8::int[] is null or version = any($8::int[]))`,
    [
      userId,
      details.name ?? null,
      details.zipCode ?? null,
      details.address ?? null,
      details.gender ?? null,
      details.phoneNumber ?? null,
      details.investmentGoal ?? null,
      versions,
    ],
  )
  return rowCount === 1
}

/** Locks the customer's row until the transaction ends, which serialises changes to one customer's money (S16). */
export async function lockUser(tx: Queryable, userId: string) {
  const { rows } = await tx.query<{ may_withdraw: boolean; withdrawal_charges: number }>(
    'select may_withdraw, withdrawal_charges from users where id = $1 for update',
    [userId],
  )
  const { may_withdraw, withdrawal_charges } = only(rows)
  return { mayWithdraw: may_withdraw, charges: withdrawal_charges }
}

/** What {@link lockUser} returns, without the lock. */
export async function withdrawalTerms(db: Queryable, userId: string) {
  const { rows } = await db.query<{ may_withdraw: boolean; withdrawal_charges: number }>(
    'select may_withdraw, withdrawal_charges from users where id = $1',
    [userId],
  )
  const { may_withdraw, withdrawal_charges } = only(rows)
  return { mayWithdraw: may_withdraw, charges: withdrawal_charges }
}

/** The customer's own deposit addresses. One that isn't set up is empty. */
export async function depositAddressesOf(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.query<{ own: string[] }>(
    'select array[bitcoin_address, ethereum_address, usdt_address] as own from users where id = $1',
    [userId],
  )
  return only(rows).own
}

/** Returns the trade profit at `at`, in cents. Throws if there is no such customer. */
export async function tradeProfit(db: Queryable, userId: string, at: Date): Promise<bigint> {
  const { rows } = await db.query<{ trade_profit: string }>('select trade_profit from balances_at($1, $2)', [
    userId,
    at,
  ])
  return BigInt(only(rows).trade_profit)
}

type Row = {
  [
    Key in
      | 'name'
      | 'email'
      | 'zip_code'
      | 'address'
      | 'gender'
      | 'phone_number'
      | 'investment_goal'
      | 'plan'
      | 'notification'
      | 'bitcoin_address'
      | 'ethereum_address'
      | 'usdt_address'
      | 'total_deposit'
      | 'pend_balance'
      | 'referral_bonus'
      | 'trade_profit'
      | 'total_equity'
  ]: string
} & {
  verified: boolean
  may_withdraw: boolean
  trading_progress: number
  withdrawal_charges: number
  version: number
}

const money = (cents: string | number) => toWire(BigInt(cents))

/** Returns the details that API-5 sends, as of `at`, and their version. */
export async function userDetails(db: Queryable, userId: string, at: Date) {
  const { rows } = await db.query<Row>(
    `select u.name, u.email, u.zip_code, u.address, u.gender, u.phone_number, u.investment_goal, u.plan, u.notification,
       u.bitcoin_address, u.ethereum_address, u.usdt_address, u.verified, u.may_withdraw, u.trading_progress,
       u.withdrawal_charges, u.version, b.*
     from users u, balances_at(u.id, $2) b where u.id = $1`,
    [userId, at],
  )
  const row = only(rows)
  const details: WireUserDetails = {
    name: row.name,
    email: row.email,
    zipCode: row.zip_code,
    address: row.address,
    gender: row.gender,
    phoneNumber: row.phone_number,
    investmentGoal: row.investment_goal,
    verified: row.verified,
    plan: row.plan,
    notification: row.notification,
    pendBalance: money(row.pend_balance),
    referralBonus: money(row.referral_bonus),
    tradingProgress: money(row.trading_progress),
    totalDeposit: money(row.total_deposit),
    totalEquity: money(row.total_equity),
    tradeProfit: money(row.trade_profit),
    userCanWithdraw: row.may_withdraw,
    withdrawalCharges: money(row.withdrawal_charges),
    bitcoinAddress: row.bitcoin_address,
    ethereumAddress: row.ethereum_address,
    usdtAddress: row.usdt_address,
  }
  return { details, version: row.version }
}
