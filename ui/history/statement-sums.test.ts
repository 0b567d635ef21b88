import { readAllTransactions } from '#contract/transactions.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { statementSums } from './statement-sums.ts'
import { entriesOf } from './entries.ts'
import { arrange, everything, startView } from './transaction-view.ts'

const all = entriesOf(
  readAllTransactions.parse({
    allTransactions: [
      { _id: '1', amount: 0.1, date: '2025-10-31T23:59:59-04:00', status: 'approved' },
      { _id: '2', amount: 0.2, date: '2025-11-01T00:00:00-04:00', status: 'approved' },
      { _id: '3', amount: 1000, date: '2025-11-02T12:00:00Z', status: 'failed' },
      { _id: '4', amount: 5, date: '2025-11-30T23:59:59-05:00', status: 'approved' },
      { _id: '5', amount: 7, date: '2025-12-01T00:00:00-05:00', status: 'approved' },
      { _id: '6', amount: 11, date: 'yesterday', status: 'approved' },
      { _id: '7', amount: 'abc', date: '2025-11-03T12:00:00Z', status: 'approved' },
    ],
  }).allTransactions,
)

beforeEach(() => vi.stubEnv('TZ', 'America/New_York'))
afterEach(() => vi.unstubAllEnvs())

it('HIS-4 adds up the approved rows before the period and up to its end, at midnight in the customer’s time zone', () => {
  expect(statementSums(all, { ...everything, from: '2025-11-01', to: '2025-11-30' })).toEqual({
    opening: '0.10',
    openingRows: 1,
    closing: '5.30',
    closingRows: 3,
    leftOut: 2,
  })
})

it('HIS-4 the opening sum plus the approved rows of the period equals the closing sum', () => {
  const filter = { ...everything, status: 'approved', from: '2025-11-01', to: null } as const
  const sums = statementSums(all, filter)
  const own = arrange(all, filter, startView.sort).reduce((sum, { amount }) => sum + Number(amount ?? 0n), 0)
  expect(Number(sums?.opening) * 100 + own).toBeCloseTo(Number(sums?.closing) * 100)
})

it('HIS-4 without a period the opening sum is zero and undated rows count', () => {
  expect(statementSums(all, everything)).toMatchObject({
    opening: '0.00',
    openingRows: 0,
    closing: '23.30',
    leftOut: 1,
  })
})

it('FAIR-1 HIS-4 gives no sums for a statement that shows only some rows of a period', () => {
  expect(statementSums(all, { ...everything, search: 'DEP' })).toBeNull()
  expect(statementSums(all, { ...everything, status: 'pending' })).toBeNull()
})
