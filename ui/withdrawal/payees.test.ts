import { describe, expect, it } from 'vitest'
import { lastKind, usedBanks, usedWallets } from './payees.ts'

const bitcoin = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const bank = { accountNumber: '00012345', swiftCode: 'SAMPUS33', bankName: 'Sample Bank' }
const on = (day: number) => `2026-03-0${day}T10:00:00Z`

describe('WDR-7 the bank accounts used before', () => {
  it('are listed once, newest first, with the date of the last use', () => {
    const rows = [
      { ...bank, date: on(1), status: 'approved' },
      { ...bank, accountNumber: '0009', date: on(2), status: 'approved' },
      { ...bank, accountNumber: '0001 2345', date: on(3), status: 'failed' },
      { wallet: bitcoin, date: on(4), status: 'approved' },
    ]
    expect(usedBanks(rows)).toEqual([
      expect.objectContaining({ accountNumber: '0001 2345', lastUsed: on(3), failed: true }),
      expect.objectContaining({ accountNumber: '0009', lastUsed: on(2), failed: false }),
    ])
  })
  it('are two accounts if two banks have the same number', () =>
    expect(
      usedBanks([
        { ...bank, date: on(1), status: 'approved' },
        { ...bank, swiftCode: 'OTHRUS33', date: on(2), status: 'approved' },
      ]),
    ).toHaveLength(2))
  it.each([
    ['masked', { accountNumber: '****2345' }],
    ['without a bank', { bankName: null }],
    ['without a SWIFT code', { swiftCode: undefined }],
    ['an IBAN with a wrong checksum', { accountNumber: 'DE89370400440532013001' }],
  ])('leave out accounts that could not be paid again: %s', (_, change) =>
    expect(usedBanks([{ ...bank, ...change, date: on(1), status: 'approved' }])).toEqual([]),
  )
  it('are at most thirty, the newest', () => {
    const numbers = Array.from({ length: 32 }, (_, n) => String(10_000 + n))
    const rows = numbers.map((accountNumber, n) => ({
      ...bank,
      accountNumber,
      date: new Date(Date.UTC(2026, 2, 1, n)).toISOString(),
      status: 'approved',
    }))
    const found = usedBanks(rows).map(({ accountNumber }) => accountNumber)
    expect(found).toEqual(numbers.slice(2).toReversed())
  })
  it('put rows without a readable date last', () =>
    expect(
      usedBanks([
        { ...bank, accountNumber: '0009', date: null, status: 'approved' },
        { ...bank, date: on(1), status: 'approved' },
      ]).map(({ accountNumber }) => accountNumber),
    ).toEqual(['00012345', '0009']))
})

it('WDR-7 CAP-2 a withdrawal that was cancelled is distinguished from one that failed', () => {
  const row = { wallet: bitcoin, date: on(1), status: 'failed' }
  expect(usedWallets([{ ...row, stage: 'cancelled' }], true)).toEqual([
    expect.objectContaining({ failed: true, cancelled: true }),
  ])
  expect(usedWallets([{ ...row, stage: 'failed' }], true)).toEqual([
    expect.objectContaining({ failed: true, cancelled: false }),
  ])
})

describe('WDR-1 the kind of destination of the newest withdrawal', () => {
  it('is taken from the newest row, whatever the order of the list', () => {
    const rows = [
      { ...bank, date: on(1), status: 'approved' },
      { wallet: bitcoin, date: on(3), status: 'failed' },
      { ...bank, date: on(2), status: 'approved' },
    ]
    expect(lastKind(rows)).toBe('crypto')
    expect(lastKind(rows.toSpliced(1, 1))).toBe('bank')
  })
  it.each([
    ['there is none', []],
    ['the row does not say', [{ date: on(1), status: 'pending' }]],
  ])('is not known if %s', (_, rows) => expect(lastKind(rows)).toBeNull())
})

describe('WDR-7 the addresses used before', () => {
  it('are listed once, ignoring letter case', () =>
    expect(
      usedWallets(
        [
          { wallet: ether, date: on(1), status: 'approved' },
          { wallet: bitcoin, date: on(2), status: 'approved' },
          { wallet: ether.toLowerCase(), date: on(3), status: 'approved' },
        ],
        true,
      ).map(({ wallet }) => wallet),
    ).toEqual([ether.toLowerCase(), bitcoin]))
  it('leave out the customer’s own deposit addresses, in any letter case', () =>
    expect(
      usedWallets(
        [
          { wallet: ether.toLowerCase(), date: on(1), status: 'approved' },
          { wallet: bitcoin, date: on(2), status: 'approved' },
        ],
        true,
        [ether],
      ).map(({ wallet }) => wallet),
    ).toEqual([bitcoin]))
  it('FAIR-6 leave out test networks on a live server', () =>
    expect(usedWallets([{ wallet: bitcoin, date: on(1), status: 'approved' }], false)).toEqual([]))
})
