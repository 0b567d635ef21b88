import { expect, it } from 'vitest'
import { availableToWithdraw } from './available.ts'

it.each([
  ['3250.17', true, { is: 'open', amount: '3250.17' }],
  ['0.01', true, { is: 'open', amount: '0.01' }],
  ['0', true, { is: 'no-profit' }],
  ['0.004', true, { is: 'no-profit' }],
  ['-12.5', true, { is: 'no-profit' }],
  ['0', false, { is: 'no-profit' }],
  ['-12.5', false, { is: 'no-profit' }],
  ['3250.17', false, { is: 'not-allowed' }],
  [null, true, { is: 'unknown' }],
  ['3250.17', null, { is: 'unknown' }],
] as const)('DSH-6 profit %s, withdrawals allowed %s', (tradeProfit, userCanWithdraw, expected) => {
  expect(availableToWithdraw({ tradeProfit, userCanWithdraw })).toEqual(expected)
})
