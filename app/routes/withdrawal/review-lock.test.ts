import { expect, it } from 'vitest'
import { reviewLock } from './review-lock.tsx'

const lock = 'Withdrawals are locked until Mar 4, 2026, 2:05 PM.'
const unknown = {
  is: 'unknown',
  why: 'No answer.',
  earlier: { sentAt: 0, repeat: 'counts-once' },
} as const

it.each([
  ['stops a review that was not confirmed', { is: 'asking' }, [lock, true, true]],
  ['stops a retry after another refusal', { is: 'refused', why: 'Busy.' }, [lock, true, true]],
  [
    'leaves no retry after a refusal that names it',
    { is: 'refused', why: '', code: 'locked' },
    [undefined, false, false],
  ],
  [
    'leaves no retry after a refusal that names a hold',
    { is: 'refused', why: '', code: 'held' },
    [undefined, false, false],
  ],
  ['does not stop the repeat of an order whose outcome is unknown', unknown, [undefined, true, false]],
  [
    'does not stop the repeat of an earlier order',
    { is: 'asking', earlier: unknown.earlier },
    [undefined, true, false],
  ],
] as const)('CAP-3 FAIR-7 a lock %s', (_, state, expected) => {
  const { confirmDisabledReason, canRepeat, quoteNote } = reviewLock(lock, state, { note: 'Quote' })
  expect([confirmDisabledReason, canRepeat, quoteNote !== 'Quote']).toEqual(expected)
})

it('CAP-3 without a lock the review waits for the quote only', () =>
  expect(reviewLock('', { is: 'asking' }, { note: 'Quote', awaited: 'Wait' })).toEqual({
    confirmDisabledReason: 'Wait',
    canRepeat: true,
    quoteNote: 'Quote',
  }))
