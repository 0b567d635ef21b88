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
    it('goes on after a statement that failed, alone or in a transaction', async () => {
      for (let round = 0; round < 3; round += 1) {
        await expect(db().query('select 1/0')).rejects.toThrow(/division by zero/)
        await expect(db().transaction((tx) => tx.query('select no_such_column'))).rejects.toThrow(
          /no_such_column/,
        )
        expect((await db().query('select 1 as one')).rows).toEqual([{ one: 1 }])
      }
    })

    it('goes on with a statement that it keeps prepared after that failed, the first time and later', async () => {
      for (let round = 0; round < 3; round += 1) {
        expect(await divide(db(), 0)).toBe('division by zero')
        expect(await divide(db(), 2)).toBe(3)
        await expect(
          db().transaction((tx) => tx.query('select no_such_column + $1::int', [1])),
        ).rejects.toThrow(/no_such_column/)
      }
      // More often than it takes PostgreSQL to stop planning for the values at hand.
      for (let by = 1; by < 12; by += 1) expect(await divide(db(), by)).toBe(Math.floor(6 / by))
    })

    it('reads a statement once a connection, and only fills it in after that', async () => {
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

    it('S34 undoes a transaction whose work throws', async () => {
      await db().query('create table scratch (n int)')
      const half = db().transaction(async (tx) => {
        await tx.query('insert into scratch values (1)')
        throw new Error('in the middle')
      })
      await expect(half).rejects.toThrow('in the middle')
      expect((await db().query('select * from scratch')).rows).toEqual([])
    })

    it('runs no migration twice', async () => expect(await migrate(db())).toEqual([]))

    it('S31 keeps transactions apart and lets other queries wait, without standing still', async () => {
      const work = Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0
          ? db().transaction(async (tx) => (await tx.query('select 1')).rows.length)
          : db()
              .query('select 1')
              .then(({ rows }) => rows.length),
      )
      expect(await Promise.all(work)).toEqual(Array.from({ length: 20 }, () => 1))
    }, 5000)

    it('S21 holds no sum of money that is none', async () => {
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
  it('S30 a slow statement is given up, told as a service that is busy, and the next one is served', async () => {
    expect((await db().query('show statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }])
    const slow = db().transaction(async (tx) => {
      await tx.query("set local statement_timeout = '50ms'")
      await tx.query('select pg_sleep(30)')
    })
    await expect(slow.catch(isUnavailable)).resolves.toBe(true)
    expect((await db().query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
