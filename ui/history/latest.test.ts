import { readAllTransactions, readAllWithdrawals } from '#contract/transactions.ts'
import { sampleDeposits, sampleWithdrawals } from '#contract/fixtures/sample-transactions.ts'
import { expect, it } from 'vitest'
import { latestOf } from './latest.ts'

const deposit = readAllTransactions.parse({ allTransactions: sampleDeposits }).allTransactions
const withdrawal = readAllWithdrawals.parse({ allWithdrawals: sampleWithdrawals }).allWithdrawals
const keys = (...args: Parameters<typeof latestOf>) =>
  latestOf(...args).map(({ kind, key }) => `${kind} ${key}`)

it('DSH-8 takes the newest rows of both lists, newest first', () => {
  expect(keys({ deposit: deposit.toReversed(), withdrawal }, 4)).toEqual([
    'deposit d5',
    'withdrawal w3',
    'withdrawal w2',
    'deposit d4',
  ])
})

it('DSH-8 uses the rows of one list while the other one is missing', () => {
  expect(keys({ deposit: undefined, withdrawal }, 5)).toEqual([
    'withdrawal w3',
    'withdrawal w2',
    'withdrawal w1',
  ])
  expect(keys({ deposit: undefined, withdrawal: undefined }, 5)).toEqual([])
})

it('DSH-8 puts rows without a readable date last', () => {
  const undated = deposit.map((row) => ({ ...row, date: null }))
  expect(keys({ deposit: undated, withdrawal }, 4)).toEqual([
    'withdrawal w3',
    'withdrawal w2',
    'withdrawal w1',
    'deposit d5',
  ])
})
