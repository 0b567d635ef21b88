import { describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { onBothEngines } from '../testing/engines.ts'

onBothEngines((db) => {
  describe('API-9 a bank withdrawal', () => {
    it.each([
      ['a printed IBAN of Ukraine', 'UA21 3223 1300 0002 6007 2335 6600 1', 201],
      ['a printed IBAN of Malta', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S', 201],
      ['34 characters in groups of four', 'AB12 '.repeat(8) + 'AB', 201],
      ['35 characters in groups of four', 'AB12 '.repeat(8) + 'AB1', 422],
      ['35 characters', 'A'.repeat(35), 422],
    ])('to %s', async (_, accountNumber, status) => {
      const { call, money, customer } = createTestApp(db())
      const { token } = await customer({ profit: 100_00n })
      const bank = { accountNumber, swiftCode: 'SAMPUS33', bankName: 'Sample Bank' }
      expect((await money('/withdrawal/add', token, { amount: 10, ...bank })).status).toBe(status)
      const { json } = await call('GET', '/withdrawal/all', { token })
      expect(json.allWithdrawals).toMatchObject(status === 201 ? [bank] : [])
    })
  })
})
