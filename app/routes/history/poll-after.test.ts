import { expect, it } from 'vitest'
import type { Transaction } from '#ui/history/entries.ts'
import { pollAfter } from './poll-after.ts'

const now = Date.UTC(2026, 2, 1, 12)
const row = (status: string, date: string | null): Transaction => ({
  _id: 'a',
  amount: null,
  reference: null,
  status,
  date,
})
const sent = (stageAt: string, date = stageAt): Transaction => ({
  ...row('approved', date),
  stage: 'sent',
  stageAt,
})

it.each([
  ['the rows are not loaded', undefined, false],
  [
    'nothing is pending',
    ['approved', 'failed', 'reversed'].map((status) => row(status, '2026-03-01T11:59:00Z')),
    false,
  ],
  ['a pending row is a minute old', [row('pending', '2026-03-01T11:59:00Z')], 5_000],
  ['a pending row is a day old', [row('pending', '2026-02-28T12:00:00Z')], 60_000],
  [
    'a young row is pending beside old and unreadable ones',
    ['2026-02-01T12:00:00Z', '2026-03-01T11:59:00Z', 'yesterday', null].map((date) => row('pending', date)),
    5_000,
  ],
  ['a payout was sent ten days ago, less a millisecond', [sent('2026-02-19T12:00:00.001Z')], 60_000],
  ['a payout was sent ten days ago', [sent('2026-02-19T12:00:00Z')], false],
  ['an old withdrawal was sent a day ago', [sent('2026-02-28T12:00:00Z', '2026-01-01T12:00:00Z')], 60_000],
  ['a sent payout failed', [{ ...sent('2026-02-28T12:00:00Z'), status: 'failed' }], false],
  ['a pending row has no date', [row('pending', null)], 60_000],
] as const)('HIS-1 CAP-2 polls or not when %s', (_, rows, wait) => {
  expect(pollAfter(rows, now)).toBe(wait)
})

it('HIS-1 polls less often once the same rows are old', () => {
  const rows = [row('pending', '2026-03-01T11:59:00Z')]
  expect([pollAfter(rows, now), pollAfter(rows, now + 86_400_000)]).toEqual([5_000, 60_000])
})

it('HIS-1 a row is young for less than ten minutes', () => {
  const rows = [row('pending', '2026-03-01T11:50:00Z')]
  expect(pollAfter(rows, now - 1)).toBe(5_000)
  expect(pollAfter(rows, now)).toBe(60_000)
})
