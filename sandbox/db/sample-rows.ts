import { feeOf, fromCents, toCents, toDecimal } from '#contract/money.ts'
import type { WireDeposit, WireWithdrawal } from '#contract/transactions.ts'
import type { WireUserDetails } from '#contract/user.ts'
import { type Queryable, only } from './database.ts'
import { addPayoutEvents } from './payout-events.ts'
import type { SampleEmail } from './sample-customers.ts'

/** An amount in the currency's units, as the contract sends it. */
export type Money = number | string

const cents = (amount: Money) => toCents(toDecimal(amount) ?? '0')

export type SignIn = { email: SampleEmail; passwordHash: string; phraseHash: string }

/** Adds a sample customer and returns the id. */
export async function addSampleUser(
  tx: Queryable,
  signIn: SignIn,
  details: WireUserDetails,
  at: Date,
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into users (email, password_hash, phrase_hash, name, zip_code, address, investment_goal, gender, phone_number,
       verified, plan, notification, may_withdraw, trading_progress, withdrawal_charges,
       bitcoin_address, ethereum_address, usdt_address, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) returning id`,
    [
      signIn.email,
      signIn.passwordHash,
      signIn.phraseHash,
      details.name,
      details.zipCode,
      details.address,
      details.investmentGoal,
      details.gender,
      details.phoneNumber,
      details.verified,
      details.plan,
      details.notification,
      details.userCanWithdraw,
      cents(details.tradingProgress),
      cents(details.withdrawalCharges),
      details.bitcoinAddress,
      details.ethereumAddress,
      details.usdtAddress,
      at,
    ],
  )
  return only(rows).id
}

/** The settlement date of a sample that always stays pending. */
const settlesAt = (row: WireDeposit) => (row.status === 'pending' ? 'infinity' : row.date)

/** The long history always ends yesterday. The other samples keep the dates of the fixtures. */
function datesOf(deposits: readonly WireDeposit[], now: Date): string[] {
  if (deposits.length < 100) return deposits.map((deposit) => deposit.date)
  return deposits.map((_, index) => new Date(now.getTime() - (index + 24) * 3_600_000).toISOString())
}

/** Adds sample deposits. A list of 100 or more ends yesterday; shorter ones keep the dates of the fixtures. */
export async function addSampleDeposits(
  tx: Queryable,
  userId: string,
  deposits: readonly WireDeposit[],
  now: Date,
) {
  const dates = datesOf(deposits, now)
  const oldestFirst = deposits.map((row, index) => ({ ...row, date: dates[index] ?? row.date })).toReversed()
  await tx.query(
    `insert into deposits (user_id, reference, amount, created_at, settles_at, fails)
     select $1, * from unnest($2::text[], $3::bigint[], $4::timestamptz[], $5::timestamptz[], $6::boolean[])`,
    [
      userId,
      oldestFirst.map((row) => row.reference),
      oldestFirst.map((row) => cents(row.amount).toString()),
      oldestFirst.map((row) => row.date),
      oldestFirst.map(settlesAt),
      oldestFirst.map((row) => row.status === 'failed'),
    ],
  )
}

const REFUSED_SAMPLE = 'Sandbox: this sample was refused, to show what a refusal looks like.'

/** Adds a sample withdrawal with its fee, amounts in US dollars. */
export async function addSampleWithdrawal(
  tx: Queryable,
  userId: string,
  row: WireWithdrawal,
  details: WireUserDetails,
) {
  const amount = cents(row.amount)
  const charges = cents(details.withdrawalCharges)
  const at = new Date(row.date)
  const end = { approved: 'sent', failed: 'refused' } as const
  const stage = end[row.status as keyof typeof end]
  const actor = stage === 'sent' ? (row.wallet === undefined ? 'bank' : 'network') : 'us'
  const { rows } = await tx.query<{ id: string }>(
    `insert into withdrawals (user_id, reference, amount, fee, charges, wallet, account_number, swift_code, bank_name,
       created_at, settles_at, fails) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      userId,
      row.reference,
      amount,
      feeOf(amount, fromCents(charges)),
      charges,
      row.wallet ?? null,
      row.accountNumber ?? null,
      row.swiftCode ?? null,
      row.bankName ?? null,
      row.date,
      settlesAt(row),
      row.status === 'failed',
    ],
  )
  await addPayoutEvents(tx, { id: only(rows).id, userId, after: 0 }, [
    { stage: 'requested', actor: 'you', at },
    stage === undefined
      ? { stage: 'checking', actor: 'us', at }
      : { stage, actor, at, ...(stage === 'refused' && { reason: 'other', text: REFUSED_SAMPLE }) },
  ])
}

/** Adds a trade profit or a referral bonus, in US dollars. Adds nothing unless the amount is above zero. */
export async function addEarning(
  tx: Queryable,
  userId: string,
  kind: 'trade' | 'referral',
  amount: Money = 0,
  at: Date,
) {
  if (cents(amount) <= 0n) return
  await tx.query('insert into earnings (user_id, kind, amount, created_at) values ($1, $2, $3, $4)', [
    userId,
    kind,
    cents(amount),
    at,
  ])
}
