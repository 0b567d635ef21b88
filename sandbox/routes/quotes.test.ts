import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { onBothEngines } from '../testing/engines.ts'

const wallet = 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0'
const bank = { accountNumber: '00012345', swiftCode: 'SAMPUS33', bankName: 'Sample Bank' }
type TestApp = ReturnType<typeof createTestApp>

const asked = (app: TestApp, token: string, body: object) =>
  app.call('POST', '/withdrawal/quote', { token, body })
const order = (id: unknown) => ({ amount: 50, ...bank, quote: id })

onBothEngines((db) => {
  const testApp = (options = {}) => createTestApp(db(), options)

  describe('a quote', () => {
    it('CAP-2 is the price of the payout, although the fee has changed since', async () => {
      const app = testApp()
      const { token, id } = await app.customer({ profit: 1000_00n })
      const { json } = await asked(app, token, { amount: 100.01, destination: 'crypto' })
      expect(json).toEqual({
        id: expect.any(String),
        requested: 100.01,
        fee: 2.5,
        payout: 97.51,
        rule: 'The fee is 2.5% of the amount, half a cent rounded up. It is deducted from the payout.',
        until: '2026-06-01T12:05:00.000Z',
      })
      await db().query('update users set withdrawal_charges = 900 where id = $1', [id])
      expect(
        (await app.money('/withdrawal/add', token, { amount: 100.01, wallet, quote: json.id })).status,
      ).toBe(201)
      const { json: list } = await app.call('GET', '/withdrawal/all', { token })
      expect(list.allWithdrawals).toMatchObject([{ transactionFee: 2.5 }])
    })

    it('CAP-2 that has expired is refused with a new one, which the same key can use', async () => {
      const app = testApp()
      const { token } = await app.customer({ profit: 1000_00n })
      const { json: quote } = await asked(app, token, { amount: 50, destination: 'bank' })
      app.clock.forward(5 * 60_000)
      const key = randomUUID()
      const expired = await app.money('/withdrawal/add', token, order(quote.id), key)
      expect([expired.status, expired.json.code, expired.json.quote]).toMatchObject([
        409,
        'quote_expired',
        { fee: 1.25, until: '2026-06-01T12:10:00.000Z' },
      ])
      const again = await app.money('/withdrawal/add', token, order(quote.id), key)
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([409, null])
      const fresh = again.json.quote?.id
      expect((await app.money('/withdrawal/add', token, order(fresh), key)).status).toBe(201)
      // Used up.
      expect((await app.money('/withdrawal/add', token, order(fresh))).json.code).toBe('quote_expired')
    })

    it('CAP-2 holds for its customer, amount and destination only', async () => {
      const app = testApp()
      const { token } = await app.customer({ profit: 1000_00n })
      const stranger = await app.customer({ profit: 1000_00n })
      const { json } = await asked(app, token, { amount: 50, destination: 'crypto' })
      for (const [who, body] of [
        [stranger.token, { amount: 50, wallet }],
        [token, { amount: 50.01, wallet }],
        [token, { amount: 50, ...bank }],
      ] as const)
        expect((await app.money('/withdrawal/add', who, { ...body, quote: json.id })).json.code).toBe(
          'quote_expired',
        )
      expect((await app.money('/withdrawal/add', token, { amount: 50, wallet, quote: json.id })).status).toBe(
        201,
      )
      expect((await asked(app, token, { amount: 1000, destination: 'crypto' })).status).toBe(409)
      const closed = await app.customer({ profit: 5n, mayWithdraw: false })
      expect((await asked(app, closed.token, { amount: 0.01, destination: 'crypto' })).status).toBe(403)
      const without = testApp({ capabilities: [] })
      expect(
        (await without.money('/withdrawal/add', token, { amount: 5, wallet, quote: json.id })).status,
      ).toBe(422)
    })

    it('CAP-2 at most twenty are kept for a customer', async () => {
      const app = testApp()
      const { token, id } = await app.customer({ profit: 1000_00n })
      const ids: unknown[] = []
      for (let n = 0; n < 25; n += 1) {
        ids.push((await asked(app, token, { amount: 50, destination: 'bank' })).json.id)
        app.clock.forward(1000)
      }
      const { rows } = await db().query('select count(*)::int as kept from quotes where user_id = $1', [id])
      expect(rows).toEqual([{ kept: 20 }])
      // The oldest are dropped: the customer has seen newer prices since.
      const statuses: number[] = []
      for (const at of [5, 24, 4])
        statuses.push((await app.money('/withdrawal/add', token, order(ids[at]))).status)
      expect(statuses).toEqual([201, 201, 409])
    })
  })
})
