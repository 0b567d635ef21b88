import { readAllWithdrawals } from '#contract/transactions.ts'
import { expect, it } from 'vitest'
import { waitingPayouts } from './waiting-payouts.ts'

const read = (rows: object[]) => readAllWithdrawals.parse({ allWithdrawals: rows }).allWithdrawals
const row = (id: string, more: object = {}) => ({
  _id: id,
  amount: 10,
  date: '2026-03-01T10:00:00Z',
  reference: `WDR-${id}`,
  status: 'pending',
  stage: 'action_needed',
  ...more,
})

it('CAP-2 names the first of 2,000 waiting withdrawals, and counts the others', () => {
  const rows = read(Array.from({ length: 2000 }, (_, at) => row(`w${at}`)))
  const { payouts, more } = waitingPayouts(rows)
  expect(payouts.map(({ reference }) => reference)).toEqual(['WDR-w0', 'WDR-w1', 'WDR-w2'])
  expect(more).toBe(1997)
})

it('CAP-2 leaves out those that don’t wait for the customer', () => {
  const rows = read([row('w0', { stage: 'held' }), row('w1'), row('w2', { stage: undefined })])
  expect(waitingPayouts(rows)).toEqual({
    payouts: [{ reference: 'WDR-w1', href: '/dashboard/withdrawalHistory?row=w1' }],
    more: 0,
  })
})

it('CAP-2 gives two withdrawals with the same _id their own links', () => {
  const hrefs = waitingPayouts(read([row('x'), row('x', { amount: 20 })])).payouts.map(({ href }) => href)
  expect(new Set(hrefs).size).toBe(2)
})
