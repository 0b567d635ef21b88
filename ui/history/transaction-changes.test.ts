import { readAllTransactions } from '#contract/transactions.ts'
import { expect, it } from 'vitest'
import { changesBetween, wordsOfChanges } from './transaction-changes.ts'
import { entriesOf } from './transaction-view.ts'

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
  wordsOfChanges('deposit', changesBetween(read(before), read(after)))

it('says nothing when nothing changed', () => {
  expect(say({ a: 'pending' }, { a: 'pending' })).toBe('')
})
it('names the one row whose status changed, and the status', () => {
  expect(say({ a: 'pending', b: 'approved' }, { a: 'approved', b: 'approved' })).toBe(
    'The deposit DEP-a is now approved.',
  )
})
it('counts when there are several', () => {
  expect(say({ a: 'pending', b: 'pending' }, { a: 'failed', b: 'approved' })).toBe(
    '2 deposits changed status.',
  )
})
it('tells new rows and changed ones together', () => {
  expect(say({ a: 'pending' }, { a: null, b: 'pending', c: 'pending' })).toBe(
    '2 new deposits. The deposit DEP-a is now without a status.',
  )
})
