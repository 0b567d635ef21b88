import { readAllWithdrawals } from '#contract/transactions.ts'
import { describe, expect, it } from 'vitest'
import { entriesOf } from './entries.ts'
import { findEntry } from './transaction-view.ts'

const read = (rows: unknown[]) => entriesOf(readAllWithdrawals.parse({ allWithdrawals: rows }).allWithdrawals)

const named = (rows: unknown[], key: string) => findEntry(read(rows), key)?.row.reference

describe('HIS-1 two withdrawals with the same _id', () => {
  const older = { _id: 'x', amount: 1, date: '2026-01-01T00:00:00Z', reference: 'WDR-OLD' }
  const newer = { _id: 'x', amount: 2, date: '2026-03-01T00:00:00Z', reference: 'WDR-NEW' }

  it('are both shown, and marked as sharing it', () => {
    const entries = read([newer, { _id: 'y' }, older])
    expect(entries.map(({ row, shared }) => [row.reference, shared])).toEqual([
      ['WDR-NEW', true],
      [null, false],
      ['WDR-OLD', true],
    ])
    expect(new Set(entries.map(({ key }) => key)).size).toBe(3)
  })
  it('have their own details, even after a new one has arrived', () => {
    expect(named([older], 'x')).toBe('WDR-OLD')
    expect(named([newer, older], 'x')).toBe('WDR-OLD')
    expect(named([newer, older], 'x (2)')).toBe('WDR-NEW')
    expect(named([older, newer], 'x (2)')).toBe('WDR-NEW')
  })
  it('keep unique keys beside a row whose _id looks like such a key', () => {
    const keys = read([newer, { _id: 'x (2)' }, older]).map(({ key }) => key)
    expect(keys).toEqual(['x (3)', 'x (2)', 'x'])
  })
})
