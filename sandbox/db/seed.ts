import { manyDeposits, sampleDeposits, sampleWithdrawals } from '#contract/fixtures/transactions.ts'
import { sampleUsers } from '#contract/fixtures/users.ts'
import { feeOf, fromCents, toCents, toDecimal } from '#contract/money.ts'
import type { WireDeposit, WireWithdrawal } from '#contract/transactions.ts'
import type { WireUserDetails } from '#contract/user.ts'
import type { Hasher } from '../security/hashing.ts'
import { type Database, type Queryable, only } from './database.ts'
import { SAMPLE_PASSWORD, type SampleEmail, sampleSignIns } from './sample-customers.ts'

type Money = number | string
type Sample = {
  details: WireUserDetails
  deposits?: readonly WireDeposit[]
  withdrawals?: readonly WireWithdrawal[]
  tradeCredit?: Money
}

const { newcomer, established, waiting, notified } = sampleUsers
const quiet = { verified: true, userCanWithdraw: true, plan: 'Starter' }

const approved = (reference: string, amount: number): WireDeposit => ({
  _id: reference,
  reference,
  amount,
  date: '2026-01-15T09:00:00Z',
  status: 'approved',
})

/** Balances are sums of rows, so each sample has rows that add up to the figures in the fixtures. */
const samples: Record<SampleEmail, Sample> = {
  'new@sample.test': { details: newcomer },
  'withdraw@sample.test': {
    details: established,
    deposits: sampleDeposits.filter((deposit) => deposit.status !== 'reversed'),
    withdrawals: sampleWithdrawals,
    // Minus the pending and the approved withdrawal, this is the fixture's trade profit.
    tradeCredit: 4650.18,
  },
  'waiting@sample.test': {
    details: waiting,
    deposits: [approved('DEP-SAMPLE-W001', 2500)],
    tradeCredit: waiting.tradeProfit,
  },
  'notified@sample.test': { details: notified, deposits: [approved('DEP-SAMPLE-N001', 500)] },
  'history@sample.test': {
    details: { ...newcomer, ...quiet, name: 'Sample Historian', plan: 'Pro' },
    deposits: manyDeposits(10_000),
    tradeCredit: 1250,
  },
  'empty@sample.test': { details: { ...newcomer, ...quiet, name: 'Sample Quiet' } },
  'noaddress@sample.test': {
    details: {
      ...newcomer,
      ...quiet,
      name: 'Sample Unaddressed',
      bitcoinAddress: '',
      ethereumAddress: '',
      usdtAddress: '',
    },
  },
}

/** Adds the sample customers to an empty database and returns `true`. Returns `false` if there are customers already. */
export async function seed(db: Database, hasher: Hasher, now: Date): Promise<boolean> {
  const { rows } = await db.query('select 1 from users limit 1')
  if (rows.length > 0) return false
  const signIns = await hashedSignIns(hasher)
  return db.transaction(async (tx) => {
    // Another server on the same PostgreSQL may have been faster.
    await tx.query('lock table users in share row exclusive mode')
    const taken = await tx.query('select 1 from users limit 1')
    if (taken.rows.length > 0) return false
    await addSamples(tx, signIns, now)
    return true
  })
}

export const hashedSignIns = (hasher: Hasher): Promise<SignIn[]> =>
  Promise.all(
    sampleSignIns.map(async ({ email, phrase }) => ({
      email,
      passwordHash: await hasher.hash(SAMPLE_PASSWORD),
      phraseHash: await hasher.hash(phrase),
    })),
  )

export async function addSamples(tx: Queryable, signIns: SignIn[], now: Date) {
  for (const signIn of signIns) {
    const sample = samples[signIn.email]
    const userId = await addSampleUser(tx, signIn, sample.details, now)
    await addSampleDeposits(tx, userId, sample.deposits ?? [], now)
    for (const withdrawal of sample.withdrawals ?? [])
      await addSampleWithdrawal(tx, userId, withdrawal, sample.details)
    await addEarning(tx, userId, 'trade', sample.tradeCredit, now)
    await addEarning(tx, userId, 'referral', sample.details.referralBonus, now)
  }
}

const cents = (amount: Money) => toCents(toDecimal(amount) ?? '0')

export type SignIn = { email: SampleEmail; passwordHash: string; phraseHash: string }

async function addSampleUser(
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

async function addSampleDeposits(tx: Queryable, userId: string, deposits: readonly WireDeposit[], now: Date) {
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

async function addSampleWithdrawal(
  tx: Queryable,
  userId: string,
  row: WireWithdrawal,
  details: WireUserDetails,
) {
  const amount = cents(row.amount)
  const charges = cents(details.withdrawalCharges)
  await tx.query(
    `insert into withdrawals (user_id, reference, amount, fee, charges, wallet, account_number, swift_code, bank_name,
       created_at, settles_at, fails) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
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
}

async function addEarning(
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
