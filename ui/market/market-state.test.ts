import { readCoins, type Coin } from '#contract/market.ts'
import { sampleCoins } from '#contract/fixtures/sample-coins.ts'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../lib/locale-context.ts'
import { ageText, sortCoins, type CoinColumn } from './market-state.ts'

const coins: Coin[] = readCoins.parse(sampleCoins)
const symbols = (list: Coin[]) => list.map((coin) => coin.symbol)
const now = Date.parse('2026-03-02T12:00:00Z')

describe('HOME-3 the listing', () => {
  it.each([
    ['2026-03-02T11:59:30Z', 'less than a minute old'],
    ['2026-03-02T11:59:00Z', '1 minute old'],
    ['2026-03-02T11:00:01Z', '59 minutes old'],
    ['2026-03-02T10:00:00Z', '2 hours old'],
    ['2026-03-01T12:00:00Z', '1 day old'],
    ['2026-03-02T12:00:05Z', 'less than a minute old'],
    ['not a time', 'Older figures'],
    [null, 'Older figures'],
  ])('figures from %s are called %s', (asOf, age) => expect(ageText(asOf, now, inEnglish)).toBe(age))

  it('keeps the order of the listing if no sort column is set', () => {
    expect(symbols(sortCoins(coins, null))).toEqual(['btc', 'eth', 'usdt', 'sol', 'ltc'])
  })

  it.each<[CoinColumn, string[]]>([
    ['price', ['btc', 'eth', 'sol', 'usdt', 'ltc']],
    ['change', ['sol', 'btc', 'usdt', 'eth', 'ltc']],
    ['cap', ['btc', 'eth', 'usdt', 'sol', 'ltc']],
    ['name', ['usdt', 'sol', 'ltc', 'eth', 'btc']],
  ])('sorts by %s, with missing figures last in both directions', (column, descending) => {
    expect(symbols(sortCoins(coins, { column, direction: 'descending' }))).toEqual(descending)
    const known = descending.filter((symbol) => column === 'name' || symbol !== 'ltc').toReversed()
    expect(symbols(sortCoins(coins, { column, direction: 'ascending' }))).toEqual(
      column === 'name' ? known : [...known, 'ltc'],
    )
  })
})

it('HOME-3 figures from a clock that is ahead count as less than a minute old', () => {
  expect(ageText('2026-03-02T12:00:30Z', now, inEnglish)).toBe('less than a minute old')
  expect(ageText('2026-03-05T12:00:00Z', now, inEnglish)).toBe('less than a minute old')
})

it('HOME-3 reads only the first five coins of a longer listing', () => {
  const long = Array.from({ length: 8 }, (_, index) => ({ ...sampleCoins[0], symbol: `c${index}` }))
  expect(symbols(readCoins.parse(long))).toEqual(['c0', 'c1', 'c2', 'c3', 'c4'])
})
