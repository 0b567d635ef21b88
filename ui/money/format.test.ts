import type { Decimal } from '#contract/money.ts'
import { afterEach, expect, it, vi } from 'vitest'
import {
  currencyName,
  formatChange,
  formatCoins,
  formatCompact,
  formatCount,
  formatDate,
  formatExactDate,
  formatMoney,
  formatPercent,
  formatPlain,
  formatPrice,
  formatTime,
  groupsOfFour,
  MISSING,
} from './format.ts'
import { formatAxisDay, formatTick } from './plot-format.ts'

it.each<[Decimal | null | undefined, string]>([
  ['0', '$0.00'],
  ['1000.5', '$1,000.50'],
  ['1234567.89', '$1,234,567.89'],
  ['-0.07', '-$0.07'],
  ['-1234.5', '-$1,234.50'],
  ['0.1', '$0.10'],
  ['12345678901234567.89', '$12,345,678,901,234,567.89'],
  ['99999999999999999999999999.99', '$99,999,999,999,999,999,999,999,999.99'],
  [null, MISSING],
  [undefined, MISSING],
])('SPEC 10, C49 formats the amount %s as %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text)
})

it.each<[Decimal, string]>([
  ['0.009', '$0.00'],
  ['0.999', '$0.99'],
  ['1.995', '$1.99'],
  ['1.999999999999999999999', '$1.99'],
  ['-1.999', '-$1.99'],
  ['1000.005', '$1,000.00'],
])('FAIR-1 formats %s as %s, never rounded up', (amount, text) => {
  expect(formatMoney(amount)).toBe(text)
})

it.each<Decimal>(['-0', '-0.00', '-0.001', '-0.009'])('C48 formats %s without a sign', (amount) => {
  expect(formatMoney(amount)).toBe('$0.00')
})

it('C48 the result is always an amount or a dash', () => {
  const amounts: (Decimal | null)[] = [
    null,
    '0',
    '-0',
    '1',
    '-1',
    '0.001',
    '1e3' as Decimal,
    '123456789012.345',
  ]
  for (const amount of amounts) expect(formatMoney(amount)).toMatch(/^-?\$[\d,]+\.\d{2}$|^—$/)
})

it.each<[Decimal | null, string]>([
  ['100000', '$100,000.00'],
  ['1', '$1.00'],
  ['1.005', '$1.00'],
  ['0.00001234', '$0.00001234'],
  ['0.000012349', '$0.00001234'],
  ['-0.00012', '-$0.00012'],
  ['0', '$0.00'],
  ['0.00', '$0.00'],
  [null, MISSING],
])('HOME-3 formats the price %s as %s', (price, text) => {
  expect(formatPrice(price)).toBe(text)
})

it.each<[Decimal | null, string]>([
  ['1980000000000', '$1.98T'],
  ['1999999999999', '$1.99T'],
  ['480000000000', '$480.00B'],
  ['999', '$999.00'],
  ['0', '$0.00'],
  ['-0', '$0.00'],
  ['0.009', '$0.00'],
  ['1', '$1.00'],
  ['999.999', '$999.99'],
  ['999999', '$999.99K'],
  ['1000', '$1.00K'],
  ['-1500000', '-$1.50M'],
  ['12345678901234567', '$12,345.67T'],
  [null, MISSING],
])('SPEC 10 formats the market cap %s as %s', (amount, text) => {
  expect(formatCompact(amount)).toBe(text)
})

it.each<[Decimal | null | undefined, string]>([
  ['2.5', '2.5%'],
  ['64', '64%'],
  ['0', '0%'],
  ['-0.0001', '-0.0001%'],
  ['0.123456789012345678', '0.123456789012345678%'],
  ['12345.5', '12,345.5%'],
  ['0.123456789012345678909', '0.1234567890123456789%'],
  ['0.999999999999999999999', '0.99999999999999999999%'],
  [null, MISSING],
  [undefined, MISSING],
])('SPEC 10 formats the percentage %s without rounding up: %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text)
})

