import { expect, it } from 'vitest'
import { orderAsked } from './order-asked.ts'

const asked = (body: object, action = 'add-withdrawal') => orderAsked({ action, body: JSON.stringify(body) })
const crypto = { amount: 61.4, wallet: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }
const bank = {
  amount: 400,
  accountNumber: '00013000',
  swiftCode: 'SAMPGB2L',
  bankName: 'Sample Bank',
  quote: 'q1',
}

it('CAP-3 a question about a withdrawal has its amount and destination, from the body that the proof is for', () => {
  expect(asked(crypto)).toEqual({
    amount: '61.4',
    wallet: crypto.wallet,
    bankName: null,
    accountNumber: null,
  })
  expect(asked(bank)).toEqual({
    amount: '400',
    wallet: null,
    bankName: 'Sample Bank',
    accountNumber: '00013000',
  })
})

it('CAP-3 FAIR-1 it names nothing for another action, or if the body is not a withdrawal', () => {
  expect(asked(crypto, 'set-lock')).toBeUndefined()
  expect(asked({ days: 3 })).toBeUndefined()
  expect(asked({ amount: 61.4 })).toBeUndefined()
})
