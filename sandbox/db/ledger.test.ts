import { readFileSync } from 'node:fs'
import {
  array,
  asyncProperty,
  assert as check,
  bigInt,
  boolean,
  constantFrom,
  integer,
  oneof,
  record,
  tuple,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancelEvents, payoutPlan } from '../domain/payout-plan.ts'
import { createTestApp } from '../testing/test-app.ts'
import { onBothEngines, onPostgres } from '../testing/engines.ts'
import { addWithdrawal } from './add-transactions.ts'
import { type Database, only } from './database.ts'
import { foldSettled, ledgerDifferences } from './ledger.ts'
import { maintain } from './maintain.ts'
import { writePayoutEvents } from './payout-events.ts'

const START = new Date('2026-06-01T12:00:00Z').getTime()
const minutesLater = (minutes: number) => new Date(START + minutes * 60_000)

let references = 0

async function addRow(
  db: Database,
  customer: string,
  table: 'deposits' | 'withdrawals',
  row: { amount: bigint; created: number; settles: number | 'infinity'; fails: boolean },
) {
  const settles = row.settles === 'infinity' ? 'infinity' : minutesLater(row.settles)
  const values = [customer, `TEST-${references++}`, row.amount, minutesLater(row.created), settles, row.fails]
  await (table === 'deposits'
    ? db.query(
        `insert into deposits (user_id, reference, amount, created_at, settles_at, fails) values ($1, $2, $3, $4, $5, $6)`,
        values,
      )
    : db.query(
        `insert into withdrawals (user_id, reference, amount, fee, charges, wallet, created_at, settles_at, fails)
         values ($1, $2, $3, 0, 0, 'sample', $4, $5, $6)`,
        values,
      ))
}

let payouts = 0

/** Adds a payout with the plan for its cents. */
async function addPayout(db: Database, customer: string, amount: bigint, created: number) {
  const at = minutesLater(created)
  const reference = `PAYOUT-${payouts++}`
  // One unit of the plan is five minutes.
  const plan = payoutPlan({ amount, destination: 'crypto', at }, { settleSeconds: 300, steered: true })
  const withdrawal = { reference, amount, fee: 0n, charges: 0, createdAt: at }
  await db.transaction((tx) => addWithdrawal(tx, customer, withdrawal, { wallet: 'sample' }, plan))
}

/** Cancels the nth payout, `after` minutes after its request. */
async function cancelNth(db: Database, customer: string, nth: number, after: number) {
  const { rows } = await db.query<{ reference: string; created_at: Date }>(
    "select reference, created_at from withdrawals where user_id = $1 and reference like 'PAYOUT%' order by id offset $2 limit 1",
    [customer, nth],
  )
  for (const { reference, created_at } of rows) {
    const at = new Date(created_at.getTime() + after * 60_000)
    await db.transaction((tx) =>
      writePayoutEvents(tx, { reference, userId: customer, at }, ({ stage }) => cancelEvents(stage, at, 300)),
    )
  }
}

/** The money that is back, or not gone yet, by the last event of each payout. */
async function takenByStages(db: Database, customer: string, at: Date): Promise<string> {
  const { rows } = await db.query<{ taken: string }>(
    `select coalesce(sum(w.amount) filter (where e.stage not in ('cancelled', 'refused', 'returned')), 0)::text as taken
     from withdrawals w cross join lateral (select stage from payout_events e where e.withdrawal_id = w.id
       and (e.at <= $2 or e.seq = 1) order by (e.at <= $2) desc, seq desc limit 1) e where w.user_id = $1`,
    [customer, at],
  )
  return only(rows).taken
}

const balances = async (db: Database, name: 'kept' | 'derived', customer: string, at: Date) =>
  only(
    (name === 'kept'
      ? await db.query('select * from balances_at($1, $2)', [customer, at])
      : await db.query('select * from derived_balances_at($1, $2)', [customer, at])
    ).rows,
  )

const time = integer({ min: -60, max: 60 })
const step = oneof(
  {
    arbitrary: record({
      do: constantFrom('deposits' as const, 'withdrawals' as const),
      amount: bigInt({ min: 1n, max: 99_999_999_999_999n }),
      created: time,
      settles: oneof(
        { arbitrary: time, weight: 9 },
        { arbitrary: constantFrom('infinity' as const), weight: 1 },
      ),
      fails: boolean(),
    }),
    weight: 6,
  },
  {
    arbitrary: record({
      do: constantFrom('earning' as const),
      kind: constantFrom('trade', 'referral'),
      amount: bigInt({ min: 1n, max: 10n ** 15n }),
    }),
    weight: 2,
  },
  { arbitrary: record({ do: constantFrom('fold' as const), at: time }), weight: 2 },
  {
    arbitrary: record({
      do: constantFrom('delete' as const, 'fail' as const),
      nth: integer({ min: 0, max: 5 }),
    }),
    weight: 1,
  },
)

