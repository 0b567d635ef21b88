import type { Quote } from '#contract/capabilities/payouts.ts'
import type { WithdrawalTerms } from '#ui/withdrawal/withdrawal-fee.ts'
import { expect, it } from 'vitest'
import { confirmedFee, reviewOrder } from './review-order.ts'

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
  ['without a quote, the percentage is shown', null, '3.00', '2.5'],
  ['a quote with the same fee shows it too', quote, '3.00', '2.5'],
  ['a quote with a different fee shows none', { ...quote, fee: '1.00' }, '1.00', null],
] as const)('WDR-4 CAP-2 %s', (_, given, fee, charges) => {
  expect(reviewOrder(body, terms, given)).toMatchObject({ fee, charges })
})

it.each([
  ['without a quote, the fee follows from the customer’s rate', null, {}, { shown: '3.00', byRate: true }],
  ['a quote binds its fee', { ...quote, fee: '1.00' }, {}, { shown: '1.00', byRate: false }],
  [
    'a quote binds its fee, even if the rate results in the same',
    quote,
    {},
    { shown: '3.00', byRate: false },
  ],
  ['a review without a fee confirms none', null, { amountOnly: true }, null],
] as const)('CAP-2 FAIR-4 %s', (_, given, options, fee) => {
  const shown = reviewOrder(body, terms, given, options)
  expect(shown && confirmedFee(shown, given)).toEqual(fee)
})
