import { readAllWithdrawals } from '#contract/transactions.ts'
import { expect, it } from 'vitest'
import { feeOf, payoutOf, totalsOf } from './statement-totals.ts'
import { entriesOf } from './entries.ts'

const read = (rows: unknown[]) => entriesOf(readAllWithdrawals.parse({ allWithdrawals: rows }).allWithdrawals)

it('FAIR-1 adds ten cents ten thousand times to exactly a thousand dollars', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => ({
    _id: String(at),
    amount: 0.1,
    transactionFee: 0.01,
    status: 'approved',
  }))
  expect(totalsOf(read(rows))).toMatchObject([
    { count: 10_000, amount: '1000.00', fee: '100.00', payout: '900.00' },
  ])
})

it('adds up each status separately and counts the rows without a figure', () => {
  const rows = [
    { _id: '1', amount: 5, status: 'failed' },
    { _id: '2', amount: 7.25, transactionFee: 0.25, status: 'approved' },
    { _id: '3', amount: null, status: 'approved' },
    { _id: '4', amount: 1, transactionFee: 0, status: 'reversed' },
  ]
  expect(totalsOf(read(rows))).toEqual([
    {
      status: 'approved',
      count: 2,
      amount: '7.25',
      fee: '0.25',
      payout: '7.00',
      withoutAmount: 1,
      withoutFee: 1,
    },
    { status: 'failed', count: 1, amount: '5.00', fee: null, payout: null, withoutAmount: 0, withoutFee: 0 },
    {
      status: 'other',
      count: 1,
      amount: '1.00',
      fee: '0.00',
      payout: '1.00',
      withoutAmount: 0,
      withoutFee: 0,
    },
  ])
})

it('FAIR-4 a withdrawal that failed or was cancelled has no fee, because nothing was paid out', () => {
  const row = { amount: 50, transactionFee: 1.25, status: 'failed' }
  const rows = read([
    { _id: '1', ...row },
    { _id: '2', ...row, stage: 'cancelled' },
    { _id: '3', ...row, stage: 'returned' },
    { _id: '4', ...row, status: 'pending' },
  ])
  expect(rows.map((entry) => feeOf(entry.row))).toEqual([null, null, null, '1.25'])
  expect(totalsOf(rows).map(({ status, fee, payout }) => [status, fee, payout])).toEqual([
    ['pending', '1.25', '48.75'],
    ['failed', null, null],
    ['cancelled', null, null],
  ])
})

it('FAIR-4 returns a payout only if the amount and the fee are known', () => {
  expect(payoutOf({ amount: 100001n, fee: 2500n })).toBe('975.01')
  expect(payoutOf({ amount: 100001n, fee: null })).toBeNull()
  expect(payoutOf({ amount: null, fee: 0n })).toBeNull()
})