const payout = record({
  do: constantFrom('payout' as const),
  dollars: bigInt({ min: 1n, max: 10n ** 9n }),
  cents: constantFrom(0n, 13n, 17n, 19n, 23n),
  at: time,
})
const cancel = (lastNth: number) =>
  record({
    do: constantFrom('cancel' as const),
    nth: integer({ min: 0, max: lastNth }),
    after: integer({ min: 0, max: 8 }),
  })
const foldStep = record({ do: constantFrom('fold' as const), at: time })
/** Begins with a payout that is cancelled, in time or too late. */
const payoutHistory = tuple(
  payout,
  cancel(0),
  array(oneof(payout, cancel(3), foldStep), { maxLength: 10 }),
).map(([first, attempt, rest]) => [first, attempt, ...rest])

onBothEngines((db) => {
  describe('the stored sums', () => {
    it('FAIR-1 equal the sums of the rows at any time, whatever the order of writes', async () => {
      const { customer } = createTestApp(db())
      await check(
        asyncProperty(array(step, { maxLength: 14 }), async (steps) => {
          const { id } = await customer()
          for (const each of steps) {
            if (each.do === 'deposits' || each.do === 'withdrawals') await addRow(db(), id, each.do, each)
            if (each.do === 'earning')
              await db().query(
                'insert into earnings (user_id, kind, amount, created_at) values ($1, $2, $3, $4)',
                [id, each.kind, each.amount, minutesLater(0)],
              )
            if (each.do === 'fold')
              await db().query('select fold_balances($1, $2)', [id, minutesLater(each.at)])
            const nth = 'select id from deposits where user_id = $1 order by id offset $2 limit 1'
            if (each.do === 'delete')
              await db().query(
                'delete from deposits where id = (select id from deposits where user_id = $1 order by id offset $2 limit 1)',
                [id, each.nth],
              )
            if (each.do === 'fail') {
              const { rows } = await db().query<{ id: string }>(nth, [id, each.nth])
              for (const row of rows)
                await db().query('update deposits set fails = not fails where id = $1', [row.id])
            }
            // Also at times before the rows were written, because the clock may have been set back.
            for (const at of [-61, -20, 0, 20, 61].map(minutesLater))
              expect(await balances(db(), 'kept', id, at)).toEqual(await balances(db(), 'derived', id, at))
          }
        }),
        { numRuns: 40 },
      )
    })

    it('FAIR-1 CAP-2 equal the sums by stage, whatever is cancelled, refused or returned, and when', async () => {
      const { customer } = createTestApp(db())
      let cancelled = 0
      await check(
        asyncProperty(payoutHistory, async (steps) => {
          const { id } = await customer()
          for (const each of steps) {
            if (each.do === 'payout') await addPayout(db(), id, each.dollars * 100n + each.cents, each.at)
            if (each.do === 'cancel') await cancelNth(db(), id, each.nth, each.after)
            if (each.do === 'fold')
              await db().query('select fold_balances($1, $2)', [id, minutesLater(each.at)])
            for (const at of [-61, -20, 0, 20, 61, 180].map(minutesLater)) {
              const kept = await balances(db(), 'kept', id, at)
              expect(kept).toEqual(await balances(db(), 'derived', id, at))
              expect(kept.trade_profit).toBe(String(-BigInt(await takenByStages(db(), id, at))))
            }
          }
          const done = "select 1 from payout_events where user_id = $1 and stage = 'cancelled'"
          cancelled += (await db().query(done, [id])).rows.length
        }),
        { numRuns: 40 },
      )
      expect(cancelled).toBeGreaterThan(5)
    })

    it('FAIR-1 stay correct during thirty concurrent deposits, withdrawals and folds of one customer', async () => {
      const { customer, clock } = createTestApp(db())
      const { id } = await customer()
      await Promise.all(
        Array.from({ length: 30 }, async (_, n) => {
          await addRow(db(), id, n % 3 ? 'deposits' : 'withdrawals', {
            amount: BigInt(n + 1),
            created: n % 4,
            settles: n % 5,
            fails: n % 7 === 0,
          })
          await db().query('select fold_balances($1, $2)', [id, minutesLater(n % 6)])
        }),
      )
      for (const at of [clock.at, minutesLater(2), minutesLater(90)])
        expect(await balances(db(), 'kept', id, at)).toEqual(await balances(db(), 'derived', id, at))
    })

    it('upkeep adds rows that settled after the last write', async () => {
      const { customer, money, details, clock } = createTestApp(db())
      const { id, token } = await customer()
      await money('/transaction/add', token, { amount: 12.5 })
      clock.forward(60_000)
      const kept = async () =>
        only(
          (await db().query<{ deposited: string }>('select deposited from balances where user_id = $1', [id]))
            .rows,
        )
      expect(await kept()).toEqual({ deposited: '0' })
      expect(await details(token)).toMatchObject({ totalDeposit: 12.5 })
      await maintain(db(), clock.at, { hours: 12, idleMinutes: 30 })
      expect(await kept()).toEqual({ deposited: '1250' })
      expect(await details(token)).toMatchObject({ totalDeposit: 12.5, pendBalance: 0 })
      expect(await foldSettled(db(), clock.at)).toBe(0)
    })

    it('S35 a deposit is pending again after the clock is set back, and counts once in the end', async () => {
      const { customer, money, details, clock } = createTestApp(db())
      const { token } = await customer()
      await money('/transaction/add', token, { amount: 10 })
      clock.forward(60_000)
      await money('/transaction/add', token, { amount: 5 })
      clock.forward(-61_000)
      expect(await details(token)).toMatchObject({ totalDeposit: 0, pendBalance: 15 })
      clock.forward(20 * 60_000)
      expect(await details(token)).toMatchObject({ totalDeposit: 15, pendBalance: 0 })
    })

    it('check:ledger finds exactly the sums that differ', async () => {
      const { customer, clock } = createTestApp(db())
      const { id } = await customer({ profit: 100_00n })
      expect((await ledgerDifferences(db(), clock.at)).differences).toEqual([])
      await db().query('update balances set trade = trade + 1 where user_id = $1', [id])
      const { customers, differences } = await ledgerDifferences(db(), clock.at)
      expect(customers).toBeGreaterThan(0)
      expect(differences).toEqual([
        { customer: id, figure: 'total_equity', kept: '10001', derived: '10000' },
        { customer: id, figure: 'trade_profit', kept: '10001', derived: '10000' },
      ])
      await db().query('update balances set trade = trade - 1 where user_id = $1', [id])
    })

    it('check:ledger checks all customers, beyond the first two hundred too', async () => {
      const { customer, clock } = createTestApp(db())
      for (let n = 0; n < 201; n += 1) await customer()
      const { id } = await customer({ profit: 5n })
      await db().query('update balances set trade = 6 where user_id = $1', [id])
      const { customers, differences } = await ledgerDifferences(db(), clock.at)
      expect(customers).toBeGreaterThan(201)
      expect(differences.map((each) => each.customer)).toEqual([id, id])
      await db().query('update balances set trade = 5 where user_id = $1', [id])
    })

    it('the migration sums up existing rows', async () => {
      const { customer, clock } = createTestApp(db())
      const { id } = await customer({ profit: 500n })
      await addRow(db(), id, 'deposits', { amount: 700n, created: -50, settles: -40, fails: false })
      await addRow(db(), id, 'withdrawals', { amount: 30n, created: -20, settles: 40, fails: true })
      const before = await balances(db(), 'kept', id, clock.at)
      const file = readFileSync(new URL('./migrations/0003_settled_sums.sql', import.meta.url), 'utf8')
      const backfill = file.slice(file.indexOf('-- What is there already'))
      await db().transaction(async (tx) => {
        await tx.query('delete from balances')
        await tx.query(backfill)
      })
      expect(await balances(db(), 'kept', id, clock.at)).toEqual(before)
      expect(before).toMatchObject({ total_deposit: '700', trade_profit: '470' })
      expect((await ledgerDifferences(db(), clock.at)).differences).toEqual([])
    })
  })
})

onPostgres((db) => {
  it('two servers that add the same rows to the sums at once count them once', async () => {
    const { customer } = createTestApp(db())
    const { id } = await customer()
    for (const table of ['deposits', 'withdrawals'] as const)
      await addRow(db(), id, table, { amount: 700n, created: -50, settles: -40, fails: false })
    const fold = 'select fold_balances($1, $2)'
    let second: Promise<unknown> = Promise.resolve()
    await db().transaction(async (tx) => {
      await tx.query(fold, [id, minutesLater(0)])
      second = db().query(fold, [id, minutesLater(1)])
      const waits = "select 1 from pg_stat_activity where wait_event_type = 'Lock'"
      while ((await db().query(waits)).rows.length === 0);
    })
    await second
    const at = minutesLater(2)
    expect(await balances(db(), 'kept', id, at)).toEqual(await balances(db(), 'derived', id, at))
  })
})
