import { manyDeposits, sampleDeposits, sampleWithdrawals } from '#contract/fixtures/sample-transactions.ts'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import type { WireDeposit, WireWithdrawal } from '#contract/transactions.ts'
import type { WireUserDetails } from '#contract/user.ts'
import type { Hasher } from '../security/hashing.ts'
import type { Database, Queryable } from './database.ts'
import { SAMPLE_PASSWORD, type SampleEmail, sampleSignIns } from './sample-customers.ts'
import {
  addEarning,
  addSampleDeposits,
  addSampleUser,
  addSampleWithdrawal,
  type Money,
  type SignIn,
} from './sample-rows.ts'
import { yearOfDeposits, yearOfWithdrawals } from './sample-year.ts'

type Sample = {
  details: WireUserDetails
  deposits?: readonly WireDeposit[]
  withdrawals?: readonly WireWithdrawal[]
  /** Whether it has {@link yearOfDeposits} and {@link yearOfWithdrawals}. */
  year?: true
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
  'year@sample.test': {
    details: { ...newcomer, ...quiet, name: 'Sample Regular' },
    year: true,
    tradeCredit: 900,
  },
}

/** Adds the sample customers to an empty database and returns `true`. Returns `false` if there already are customers. */
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

/** The sign-ins of the sample customers, with their published password and phrases hashed. */
export const hashedSignIns = (hasher: Hasher): Promise<SignIn[]> =>
  Promise.all(
    sampleSignIns.map(async ({ email, phrase }) => ({
      email,
      passwordHash: await hasher.hash(SAMPLE_PASSWORD),
      phraseHash: await hasher.hash(phrase),
    })),
  )

/** Adds all sample customers with their rows. */
export async function addSamples(tx: Queryable, signIns: SignIn[], now: Date) {
  for (const signIn of signIns) {
    const sample = samples[signIn.email]
    const userId = await addSampleUser(tx, signIn, sample.details, now)
    const { deposits = [], withdrawals = [] } = sample.year
      ? { deposits: yearOfDeposits(now), withdrawals: yearOfWithdrawals(now) }
      : sample
    await addSampleDeposits(tx, userId, deposits, now)
    for (const withdrawal of withdrawals) await addSampleWithdrawal(tx, userId, withdrawal, sample.details)
    await addEarning(tx, userId, 'trade', sample.tradeCredit, now)
    await addEarning(tx, userId, 'referral', sample.details.referralBonus, now)
  }
}
