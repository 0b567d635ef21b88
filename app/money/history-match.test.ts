import { expect, it } from 'vitest'
import { arrived, looksLike, proofsBeside, type Row, type Unsettled } from './history-match.ts'

const noon = Date.parse('2026-03-04T12:00:00Z')
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()
const wallet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const order = (key: string, change: Partial<Unsettled> = {}): Unsettled => ({
  key,
  body: JSON.stringify({ amount: 10.5, wallet }),
  firstTry: noon,
  seen: [],
  ...change,
})
const row = (id: string, change: Partial<Row> = {}): Row => ({
  _id: id,
  amount: '10.50',
  date: at(1),
  wallet,
  ...change,
})

it.each([
  ['the same fields', {}, true],
  ['the same amount in another notation', { amount: '10.5' }, true],
  ['another amount', { amount: '10.51' }, false],
  ['an unreadable amount', { amount: null }, false],
  ['another wallet', { wallet: `${wallet}x` }, false],
  ['the wallet in upper case', { wallet: wallet.toUpperCase() }, false],
  ['no wallet', { wallet: null }, false],
] as const)('API-15 compares an order and a row with %s', (_, change, same) =>
  expect(looksLike(row('a', change), order('k').body)).toBe(same),
)

it('API-15 ignores spaces when it compares bank accounts', () => {
  const body = JSON.stringify({
    amount: 5,
    accountNumber: 'DE00 1234',
    swiftCode: 'SAMPUS33',
    bankName: 'Sample',
  })
  const bank = { _id: 'a', amount: '5', date: at(1) }
  expect(looksLike({ ...bank, accountNumber: 'de001234' }, body)).toBe(true)
  expect(looksLike({ ...bank, accountNumber: 'de001235' }, body)).toBe(false)
  expect(looksLike(bank, body)).toBe(false)
})

it.each([
  ['the same', 'SAMPUS33', true],
  ['the same, written otherwise', 'sampus33 xxx', true],
  ['none in the row', null, true],
  ['another one', 'OTHRGB2L', false],
  ['another one of the same country', 'SBNKUS33', false],
] as const)('API-15 the same account number, and as SWIFT code %s', (_, swiftCode, same) => {
  const bank = { accountNumber: '00012345', swiftCode: 'SAMPUS33', bankName: 'Sample Bank' }
  const transfer = { _id: 'a', amount: '5', date: at(1), accountNumber: '00012345', swiftCode }
  expect(looksLike(transfer, JSON.stringify({ amount: 5, ...bank }))).toBe(same)
})

it.each([
  ['a new row', [row('a')], ['k']],
  ['a row slightly older than the order, within the clock tolerance', [row('a', { date: at(-1.9) })], ['k']],
  ['an older row', [row('a', { date: at(-2.1) })], []],
  ['a row without a date', [row('a', { date: null })], []],
  ['a row with an unreadable date', [row('a', { date: 'yesterday' })], []],
  ['a row of another order', [row('a', { amount: '11.00' })], []],
  ['no rows', [], []],
])('API-15 finds which orders arrived from %s', (_, rows, keys) =>
  expect(arrived([order('k')], rows)).toEqual(keys),
)

it('API-15 a row that existed before the order does not prove that it arrived', () =>
  expect(arrived([order('k', { seen: ['a'] })], [row('a')])).toEqual([]))

it('API-15 each row proves one order, the earliest first', () => {
  const orders = [order('second', { firstTry: noon + 1000 }), order('first')]
  expect(arrived(orders, [row('a')])).toEqual(['first'])
  expect(arrived(orders, [row('a'), row('b')])).toEqual(['first', 'second'])
})

it('API-15 an order that was carried out is matched first, even before one that was sent earlier and is unknown', () => {
  const unknown = order('unknown')
  const done = order('done', { firstTry: noon + 1000 })
  expect([...proofsBeside([done], [unknown], [row('one')])]).toEqual([])
  expect([...proofsBeside([done], [unknown], [row('one'), row('two', { date: at(2) })])]).toEqual([
    ['unknown', 'two'],
  ])
  expect([...proofsBeside([], [unknown], [row('one')])]).toEqual([['unknown', 'one']])
})
