import { sampleDeposits, sampleWithdrawals } from '#contract/fixtures/sample-transactions.ts'
import { readAllTransactions, readAllWithdrawals } from '#contract/transactions.ts'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../lib/locale-context.ts'
import { fileName, fileOf } from './files.ts'
import type { FileFacts } from './json.ts'
import { entriesOf } from './entries.ts'
import { everything } from './transaction-view.ts'

const deposits = entriesOf(readAllTransactions.parse({ allTransactions: sampleDeposits }).allTransactions)
const withdrawals = (rows: unknown[] = sampleWithdrawals) =>
  entriesOf(readAllWithdrawals.parse({ allWithdrawals: rows }).allWithdrawals)
const facts: FileFacts = {
  kind: 'deposit',
  customer: { name: 'Sample Customer', email: 'withdraw@sample.test' },
  server: 'https://plainsail.example/api',
  filter: everything,
  currency: 'EUR',
  timeZone: 'UTC',
  unreadable: 0,
  asOf: Date.UTC(2026, 2, 2, 15),
  now: Date.UTC(2026, 2, 2, 16),
}

describe('HIS-4 the JSON file', () => {
  it('begins with customer, server, filter and times', () => {
    const filter = { status: 'pending', from: '2026-01-01', to: null, search: ' DEP ' } as const
    const own = { ...facts, filter, unreadable: 2, note: 'Sandbox: simulated money' }
    const { name, type, text } = fileOf('json', deposits.slice(0, 1), own, inEnglish)
    expect([name, type]).toEqual([
      'deposits pending from 2026-01-01 reference DEP without 2 unreadable rows.json',
      'application/json',
    ])
    expect(JSON.parse(text)).toEqual({
      kind: 'deposits',
      note: 'Sandbox: simulated money',
      customer: { name: 'Sample Customer', email: 'withdraw@sample.test' },
      server: 'https://plainsail.example/api',
      createdAt: '2026-03-02T16:00:00.000Z',
      rowsLoadedAt: '2026-03-02T15:00:00.000Z',
      currency: 'EUR',
      filter: { status: 'pending', from: '2026-01-01', to: null, timeZone: 'UTC', reference: 'DEP' },
      rowCount: 1,
      unreadableRows: 2,
      rows: [
        {
          reference: 'DEP-SAMPLE-0005',
          date: '2026-03-02T14:05:09.000Z',
          kind: 'deposit',
          amount: '250',
          fee: null,
          status: 'pending',
        },
      ],
    })
  })
  it('FAIR-7 a failed withdrawal has no payout and no fee, and one that was cancelled says so', () => {
    const row = { amount: 50, transactionFee: 1.25, status: 'failed' }
    const rows = withdrawals([
      { _id: 'a', ...row },
      { _id: 'b', ...row, stage: 'cancelled' },
    ])
    const { text } = fileOf('json', rows, { ...facts, kind: 'withdrawal' }, inEnglish)
    expect(JSON.parse(text).rows).toMatchObject([
      { status: 'failed', fee: null, payout: null },
      { status: 'cancelled', fee: null, payout: null },
    ])
  })
  it('FAIR-1 writes every amount as an exact string, even one that no JSON number can hold', () => {
    const [row] = JSON.parse(
      fileOf(
        'json',
        withdrawals([{ _id: 'a', amount: '9007199254740993.01', transactionFee: '0.02', wallet: 'tb1q' }]),
        { ...facts, kind: 'withdrawal' },
        inEnglish,
      ).text,
    ).rows
    expect(row).toEqual({
      reference: null,
      date: null,
      kind: 'withdrawal',
      amount: '9007199254740993.01',
      fee: '0.02',
      payout: '9007199254740992.99',
      destination: 'Wallet tb1q',
      status: null,
    })
  })
  it('C32 writes a hostile reference as a JSON string', () => {
    const hostile = '"},\u2028</script><script>alert(1)'
    const { text } = fileOf('json', withdrawals([{ _id: 'a', reference: hostile }]), facts, inEnglish)
    expect(JSON.parse(text).rows[0].reference).toBe(hostile)
  })
})

it('HIS-4 the CSV file has its own type and name', () => {
  const { name, type, text } = fileOf('csv', deposits, facts, inEnglish)
  expect([name, type]).toEqual(['deposits.csv', 'text/csv'])
  expect(text.split('\r\n')).toHaveLength(deposits.length + 2)
})

describe('the file name', () => {
  it('names the filter', () => {
    expect(fileName('csv', 'deposit', everything, 0, inEnglish)).toBe('deposits.csv')
    const filter = {
      status: 'pending',
      from: '2026-01-01',
      to: '2026-03-31',
      search: 'WDR-SAMPLE-7',
    } as const
    expect(fileName('json', 'withdrawal', filter, 0, inEnglish)).toBe(
      'withdrawals pending from 2026-01-01 to 2026-03-31 reference WDR-SAMPLE-7.json',
    )
  })
  it.each([
    [0, 'deposits.csv'],
    [1, 'deposits without 1 unreadable row.csv'],
    [2, 'deposits without 2 unreadable rows.csv'],
  ])('HIS-1 says if rows are missing: %i', (unreadable, name) => {
    expect(fileName('csv', 'deposit', everything, unreadable, inEnglish)).toBe(name)
  })
  it('C32 leaves out paths and control characters of a search, and shortens it', () => {
    const search = `../../etc/\u202E"<b>${'x'.repeat(500)}`
    const name = fileName('csv', 'deposit', { ...everything, search }, 0, inEnglish)
    expect(name).toMatch(/^deposits reference etc b x+\.csv$/)
    expect(name.length).toBeLessThan(70)
  })
})
