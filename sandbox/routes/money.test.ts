import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { onBothEngines } from '../testing/engines.ts'

const wallet = 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0'
const bank = { accountNumber: '00012345', swiftCode: 'SAMPUS33', bankName: 'Sample Bank' }

onBothEngines((db) => {
  const testApp = (options = {}) => createTestApp(db(), options)

  describe('deposits', () => {
    it('API-6 API-7 are pending, then approved, and the balances follow', async () => {
      const { money, call, customer, details, clock } = testApp()
      const { token } = await customer()
      expect((await money('/transaction/add', token, { amount: 250.5 })).status).toBe(201)
      expect(await details(token)).toMatchObject({ pendBalance: 250.5, totalDeposit: 0, totalEquity: 0 })
      clock.forward(29_999)
      expect((await call('GET', '/transaction/all', { token })).json.allTransactions).toMatchObject([
        {
          amount: 250.5,
          status: 'pending',
          date: '2026-06-01T12:00:00.000Z',
          reference: expect.stringMatching(/^DEP-[2-9A-Z]{8}$/),
        },
      ])
      clock.forward(1)
      expect((await call('GET', '/transaction/all', { token })).json.allTransactions).toMatchObject([
        { status: 'approved' },
      ])
      expect(await details(token)).toMatchObject({ pendBalance: 0, totalDeposit: 250.5, totalEquity: 250.5 })
    })

    it('fail if they end in 13 cents, and don’t count then', async () => {
      const { money, call, customer, details, clock } = testApp({ settleSeconds: 5 })
      const { token } = await customer()
      await money('/transaction/add', token, { amount: 20.13 })
      clock.forward(5000)
      expect((await call('GET', '/transaction/all', { token })).json.allTransactions).toMatchObject([
        { status: 'failed' },
      ])
      expect(await details(token)).toMatchObject({ pendBalance: 0, totalDeposit: 0 })
    })

    it('HIS-1 come newest first', async () => {
      const { money, call, customer, clock } = testApp()
      const { token } = await customer()
      for (const amount of [1, 2, 3]) {
        await money('/transaction/add', token, { amount })
        clock.forward(1000)
      }
      expect((await call('GET', '/transaction/all', { token })).json.allTransactions).toMatchObject([
        { amount: 3 },
        { amount: 2 },
        { amount: 1 },
      ])
    })

    it.each(
      [0, -1, 0.001, 5e-324, 1e21, 1e12, '', 'NaN', 'Infinity', '0x10', '1e3x', null, ['7'], {}, true].map(
        (amount) => ({ amount }),
      ),
    )('S21 refuses %j with 422', async ({ amount }) => {
      const { money, customer } = testApp()
      const { token } = await customer()
      const response = await money('/transaction/add', token, { amount })
      expect([response.status, Object.keys(response.json.fields ?? {})]).toEqual([422, ['amount']])
    })

    it('FAIR-1 keep every cent in sums of the largest amounts', async () => {
      const { money, customer, details, clock } = testApp()
      const { token } = await customer()
      for (let count = 0; count < 11; count += 1)
        await money('/transaction/add', token, { amount: 999_999_999_999.99 })
      clock.forward(60_000)
      await money('/transaction/add', token, { amount: 0.01 })
      expect(await details(token)).toMatchObject({ totalDeposit: 10999999999999.89, pendBalance: 0.01 })
    })
  })

  describe('withdrawals', () => {
    it('API-9 API-8 FAIR-4 deduct the fee from the payout and the whole amount from the profit', async () => {
      const { money, call, customer, details } = testApp()
      const { token } = await customer({ profit: 1000_00n, charges: 333 })
      expect((await money('/withdrawal/add', token, { amount: 100.01, wallet })).status).toBe(201)
      expect((await money('/withdrawal/add', token, { amount: '200', ...bank })).status).toBe(201)
      const { json } = await call('GET', '/withdrawal/all', { token })
      expect(json.allWithdrawals).toMatchObject([
        { amount: 200, transactionFee: 6.66, status: 'pending', ...bank },
        { amount: 100.01, transactionFee: 3.33, wallet, reference: expect.stringMatching(/^WDR-/) },
      ])
      expect(await details(token)).toMatchObject({
        tradeProfit: 699.99,
        totalEquity: 699.99,
        withdrawalCharges: 3.33,
      })
    })

    it('return the money if they fail', async () => {
      const { money, customer, details, clock } = testApp()
      const { token } = await customer({ profit: 100_00n })
      await money('/withdrawal/add', token, { amount: 60.13, wallet })
      expect(await details(token)).toMatchObject({ tradeProfit: 39.87 })
      clock.forward(30_000)
      expect(await details(token)).toMatchObject({ tradeProfit: 100 })
    })

    it('S20 WDR-2 refuses more than the profit with 409', async () => {
      const { money, customer, details } = testApp()
      const { token } = await customer({ profit: 100_00n })
      const response = await money('/withdrawal/add', token, { amount: 100.01, wallet })
      expect([response.status, response.json]).toEqual([
        409,
        { message: 'Withdrawal amount must not exceed total profits', code: 'not_started' },
      ])
      expect((await money('/withdrawal/add', token, { amount: 100, wallet })).status).toBe(201)
      expect(await details(token)).toMatchObject({ tradeProfit: 0 })
    })

    it('S20 refuses a customer who may not withdraw with 403', async () => {
      const { money, customer } = testApp()
      const { token } = await customer({ profit: 100_00n, mayWithdraw: false })
      expect((await money('/withdrawal/add', token, { amount: 1, wallet })).status).toBe(403)
    })

    it('name the fields of the form that was sent', async () => {
      const { money, customer } = testApp()
      const { token } = await customer({ profit: 100_00n })
      const asBank = await money('/withdrawal/add', token, {
        amount: 1,
        accountNumber: '00012345',
        swiftCode: 'nope',
      })
      expect(asBank.json.fields).toEqual({
        swiftCode: 'Enter a SWIFT/BIC code of 8 or 11 characters',
        bankName: 'Bank name is required',
      })
      const asCrypto = await money('/withdrawal/add', token, { amount: 1, wallet: 'short' })
      expect(asCrypto.json.fields).toEqual({ wallet: 'Enter the whole wallet address' })
      expect((await money('/withdrawal/add', token, { amount: 1, wallet, ...bank })).status).toBe(422)
    })
  })

  describe('idempotency', () => {
    it('S17 API-13 fifty concurrent deposits with one key create one row and 49 replays', async () => {
      const { money, call, customer } = testApp()
      const { token } = await customer()
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => money('/transaction/add', token, { amount: 7 }, 'one-key')),
      )
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(responses.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(
        49,
      )
      expect((await call('GET', '/transaction/all', { token })).json.allTransactions).toHaveLength(1)
    })

    it('S18 refuses a key with another body or another call, and a call without one', async () => {
      const { money, call, customer } = testApp()
      const { token } = await customer({ profit: 100_00n })
      await money('/transaction/add', token, { amount: 7 }, 'k')
      expect((await money('/transaction/add', token, { amount: 8 }, 'k')).status).toBe(422)
      expect((await money('/withdrawal/add', token, { amount: 7, wallet }, 'k')).status).toBe(422)
      const same = await money('/transaction/add', token, { amount: '7.00' }, 'k')
      expect([same.status, same.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
      expect((await call('POST', '/transaction/add', { token, body: { amount: 7 } })).status).toBe(400)
      expect((await money('/transaction/add', token, { amount: 7 }, 'x'.repeat(256))).status).toBe(400)
    })

    it('S18 separates the keys of two customers', async () => {
      const { money, call, customer } = testApp()
      const [a, b] = [await customer(), await customer()]
      await money('/transaction/add', a.token, { amount: 7 }, 'shared')
      const other = await money('/transaction/add', b.token, { amount: 9 }, 'shared')
      expect([other.status, other.headers.get('idempotent-replayed')]).toEqual([201, null])
      expect((await call('GET', '/transaction/all', { token: b.token })).json.allTransactions).toMatchObject([
        { amount: 9 },
      ])
    })

    it('API-13 replays a refusal, although the withdrawal could now succeed', async () => {
      const { money, customer, clock } = testApp()
      const { token } = await customer({ profit: 100_00n })
      await money('/withdrawal/add', token, { amount: 60.13, wallet })
      const refused = await money('/withdrawal/add', token, { amount: 90, wallet }, 'refused')
      clock.forward(60_000)
      const again = await money('/withdrawal/add', token, { amount: 90, wallet }, 'refused')
      expect([refused.status, again.status, again.headers.get('idempotent-replayed')]).toEqual([
        409,
        409,
        'true',
      ])
    })
  })

  describe('other customers’ money', () => {
    it('S6 customers can’t see each other’s rows', async () => {
      const { money, call, customer } = testApp()
      const [a, b] = [await customer({ profit: 50_00n }), await customer()]
      await money('/transaction/add', a.token, { amount: 7 })
      await money('/withdrawal/add', a.token, { amount: 7, wallet })
      expect((await call('GET', '/transaction/all', { token: b.token })).json).toEqual({
        allTransactions: [],
      })
      expect((await call('GET', `/withdrawal/all?user_id=${a.id}`, { token: b.token })).json).toEqual({
        allWithdrawals: [],
      })
      expect(
        (await call('GET', `/transaction/token-user?email=${a.email}`, { token: b.token })).json.email,
      ).toBe(b.email)
    })
  })
})

onBothEngines((db) => {
  it('S16 of 100 concurrent withdrawals of 60 from 100, exactly one succeeds, in 3 rounds', async () => {
    const { money, customer, details } = createTestApp(db())
    for (let round = 0; round < 3; round += 1) {
      const { token } = await customer({ profit: 100_00n })
      // If the database is too busy, the response is 503, and the request is repeated with the same key, as the client does.
      const answered = async (key: string): Promise<number> => {
        const { status } = await money('/withdrawal/add', token, { amount: 60, wallet }, key)
        return status === 503 ? answered(key) : status
      }
      const statuses = await Promise.all(Array.from({ length: 100 }, () => answered(randomUUID())))
      expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 99 }, () => 409)])
      expect(await details(token)).toMatchObject({ tradeProfit: 40 })
    }
  })
})