it.each([
  ['0.0062', 'BTC', '0.0062 BTC'],
  ['1000.5', 'USDT', '1,000.5 USDT'],
  ['0.00000001', 'BTC', '0.00000001 BTC'],
] as const)('DEP-4 formats %s %s with all its digits', (amount, symbol, text) => {
  expect(formatCoins(amount, symbol)).toBe(text)
})

it.each([
  ['1.25', '+1.25%', 'rise'],
  ['-2.4', '−2.4%', 'fall'],
  ['−2.4', '−2.4%', 'fall'],
  ['-2.4%', '−2.4%', 'fall'],
  [-2.4, '−2.4%', 'fall'],
  [1e-7, '+0.0000001%', 'rise'],
  ['0', '0%', 'none'],
  ['-0.00', '0%', 'none'],
  ['−0', '0%', 'none'],
  [-0, '0%', 'none'],
  ['NaN', MISSING, 'missing'],
  [Number.NaN, MISSING, 'missing'],
  [Infinity, MISSING, 'missing'],
  ['', MISSING, 'missing'],
  ['up a bit', MISSING, 'missing'],
  [null, MISSING, 'missing'],
  [undefined, MISSING, 'missing'],
] as const)('HOME-3, C50 formats a change of %s as %s, direction: %s', (change, text, direction) => {
  expect(formatChange(change)).toEqual({ text, direction })
})

it.each<[Decimal | null | undefined, string]>([
  ['1000.5', '1000.50'],
  ['-0.07', '-0.07'],
  ['-0.001', '0.00'],
  ['0.999', '0.99'],
  ['12345678901234567.89', '12345678901234567.89'],
  [null, ''],
  [undefined, ''],
])('the plain notation of %s is %s', (amount, text) => {
  expect(formatPlain(amount)).toBe(text)
})

it.each([
  ['tb1qw508d6qejx', ['tb1q', 'w508', 'd6qe', 'jx']],
  ['abcd', ['abcd']],
  ['', []],
])('DEP-2 splits %s into groups of four: %s', (text, groups) => {
  expect(groupsOfFour(text)).toEqual(groups)
  expect(groupsOfFour(text).join('')).toBe(text)
})

