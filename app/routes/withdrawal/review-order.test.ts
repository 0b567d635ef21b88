import type { Quote } from '#contract/capabilities/payouts.ts'
import type { WithdrawalTerms } from '#ui/withdrawal/withdrawal-fee.ts'
import { expect, it } from 'vitest'
import { reviewOrder } from './review-order.ts'

const body = { amount: 120, bankName: 'Sample Bank', swiftCode: 'SAMPUS33', accountNumber: '00012345' }
const terms: WithdrawalTerms = { tradeProfit: '3250.17', charges: '2.5', allowed: true }
const quote: Quote = {
  id: 'q1',
  requested: '120.00',
  fee: '3.00',
  payout: '117.00',
  rule: 'A sample rule.',
  until: '2026-03-01T10:12:00Z',
}

it.each([
  ['without a quote, the percentage stands beside the fee', null, '3.00', '2.5'],
  ['so it does with a quote of the same fee', quote, '3.00', '2.5'],
  ['a quote with another fee has no percentage', { ...quote, fee: '1.00' }, '1.00', null],
] as const)('WDR-4 CAP-2 %s', (_, price, fee, charges) => {
  expect(reviewOrder(body, terms, price)).toMatchObject({ fee, charges })
})
