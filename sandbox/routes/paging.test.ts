import { describe, expect, it } from 'vitest'
import { defaultLimits } from '../http/rate-limits.ts'
import { createTestApp } from '../testing/test-app.ts'
import { onBothEngines } from '../testing/engines.ts'

const wallet = 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0'

const idOf = (row?: { _id: string }) => row?.['_id']

onBothEngines((db) => {
  describe('lists', () => {
    it('have pages that add up to the whole list, even if rows share a time', async () => {
      const { customer, call } = createTestApp(db())
      const { id, token } = await customer()
      await db().query(
        `insert into deposits (user_id, reference, amount, created_at, settles_at, fails)
         select $1::bigint, 'PAGE-' || $1::text || '-' || n, n, $2::timestamptz - (n / 3) * interval '1.5 ms', $2, false
         from generate_series(1, 700) n`,
        [id, new Date('2026-05-01T00:00:00Z')],
      )
      type Row = { _id: string }
      const page = async (query: string) =>
        (await call('GET', `/transaction/all${query}`, { token })).json.allTransactions as unknown as Row[]
      const whole = await page('')
      expect(whole).toHaveLength(700)
      expect(new Set(whole.map((row) => idOf(row))).size).toBe(700)
      const paged: Row[] = []
      for (let rows = await page('?limit=300'); rows.length > 0;) {
        paged.push(...rows)
        rows = await page(`?limit=300&before=${idOf(rows.at(-1))}`)
      }
      expect(paged).toEqual(whole)
    })

    it('have pages of withdrawals too', async () => {
      const { customer, call, money, clock } = createTestApp(db())
      const { token } = await customer({ profit: 100_00n })
      for (const amount of [1, 2, 3]) {
        await money('/withdrawal/add', token, { amount, wallet })
        clock.forward(1000)
      }
      const page = async (query: string) =>
        (await call('GET', `/withdrawal/all${query}`, { token })).json.allWithdrawals
      expect(await page('?limit=1')).toMatchObject([{ amount: 3, wallet, transactionFee: 0.08 }])
      const [, second] = (await page('')) as unknown as { _id: string }[]
      expect(await page(`?before=${idOf(second)}`)).toMatchObject([{ amount: 1 }])
    })

    it.each([
      'limit=0',
      'limit=-1',
      'limit=1e3',
      'limit=10001',
      'limit=',
      'limit=1%00',
      'before=',
      'before=%27',
      'before=NOBODYS-1',
    ])('refuse ?%s with 422 and a message for the parameter', async (query) => {
      const { customer, call } = createTestApp(db())
      const { token } = await customer()
      for (const path of ['/transaction/all', '/withdrawal/all']) {
        const { status, json } = await call('GET', `${path}?${query}`, { token })
        expect([status, Object.keys(json.fields ?? {})]).toEqual([422, [query.split('=')[0]]])
      }
    })

    it('S6 refuse another customer’s row as a cursor', async () => {
      const { customer, call, money } = createTestApp(db())
      const [a, b] = [await customer(), await customer()]
      await money('/transaction/add', a.token, { amount: 7 })
      const { json } = await call('GET', '/transaction/all', { token: a.token })
      const [row] = json.allTransactions as unknown as { _id: string }[]
      expect((await call('GET', `/transaction/all?before=${idOf(row)}`, { token: b.token })).status).toBe(422)
    })

    it('refuse concurrent calls beyond the queue with 429, and serve another customer', async () => {
      const { customer, call } = createTestApp(db(), { limits: defaultLimits })
      const [a, b] = [await customer(), await customer()]
      const calls = Array.from({ length: 80 }, () =>
        call('GET', '/transaction/token-user', { token: a.token }),
      )
      const other = await call('GET', '/transaction/token-user', { token: b.token })
      expect(other.status).toBe(200)
      const responses = await Promise.all(calls)
      const refused = responses.filter(({ status }) => status === 429)
      expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(68)
      expect(refused.length).toBeGreaterThan(0)
      expect([refused[0]?.headers.get('retry-after'), refused[0]?.json.message]).toEqual([
        '2',
        expect.any(String),
      ])
    })
  })
})
