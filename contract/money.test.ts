import { expect, it } from 'vitest'
import {
  feeOf,
  fromCents,
  MAX_CENTS,
  readAmount,
  toCents,
  toDecimal,
  withdrawalSummary,
  type Decimal,
} from './money.ts'
import { requestAmount, wireDecimal } from './wire-money.ts'

it.each([
  [0, '0'],
  [-0, '0'],
  ['-0', '0'],
  ['-0.00', '0.00'],
  [0.1, '0.1'],
  [1e21, '1000000000000000000000'],
  [1e-7, '0.0000001'],
  [-1.5e-7, '-0.00000015'],
  [1.5e21, '1500000000000000000000'],
  ['1E+3', '1000'],
  ['1.25e+1', '12.5'],
  ['-2.5e+0', '-2.5'],
  [' 1000.50 ', '1000.50'],
  ['007.10', '7.10'],
  ['12345678901234567.89', '12345678901234567.89'],
  [9007199254740993n.toString(), '9007199254740993'],
])('toDecimal reads %j exactly: %s', (value, decimal) => {
  expect(Number(toDecimal(value))).toBeCloseTo(Number(value), 10)
  expect(toDecimal(value)).toMatch(/^-?\d+(\.\d+)?$/)
  expect(toDecimal(value)?.replace(/\.0+$/, '')).toBe(decimal.replace(/\.0+$/, ''))
})

it.each([
  NaN,
  Infinity,
  -Infinity,
  '',
  ' ',
  '.',
  '5.',
  '.5',
  '+5',
  '0x10',
  '0b11',
  '1_000',
  '1,000',
  '1e400',
  '1e-400',
  'e5',
  'abc',
  'null',
  '٣',
  '１２',
  '--1',
  '1-',
  null,
  undefined,
  true,
  [],
  {},
])('C46, C48 toDecimal returns null for %j', (value) => {
  expect(toDecimal(value)).toBeNull()
})

it.each<[Decimal, bigint]>([
  ['0', 0n],
  ['0.01', 1n],
  ['0.1', 10n],
  ['1000.50', 100050n],
  ['1.999', 199n],
  ['-1.999', -199n],
  ['-0.07', -7n],
  ['12345678901234567.89', 1234567890123456789n],
])('FAIR-1, C49 %s is %s cents: further digits are dropped, never rounded up', (amount, cents) => {
  expect(toCents(amount)).toBe(cents)
})

it.each([
  [0n, '0.00'],
  [1n, '0.01'],
  [-7n, '-0.07'],
  [-100n, '-1.00'],
  [1234567890123456789n, '12345678901234567.89'],
])('%s cents are %s', (cents, text) => {
  expect(fromCents(cents)).toBe(text)
  expect(toCents(fromCents(cents))).toBe(cents)
})

it('C49 adds 0.1 and 0.2 to exactly 0.3', () => {
  expect(fromCents(toCents('0.1') + toCents('0.2'))).toBe('0.30')
})

it.each<[bigint, Decimal, bigint]>([
  [10000n, '2.5', 250n],
  [100001n, '2.5', 2500n],
  [20n, '2.5', 1n],
  [60n, '2.5', 2n],
  [19n, '2.5', 0n],
  [10000n, '0', 0n],
  [10000n, '100', 10000n],
  [3333n, '33.333', 1111n],
  [1n, '50', 1n],
  [99_999_999_999_999n, '2.5', 2_500_000_000_000n],
])('WDR-4 the fee of %s cents at %s percent is %s cents', (amount, percent, fee) => {
  expect(feeOf(amount, percent)).toBe(fee)
})

it.each<[Decimal, Decimal, string, string]>([
  ['1000', '2.5', '25.00', '975.00'],
  ['1000.01', '2.5', '25.00', '975.01'],
  ['0.01', '2.5', '0.00', '0.01'],
  ['50', '0', '0.00', '50.00'],
  ['50', '100', '50.00', '0.00'],
])('FAIR-4 %s at %s percent: fee %s and payout %s add up to the amount', (amount, percent, fee, payout) => {
  const summary = withdrawalSummary(amount, percent)
  expect(summary).toMatchObject({ fee, payout })
  expect(toCents(summary.fee) + toCents(summary.payout)).toBe(toCents(summary.amount))
})

