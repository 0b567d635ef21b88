import { describe, expect, it } from 'vitest'
import { coinAmount } from './coin-amount.ts'

describe('DEP-4 the amount of a coin', () => {
  it.each([
    ['620.00', '100000', 8, '0.0062', false],
    ['2500.00', '100000', 8, '0.025', false],
    ['100000.00', '100000', 8, '1', false],
    ['250.00', '4000.5', 8, '0.06249218', true],
    ['250.00', '0.9998', 6, '250.05001', true],
    ['1.00', '3', 8, '0.33333333', true],
    ['2.00', '3', 8, '0.66666666', true],
    ['0.01', '100000', 8, '0.0000001', false],
    // A float would lose the last digits.
    ['999999999999.99', '1', 6, '999999999999.99', false],
    ['999999999999.99', '0.5', 6, '1999999999999.98', false],
  ] as const)('%s at %s, to %i decimals, is %s', (usd, price, decimals, amount, roundedDown) => {
    expect(coinAmount(usd, price, decimals)).toEqual({ amount, roundedDown })
  })
  it('is missing without a usable price, or if it is less than the smallest unit', () => {
    for (const price of ['0', '0.00', '-1'] as const) expect(coinAmount('250.00', price, 8)).toBeNull()
    expect(coinAmount('0.01', '100000000', 8)).toBeNull()
  })
})
