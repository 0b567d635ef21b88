import { readAllTransactions, readAllWithdrawals } from '#contract/transactions.ts'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../lib/locale-context.ts'
import { entriesOf } from './entries.ts'
import { fileName } from './files.ts'
import { resultSummary } from './result-summary.ts'
import { statusOptions } from './status-options.ts'
import { totalsOf } from './statement-totals.ts'
import { arrange, everything, startView } from './transaction-view.ts'

const failed = { amount: 50, transactionFee: 1.25, status: 'failed' }
const payouts = entriesOf(
  readAllWithdrawals.parse({
    allWithdrawals: [
      { _id: 'refused', ...failed, stage: 'refused' },
      { _id: 'cancelled', ...failed, stage: 'cancelled' },
      { _id: 'sent', ...failed, status: 'approved', stage: 'sent' },
    ],
  }).allWithdrawals,
)
const base = (...names: (string | null)[]) =>
  entriesOf(
    readAllTransactions.parse({ allTransactions: names.map((status, at) => ({ _id: String(at), status })) })
      .allTransactions,
  )
const labels = (...args: Parameters<typeof statusOptions>) => statusOptions(...args).map(({ label }) => label)

describe('CAP-2 a cancelled payout is not counted as failed', () => {
  it.each([
    ['failed', ['refused']],
    ['cancelled', ['cancelled']],
  ] as const)('in the filter %s', (status, keys) => {
    const shown = arrange(payouts, { ...everything, status }, startView.sort)
    expect(shown.map(({ key }) => key)).toEqual(keys)
  })
  it('in the totals', () =>
    expect(totalsOf(payouts).map(({ status, count }) => [status, count])).toEqual([
      ['approved', 1],
      ['failed', 1],
      ['cancelled', 1],
    ]))
  it('when sorted by status', () => {
    const sorted = arrange(payouts, everything, { column: 'status', direction: 'ascending' })
    expect(sorted.map(({ key }) => key)).toEqual(['sent', 'cancelled', 'refused'])
  })
  it('in the name of a file and in the summary', () => {
    const filter = { ...startView, status: 'cancelled' } as const
    expect(fileName('csv', 'withdrawal', filter, 0, inEnglish)).toBe('withdrawals cancelled.csv')
    expect(resultSummary({ page: 1, shown: 1, view: filter, entries: payouts }, {}, inEnglish)).toBe(
      'Showing 1 to 1 of 1, status cancelled',
    )
  })
})

describe('the choices of the filter', () => {
  const known = ['All statuses', 'Pending', 'Approved', 'Failed']
  it('CAP-2 include cancelled payouts only if there are any', () => {
    expect(labels(payouts, 'all', inEnglish)).toEqual([...known, 'Cancelled'])
    expect(labels(base('pending', 'failed'), 'all', inEnglish)).toEqual(known)
  })
  it('HIS-2 name other statuses in the words of the rows', () => {
    expect(labels(base('reversed', 'on hold', 'reversed', null), 'all', inEnglish)).toEqual([
      ...known,
      'Other: reversed, on hold',
    ])
    expect(labels(base('x'.repeat(41)), 'all', inEnglish).at(-1)).toBe('Any other status')
    expect(labels(base(null), 'all', inEnglish).at(-1)).toBe('Any other status')
  })
  it('include one that the address names, so that the filter shows it', () => {
    expect(labels(base('pending'), 'cancelled', inEnglish)).toEqual([...known, 'Cancelled'])
    expect(labels(base('pending'), 'other', inEnglish)).toEqual([...known, 'Any other status'])
  })
})
