import { describe, expect, it } from 'vitest'
import { inEnglish } from '../lib/locale-context.ts'
import { availableOf, whyBlocked, withdrawalAmount } from './withdrawal-amount.ts'
import type { WithdrawalTerms } from './withdrawal-fee.ts'

const terms: WithdrawalTerms = { tradeProfit: '3250.17', charges: '2.5', allowed: true }
const problem = (typed: string, given = terms) =>
  withdrawalAmount(given, inEnglish).safeParse(typed).error?.issues[0]?.message

describe('WDR-2 the amount', () => {
  it.each([
    ['3250.17', undefined],
    ['3,250.17', undefined],
    ['0.01', undefined],
    ['3250.18', 'Withdrawal amount must not exceed total profits'],
    ['999999999999.99', 'Withdrawal amount must not exceed total profits'],
    ['0', 'Enter an amount greater than 0'],
    ['', 'Enter an amount'],
    ['1.000,50', 'Use digits and a dot, for example 1000.50'],
    ['3250.171', 'Use at most two decimals, for example 1000.50'],
  ])('"%s": %s', (typed, message) => expect(problem(typed)).toBe(message))

  it('is rejected if there is no profit, or a loss', () => {
    expect(problem('0.01', { ...terms, tradeProfit: '0' })).toBe(
      'Withdrawal amount must not exceed total profits',
    )
    expect(problem('0.01', { ...terms, tradeProfit: '-5' })).toBe(
      'Withdrawal amount must not exceed total profits',
    )
  })
  it('is rejected if the fee leaves nothing to pay out', () => {
    expect(problem('10', { ...terms, charges: '100' })).toBe('The fee would take all of this amount')
    expect(problem('10', { ...terms, charges: '250' })).toBe('The fee would take all of this amount')
  })
  it('C49 is compared in cents, not as a floating-point number', () =>
    expect(problem('0.3', { ...terms, tradeProfit: '0.30000000000000004' })).toBeUndefined())
})

describe('WDR-3 the reason why withdrawals are not possible', () => {
  it('is given if the account may not withdraw', () => {
    expect(whyBlocked({ ...terms, allowed: false }, inEnglish)).toBe(
      'Your profit has not reached the minimum withdrawal threshold.',
    )
    expect(whyBlocked(terms, inEnglish)).toBeNull()
  })
  it('is given if there is no profit, as a single reason', () => {
    const none = 'You have no trade profit so far.'
    expect(whyBlocked({ ...terms, tradeProfit: '0' }, inEnglish)).toBe(none)
    expect(whyBlocked({ ...terms, tradeProfit: '-5' }, inEnglish)).toBe(none)
    expect(whyBlocked({ ...terms, tradeProfit: '0', allowed: false }, inEnglish)).toBe(none)
  })
  it.each([{ tradeProfit: null }, { charges: null }, { allowed: null }, { charges: '-1' as const }])(
    'is given if a figure is missing: %o',
    (missing) => expect(whyBlocked({ ...terms, ...missing }, inEnglish)).toContain('could not be read'),
  )
})

describe('WDR-5 what is available', () => {
  it.each([
    ['all of the profit', terms, '3250.17'],
    ['nothing while the account may not withdraw', { ...terms, allowed: false }, '0'],
    ['nothing after a loss', { ...terms, tradeProfit: '-5' as const }, '0'],
    ['unknown without the profit', { ...terms, tradeProfit: null }, null],
    ['unknown without the permission', { ...terms, allowed: null }, null],
  ])('is %s', (_, given, amount) => expect(availableOf(given)).toBe(amount))
})
