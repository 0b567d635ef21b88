import { describe, expect, it } from 'vitest'
import { figuresFor, type WithdrawalTerms } from './withdrawal-fee.ts'

const terms: WithdrawalTerms = { tradeProfit: '3250.17', charges: '2.5', allowed: true }

describe('WDR-4 FAIR-4 the figures', () => {
  it.each([
    [
      '1,000.01',
      { requested: '1000.01', fee: '25.00', payout: '975.01', before: '3250.17', after: '2250.16' },
    ],
    // Half a cent of the fee is rounded up, as on the server.
    ['0.20', { requested: '0.20', fee: '0.01', payout: '0.19', before: '3250.17', after: '3249.97' }],
    ['3250.17', { requested: '3250.17', fee: '81.25', payout: '3168.92', before: '3250.17', after: '0.00' }],
  ])('%s', (typed, figures) => expect(figuresFor(typed, terms)).toEqual(figures))

  it('FAIR-1 C48 are null, not zero, if a figure is missing', () => {
    expect(figuresFor('10', { ...terms, tradeProfit: null })).toBeNull()
    expect(figuresFor('10', { ...terms, charges: null })).toBeNull()
    expect(figuresFor('ten', terms)).toBeNull()
  })
})
