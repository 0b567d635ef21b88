import { readAllTransactions, readAllWithdrawals } from '#contract/transactions.ts'
import { expect, it } from 'vitest'
import { inEnglish } from '../lib/locale-context.ts'
import { changesBetween, changesMessage } from './transaction-changes.ts'
import { entriesOf } from './entries.ts'

const read = (statuses: Record<string, string | null>) =>
  entriesOf(
    readAllTransactions.parse({
      allTransactions: Object.entries(statuses).map(([_id, status]) => ({
        _id,
        reference: `DEP-${_id}`,
        status,
      })),
    }).allTransactions,
  )
const say = (before: Record<string, string | null>, after: Record<string, string | null>) =>
  changesMessage('deposit', changesBetween(read(before), read(after)), {}, inEnglish)

it('is empty if nothing changed', () => {
  expect(say({ a: 'pending' }, { a: 'pending' })).toBe('')
})
it('names a single changed row and its new status', () => {
  expect(say({ a: 'pending', b: 'approved' }, { a: 'approved', b: 'approved' })).toBe(
    'The deposit DEP-a is now approved.',
  )
})
const payout = (status: string, stage: string) =>
  entriesOf(
    readAllWithdrawals.parse({ allWithdrawals: [{ _id: 'a', reference: 'WDR-a', status, stage }] })
      .allWithdrawals,
  )
it('CAP-2 a payout that was cancelled is not announced as failed', () => {
  const changes = changesBetween(payout('pending', 'checking'), payout('failed', 'cancelled'))
  expect(changesMessage('withdrawal', changes, {}, inEnglish)).toBe('The withdrawal WDR-a is now cancelled.')
})
it('counts several changed rows', () => {
  expect(say({ a: 'pending', b: 'pending' }, { a: 'failed', b: 'approved' })).toBe(
    '2 deposits changed status.',
  )
})
it('mentions new and changed rows together', () => {
  expect(say({ a: 'pending' }, { a: null, b: 'pending', c: 'pending' })).toBe(
    '2 new deposits. The deposit DEP-a is now without a status.',
  )
})
