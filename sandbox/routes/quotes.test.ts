import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createAccountApp } from '../testing/account.ts'
import { createTestApp } from '../testing/test-app.ts'
import { onBothEngines, onTwoServers } from '../testing/engines.ts'

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

    it('CAP-2 CAP-3 is still there once the customer has confirmed the order, and is then used once', async () => {
      const { customer, switchOn, send, proofFor, codeOf, call } = createAccountApp(db())
      const { token, id } = await customer({ profit: 1000_00n })
      const { secret } = await switchOn(token)
      const body = { amount: 50, destination: 'bank' }
      const { json: quote } = await call('POST', '/withdrawal/quote', { token, body })
      await db().query('update users set withdrawal_charges = 900 where id = $1', [id])
      const list = async () => (await call('GET', '/withdrawal/all', { token })).json.allWithdrawals
      const sent = { token, body: order(quote.id), key: randomUUID() }
      const add = (more: { key?: string; proof?: string } = {}) =>
        send('POST', '/withdrawal/add', { ...sent, ...more })
      expect((await add()).json).toMatchObject({ code: 'step_up', action: 'add-withdrawal' })
      expect(await list()).toEqual([])
      const shown = { method: 'totp', code: codeOf(secret) }
      const proof = await proofFor(token, 'add-withdrawal', sent.body, shown)
      const confirmed = await add({ proof })
      expect([confirmed.status, confirmed.headers.get('idempotent-replayed')]).toEqual([201, null])
      const again = await add({ proof })
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
      expect((await add({ key: randomUUID() })).json.code).toBe('quote_expired')
      expect(await list()).toMatchObject([{ amount: 50, transactionFee: quote.fee }])
      expect(quote.fee).toBe(1.25)
    })
  })
})

onTwoServers((db, other) => {
  it('CAP-2 one quote in an order on each server at once is used once', async () => {
    const [a, b] = [createTestApp(db()), createTestApp(other())]
    const { token } = await a.customer({ profit: 1000_00n })
    for (let round = 0; round < 10; round += 1) {
      const { json } = await asked(a, token, { amount: 50, destination: 'bank' })
      const orders = await Promise.all(
        [a, b].map((server) => server.money('/withdrawal/add', token, order(json.id))),
      )
      expect(orders.map(({ status }) => status).toSorted()).toEqual([201, 409])
      expect(orders.find(({ status }) => status === 409)?.json.code).toBe('quote_expired')
    }
    expect(await b.details(token)).toMatchObject({ tradeProfit: 500 })
  })
})