it.each([
  [0, '0'],
  [10000, '10,000'],
])('formats a count of %s as %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

const engine = globalThis.Intl

const utc = { locale: 'en-US', timeZone: 'UTC' }

it.each([
  ['2026-03-02T14:05:09Z', 'Mar 2, 2026, 2:05 PM'],
  ['2026-03-02T23:30:00-05:00', 'Mar 3, 2026, 4:30 AM'],
  [Date.UTC(2026, 0, 1), 'Jan 1, 2026, 12:00 AM'],
  ['', MISSING],
  ['yesterday', MISSING],
  [null, MISSING],
  [undefined, MISSING],
])('SPEC 10 formats the date %s as %s', (iso, text) => {
  expect(formatDate(iso, utc)).toBe(text)
})

it("SPEC 10 a date uses the customer's locale and time zone", () => {
  expect(formatDate('2026-03-02T14:05:09Z', { locale: 'de-DE', timeZone: 'Asia/Tokyo' })).toBe(
    '02.03.2026, 23:05',
  )
})

it.each([
  ['fa-IR', 'Mar 2, 2026, 2:05 PM', 'March 2026'],
  ['th-TH', 'Mar 2, 2026, 2:05 PM', 'March 2026'],
  ['de-DE', 'Mar 2, 2026, 2:05 PM', 'March 2026'],
  ['en-GB', '2 Mar 2026, 14:05', 'March 2026'],
])('LNG-1 without a locale, a browser in %s writes dates in English', async (own, date, month) => {
  class Browser extends engine.DateTimeFormat {
    constructor(locale: string = own, options: Intl.DateTimeFormatOptions = {}) {
      super(locale, { ...options, timeZone: 'UTC' })
    }
  }
  vi.stubGlobal('Intl', { ...engine, NumberFormat: engine.NumberFormat, DateTimeFormat: Browser })
  vi.resetModules()
  const format = await import('./format.ts')
  const plot = await import('./plot-format.ts')
  expect(format.formatDate('2026-03-02T14:05:09Z')).toBe(date)
  expect(plot.formatMonth(2026 * 12 + 2, 'full')).toBe(month)
})

it('SPEC 10 the exact date has seconds and the time zone', () => {
  expect(formatExactDate('2026-03-02T14:05:09Z', utc)).toBe('Monday, March 2, 2026, 2:05:09 PM UTC')
  expect(formatExactDate('nonsense', utc)).toBe(MISSING)
})

it('DSH-10 a day on an axis has its month, also at the turn of the year', () => {
  expect(formatAxisDay(Date.parse('2025-12-31T23:00:00Z'), utc)).toBe('Dec 31')
  expect(formatAxisDay(Date.parse('2026-01-01T00:00:00Z'), utc)).toBe('Jan 1')
  expect(formatAxisDay(Date.parse('2025-12-31T23:00:00Z'), { locale: 'en-GB', timeZone: 'Asia/Tokyo' })).toBe(
    '1 Jan',
  )
})

it('formats the time of day', () => {
  expect(formatTime('2026-03-02T14:05:09Z', utc)).toBe('2:05 PM')
  expect(formatTime(null, utc)).toBe(MISSING)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('SPEC 10 every formatter sets all digit options, because the defaults differ between engines', async () => {
  const made: Intl.NumberFormatOptions[] = []
  class Recorder extends engine.NumberFormat {
    constructor(locale?: string, options: Intl.NumberFormatOptions = {}) {
      super(locale, options)
      made.push(options)
    }
  }
  vi.stubGlobal('Intl', { NumberFormat: Recorder })
  vi.resetModules()
  const fresh = await import('./format.ts')
  fresh.formatMoney('1')
  fresh.formatPrice('0.00001234')
  fresh.formatCompact('1')
  fresh.formatPercent('1')
  fresh.formatCount(1)
  const decided = [
    'style',
    'notation',
    'numberingSystem',
    'minimumIntegerDigits',
    'minimumFractionDigits',
    'maximumFractionDigits',
    'roundingMode',
    'roundingPriority',
    'roundingIncrement',
    'trailingZeroDisplay',
    'useGrouping',
    'signDisplay',
  ]
  expect(made.flatMap((options) => decided.filter((name) => !(name in options)))).toEqual([])
  expect(made).toHaveLength(5)
})

class NarrowSpaces {
  readonly #real: Intl.DateTimeFormat
  constructor(locale: string, options: Intl.DateTimeFormatOptions) {
    this.#real = new engine.DateTimeFormat(locale, options)
  }
  format(date: Date) {
    return this.#real.format(date).replaceAll(' ', '\u202f').replace('\u202fUTC', '\u00a0UTC')
  }
}

it('SPEC 10 dates are the same with any version of the language data', async () => {
  vi.stubGlobal('Intl', { DateTimeFormat: NarrowSpaces })
  vi.resetModules()
  const fresh = await import('./format.ts')
  expect(fresh.formatDate('2026-03-02T14:05:09Z', utc)).toBe('Mar 2, 2026, 2:05 PM')
  expect(fresh.formatExactDate('2026-03-02T14:05:09Z', utc)).toBe('Monday, March 2, 2026, 2:05:09 PM UTC')
  expect(fresh.formatTime('2026-03-02T14:05:09Z', utc)).toBe('2:05 PM')
})

it.each<[Decimal, string, string]>([
  ['0', '$0', '0 €'],
  ['1000.5', '$1,000.50', '1.000,50 €'],
  ['-2000', '-$2,000', '-2.000 €'],
  ['10000000', '$10M', '10 Mio. €'],
  ['1050000', '$1.05M', '1,05 Mio. €'],
])('DSH-9 the axis of a plot formats %s, without cents for whole dollars', (amount, dollars, euros) => {
  expect(formatTick(amount)).toBe(dollars)
  const german = formatTick(amount, { locale: 'de-DE', currency: 'EUR' })
  expect(german.replaceAll('\u00a0', ' ')).toBe(euros)
})

it('names the currency in the form that follows an amount', () => {
  expect(currencyName()).toBe('US dollars')
  expect(currencyName({ locale: 'de-DE', currency: 'EUR' })).toBe('Euro')
})
