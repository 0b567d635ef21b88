import { sampleDeposits, sampleWithdrawals } from '#contract/fixtures/sample-transactions.ts'
import { readAllTransactions, readAllWithdrawals } from '#contract/transactions.ts'
import { describe, expect, it } from 'vitest'
import { csvCell, transactionsCsv } from './csv.ts'
import { entriesOf } from './entries.ts'

const deposits = (rows: unknown[]) =>
  entriesOf(readAllTransactions.parse({ allTransactions: rows }).allTransactions)
const withdrawals = (rows: unknown[]) =>
  entriesOf(readAllWithdrawals.parse({ allWithdrawals: rows }).allWithdrawals)

describe('HIS-1 the CSV file', () => {
  it('follows RFC 4180, with a header, CRLF after every line and ISO times with their zone', () => {
    const text = transactionsCsv('deposit', deposits(sampleDeposits.slice(0, 2)), 'USD')
    expect(text).toBe(
      '\uFEFFTime (UTC ISO 8601),Narration,Reference,Status,Amount (USD)\r\n' +
        '2026-03-02T14:05:09.000Z,deposit,DEP-SAMPLE-0005,pending,250.00\r\n' +
        '2026-02-17T08:30:00.000Z,deposit,DEP-SAMPLE-0004,approved,12000.00\r\n',
    )
  })
  it('FAIR-1 names the currency, and has separate columns for the fee, payout and destination of a withdrawal', () => {
    const lines = transactionsCsv('withdrawal', withdrawals(sampleWithdrawals), 'EUR').split('\r\n')
    expect(lines[0]).toMatch(/,Amount \(EUR\),Transaction fee \(EUR\),Payout \(EUR\),Destination$/)
    expect(lines[2]).toBe(
      '2026-02-20T16:20:42.000Z,withdrawal,WDR-SAMPLE-0002,approved,1000.01,25.00,975.01,"Sample Bank, SWIFT SAMPUS33, account 00012345"',
    )
  })
  it('FAIR-7 a failed withdrawal pays nothing out, and one that was cancelled says so', () => {
    const row = { amount: 50, transactionFee: 1.25, status: 'failed', wallet: 'tb1q' }
    const rows = withdrawals([
      { _id: 'a', ...row },
      { _id: 'b', ...row, stage: 'cancelled' },
    ])
    expect(transactionsCsv('withdrawal', rows, 'USD').split('\r\n').slice(1, 3)).toEqual([
      ',withdrawal,,failed,50.00,,,Wallet tb1q',
      ',withdrawal,,cancelled,50.00,,,Wallet tb1q',
    ])
  })
  it('C48 leaves a missing figure empty and never calculates a fee', () => {
    const lines = transactionsCsv(
      'withdrawal',
      withdrawals([{ _id: 'a', amount: 10, wallet: 'tb1q' }]),
      'USD',
    ).split('\r\n')
    expect(lines[1]).toBe(',withdrawal,,,10.00,,,Wallet tb1q')
  })
  it('FAIR-1 writes an amount to the cent that is too precise for a floating-point number', () => {
    expect(
      transactionsCsv('deposit', deposits([{ _id: 'a', amount: '9007199254740993.01' }]), 'USD'),
    ).toContain(',9007199254740993.01\r\n')
  })
})

describe('cells', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+1', "'+1"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t'=1"`],
    ['\r=1', `"'\r'=1"`],
    ['\n=1', `"'\n'=1"`],
    ['\ttext', `"'\ttext"`],
    ['\rtext', `"'\rtext"`],
    [' =1', `' =1`],
    ['\u00a0=1', "'\u00a0=1"],
    ['\u200b=1', "'\u200b=1"],
    ['\uFEFF=1', "'\uFEFF=1"],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['﹦1', "'﹦1"],
    ['﹢1', "'﹢1"],
    ['﹣1', "'﹣1"],
    ['﹫1', "'﹫1"],
    ['−1+1', "'−1+1"],
    ['-12.50+1', "'-12.50+1"],
    ['-', "'-"],
    ['-12.50', '-12.50'],
    ['DEP-1', 'DEP-1'],
  ])('C32 spreadsheets do not run %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })
  it.each([
    ['a;=1', `"a;'=1"`],
    ['a;+1', `"a;'+1"`],
    ['a;-1', `"a;'-1"`],
    ['a;@SUM(A1)', `"a;'@SUM(A1)"`],
    ['a;＝1', `"a;'＝1"`],
    ['a;＋1', `"a;'＋1"`],
    ['a;－1', `"a;'－1"`],
    ['a;＠x', `"a;'＠x"`],
    ['a; =1', `"a;' =1"`],
    ['a;"=1"', `"a;'""=1"""`],
    ['a;=1;=2', `"a;'=1;'=2"`],
    ['a|=1', `a|'=1`],
    ['a\t=1', `"a\t'=1"`],
    ['a\r\n=1', `"a\r'\n'=1"`],
    ['=1;=2', `"'=1;'=2"`],
    ['a;b', '"a;b"'],
  ])('C32 spreadsheets with another separator do not run %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })
  it('C32 no part of a row starts with a formula sign, whatever the separator', () => {
    const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
    const starts = ['', ' ', ';', 'a;', 'a; ', 'a;"', 'a\t', 'a\n', 'a"\n"', '";', '","', '"\t"']
    const hostile = signs.flatMap((sign) => starts.map((start) => `${start}${sign}1`))
    const rows = hostile.map((text, index) => ({
      _id: `r${index}`,
      amount: 1,
      date: '2026-01-01T00:00:00Z',
      reference: text,
      status: text,
      wallet: text,
    }))
    const file = transactionsCsv('withdrawal', withdrawals(rows), 'USD')
    const parts = file.split(/[;\t\r\n]/).map((part) => part.replace(/^[\s"\uFEFF]+/, ''))
    expect(parts.filter((part) => /^[=+\-@＝＋－＠]/.test(part))).toEqual([])
    expect(parts.length).toBeGreaterThan(hostile.length * 2)
  })
  it.each([
    ['a,b', '"a,b"'],
    ['say "so"', '"say ""so"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['plain', 'plain'],
    [' before', '" before"'],
    ['after ', '"after "'],
    ['', ''],
  ])('quotes %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })
})