it.each([
  ['1000', '1000.00'],
  [' 20 ', '20.00'],
  ['$20', '20.00'],
  ['$ 1,000.50', '1000.50'],
  ['1,000.50', '1000.50'],
  ['1,000,000', '1000000.00'],
  ['1 000.50', '1000.50'],
  ['1\u00a0000', '1000.00'],
  ['1\u202f000.5', '1000.50'],
  ['1000,5', '1000.50'],
  ['1000,50', '1000.50'],
  ['0.01', '0.01'],
  ['007', '7.00'],
  ['999999999999.99', '999999999999.99'],
])('reads the amount %j as %s', (text, value) => {
  expect(readAmount(text)).toEqual({ value })
})

it.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['$', 'empty'],
  ['0', 'not-positive'],
  ['0.00', 'not-positive'],
  ['-5', 'not-positive'],
  ['-1,000', 'not-positive'],
  ['0.001', 'too-many-decimals'],
  ['1.005', 'too-many-decimals'],
  ['1000000000000', 'too-large'],
  ['9007199254740993', 'too-large'],
  ['1e21', 'unreadable'],
  ['1e3', 'unreadable'],
  ['0x10', 'unreadable'],
  ['0b11', 'unreadable'],
  ['+5', 'unreadable'],
  ['5.', 'unreadable'],
  ['.5', 'unreadable'],
  ['1.000,50', 'unreadable'],
  ['1,00,000', 'unreadable'],
  ['1,0000', 'unreadable'],
  ['1.000.000', 'unreadable'],
  ['1,000,5', 'unreadable'],
  ['٣٠', 'unreadable'],
  ['１００', 'unreadable'],
  ['NaN', 'unreadable'],
  ['Infinity', 'unreadable'],
  ['ten', 'unreadable'],
  ['1\n000', 'unreadable'],
])('DEP-1, C46, C47 rejects the amount %j: %s', (text, problem) => {
  expect(readAmount(text)).toEqual({ problem })
})

it('accepts the largest amount, but not one cent more', () => {
  expect(readAmount(fromCents(MAX_CENTS))).toEqual({ value: fromCents(MAX_CENTS) })
  expect(readAmount(fromCents(MAX_CENTS + 1n))).toEqual({ problem: 'too-large' })
})

it.each([
  [12.5, '12.5'],
  ['12.50', '12.50'],
  [0, '0'],
])('API-5 reads the figure %j in a response as %s', (wire, decimal) => {
  expect(wireDecimal.parse(wire)).toBe(decimal)
})

it.each([NaN, Infinity, '', 'abc', null, undefined, true, {}])(
  'C48 rejects %j as a figure in a response',
  (wire) => {
    expect(wireDecimal.safeParse(wire).success).toBe(false)
  },
)

it.each([
  [250.5, '250.50'],
  ['250.50', '250.50'],
  [0.01, '0.01'],
  [999999999999.99, '999999999999.99'],
])('API-6, API-9 reads the amount %j in a request as %s', (wire, amount) => {
  expect(requestAmount.parse(wire)).toBe(amount)
})

it.each([0, -0, -1, 0.001, 1e12, 1e21, NaN, Infinity, '', '0', 'abc', '1,000.50,1', null, {}, []])(
  'C46 rejects the amount %j in a request',
  (wire) => {
    expect(requestAmount.safeParse(wire).success).toBe(false)
  },
)

it.each([
  [0.7 + 0.1, '0.8'],
  [0.1 + 0.2, '0.3'],
  [-(0.7 + 0.1), '-0.8'],
  [20.499999999999996, '20.5'],
  [1.005 * 1000, '1005'],
  [4.3499999999, '4.3499999999'],
  [12345678901234.56, '12345678901234.56'],
  ['0.7999999999999999', '0.7999999999999999'],
  [0.00000123456789, '0.00000123456789'],
])('FAIR-1 toDecimal drops only the noise of sums of numbers: %d is %s', (value, decimal) =>
  expect(toDecimal(value)).toBe(decimal),
)

it('FAIR-1 toDecimal does not read a number whose cents JSON cannot carry', () => {
  expect(toDecimal(JSON.parse('90071992547409.93'))).toBeNull()
  expect(toDecimal(90071992547409)).toBe('90071992547409')
  expect(toDecimal('90071992547409.93')).toBe('90071992547409.93')
})
