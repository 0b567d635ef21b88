import { describe, expect, it } from 'vitest'
import { onBothEngines, onPostgres } from '../testing/engines.ts'
import { type Queryable, isUnavailable } from './database.ts'
import { migrate } from './migrate.ts'

const divide = (db: Queryable, by: number) =>
  db.query<{ n: number }>('select 6 / $1::int as n', [by]).then(
    ({ rows }) => rows[0]?.n,
    (error: Error) => error.message,
  )

onBothEngines((db) => {
  describe('the database', () => {
    it('keeps working after a failed statement, alone or in a transaction', async () => {
      for (let round = 0; round < 3; round += 1) {
        await expect(db().query('select 1/0')).rejects.toThrow(/division by zero/)
        await expect(db().transaction((tx) => tx.query('select no_such_column'))).rejects.toThrow(
          /no_such_column/,
        )
        expect((await db().query('select 1 as one')).rows).toEqual([{ one: 1 }])
      }
    })

    it('keeps using a prepared statement that failed, on its first run or later', async () => {
      for (let round = 0; round < 3; round += 1) {
        expect(await divide(db(), 0)).toBe('division by zero')
        expect(await divide(db(), 2)).toBe(3)
        await expect(
          db().transaction((tx) => tx.query('select no_such_column + $1::int', [1])),
        ).rejects.toThrow(/no_such_column/)
      }
      // After five runs PostgreSQL switches from plans for the given values to a generic plan.
      for (let by = 1; by < 12; by += 1) expect(await divide(db(), by)).toBe(Math.floor(6 / by))
    })

    it('parses a statement once per connection', async () => {
      const prepared = await db().transaction(async (tx) => {
        const text = 'select $1::text as kept_once'
        for (let n = 0; n < 3; n += 1) await tx.query(text, [`value ${n}`])
        return tx.query<{ times: string }>(
          'select count(*) as times from pg_prepared_statements where statement = $1',
          [text],
        )
      })
      expect(prepared.rows).toEqual([{ times: '1' }])
    })

    it('S34 rolls back a transaction whose work throws', async () => {
      await db().query('create table scratch (n int)')
      const half = db().transaction(async (tx) => {
        await tx.query('insert into scratch values (1)')
        throw new Error('in the middle')
      })
      await expect(half).rejects.toThrow('in the middle')
      expect((await db().query('select * from scratch')).rows).toEqual([])
    })

    it('runs no migration twice', async () => expect(await migrate(db())).toEqual([]))

    it('S31 isolates transactions and lets other queries wait, without a deadlock', async () => {
      const work = Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0
          ? db().transaction(async (tx) => (await tx.query('select 1')).rows.length)
          : db()
              .query('select 1')
              .then(({ rows }) => rows.length),
      )
      expect(await Promise.all(work)).toEqual(Array.from({ length: 20 }, () => 1))
    }, 5000)

    it('S21 refuses amounts that are not valid sums of money', async () => {
      for (const amount of ['0', '-1', '100000000000000']) {
        const insert = db().query(
          `insert into deposits (user_id, reference, amount, created_at, settles_at, fails) values (1, 'x', $1, now(), now(), false)`,
          [amount],
        )
        await expect(insert).rejects.toThrow(/check constraint/)
      }
    })
  })
})

onPostgres((db) => {
  it('S30 cancels a slow statement, answers with 503, and runs the next one', async () => {
    expect((await db().query('show statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }])
    const slow = db().transaction(async (tx) => {
      await tx.query("set local statement_timeout = '50ms'")
      await tx.query('select pg_sleep(30)')
    })
    await expect(slow.catch(isUnavailable)).resolves.toBe(true)
    expect((await db().query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
