import { describe, expect, it } from 'vitest'
import { sampleDeposits, sampleWithdrawals } from './fixtures/sample-transactions.ts'
import { withdrawalBody } from './orders.ts'
import { readAllTransactions, readAllWithdrawals } from './transactions.ts'

const row = { _id: 'a', amount: 5, date: '2026-01-01T00:00:00Z', reference: 'DEP-1', status: 'approved' }

describe('HIS-1 one unreadable row does not hide the others', () => {
  it.each([
    ['null', null],
    ['a string', 'row'],
    ['a number', 5],
    ['a list', [row]],
    ['an empty object', {}],
    ['an object with other fields', { id: 1, sum: 5 }],
    ['an object with wrong types', { _id: {}, amount: [], date: 7, reference: false, status: null }],
  ])('counts %s, and keeps the rows around it', (_, bad) => {
    const deposits = readAllTransactions.parse({ allTransactions: [row, bad, { ...row, _id: 'b' }] })
    expect(deposits.allTransactions.map(({ _id: id }) => id)).toEqual(['a', 'b'])
    expect(deposits.unreadable).toBe(1)
    const withdrawals = readAllWithdrawals.parse({ allWithdrawals: [bad, row, bad] })
    expect(withdrawals.allWithdrawals.map(({ _id: id }) => id)).toEqual(['a'])
    expect(withdrawals.unreadable).toBe(2)
  })

  it('counts none if all rows are readable', () => {
    expect(readAllTransactions.parse({ allTransactions: sampleDeposits }).unreadable).toBe(0)
    expect(readAllWithdrawals.parse({ allWithdrawals: sampleWithdrawals }).unreadable).toBe(0)
  })

  it('identifies a row without an _id by its reference', () => {
    const { _id: _, ...nameless } = row
    const { allTransactions, unreadable } = readAllTransactions.parse({
      allTransactions: [nameless, { ...row, _id: { $oid: 'x' }, reference: null }, { amount: 7 }],
    })
    expect(allTransactions.map(({ _id: id }) => id)).toEqual(['DEP-1', row.date, 'row'])
    expect(allTransactions.map(({ amount }) => amount)).toEqual(['5', '5', '7'])
    expect(unreadable).toBe(0)
  })

  it('drops an amount with a thousands separator only in its own row', () => {
    const { allTransactions, unreadable } = readAllTransactions.parse({
      allTransactions: [{ ...row, amount: '1,000.00' }, row],
    })
    expect(allTransactions.map(({ amount }) => amount)).toEqual([null, '5'])
    expect(unreadable).toBe(0)
  })

  it.each([{ allTransactions: null }, { allTransactions: {} }, { allTransactions: 'none' }, {}, [], null])(
    'API-12 rejects %j, which is not a list',
    (response) => {
      expect(readAllTransactions.safeParse(response).success).toBe(false)
    },
  )
})

const account = (accountNumber: string) =>
  withdrawalBody.safeParse({ amount: 5, accountNumber, swiftCode: 'SAMPUS33', bankName: 'Sample Bank' })
const inFours = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ')

describe('API-9 an account number has at most 34 characters, not counting spaces', () => {
  // Examples from the national IBAN registries, as printed.
  it.each([
    ['Ukraine, 29', 'UA21 3223 1300 0002 6007 2335 6600 1', 29],
    ['Malta, 31', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S', 31],
    ['Saint Lucia, 32', 'LC55 HEMM 0001 0001 0012 0012 0002 3015', 32],
    ['34 in groups of four', inFours('A1'.repeat(17)), 34],
    ['34 without spaces', 'A1'.repeat(17), 34],
    ['34 with a space after each character', [...'A1'.repeat(17)].join(' '), 34],
    ['a printed one with non-breaking spaces', 'UA21\u00a03223\u202f1300 0002 6007 2335 6600 1', 29],
    ['the shortest', '1234', 4],
  ])('accepts %s', (_, text, length) => {
    const read = account(text)
    expect(read.success).toBe(true)
    const sent = (read.data as { accountNumber: string }).accountNumber
    expect(sent).toMatch(/^[A-Z0-9 ]+$/)
    expect(sent.replaceAll(' ', '')).toHaveLength(length)
  })

  it.each([
    ['35 without spaces', 'A'.repeat(35), 'This account number is too long'],
    ['35 in groups of four', inFours('A'.repeat(35)), 'This account number is too long'],
    ['three characters', '123', 'An account number has at least 4 characters'],
    ['three characters with spaces', '1 2 3', 'An account number has at least 4 characters'],
    ['only spaces', ' '.repeat(10), 'Enter the account number'],
    ['two digits with spaces', '1    2', 'An account number has at least 4 characters'],
    ['a slash', '1234/5', 'Use letters and digits only'],
    ['a thousand spaces', `1234${' '.repeat(1000)}5`, 'This account number is too long'],
  ])('rejects %s', (_, text, message) => {
    const read = account(text)
    expect(read.success).toBe(false)
    expect(JSON.stringify(read.error?.issues)).toContain(message)
  })
})
