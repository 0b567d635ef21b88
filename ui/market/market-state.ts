import type { MarketSource } from '#contract/market-source.ts'
import type { Coin } from '#contract/market.ts'
import type { Translate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

/** The state of the listing. `source` and `asOf` say whether the figures are live, old or samples. */
export type MarketState =
  | { state: 'loading' }
  | { state: 'error'; message: string }
  | { state: 'ready'; coins: Coin[]; source: MarketSource; asOf: string | null }

const MINUTE = 60_000
const units = [
  { name: 'day', ms: 24 * 60 * MINUTE },
  { name: 'hour', ms: 60 * MINUTE },
  { name: 'minute', ms: MINUTE },
] as const

/** Formats the age of figures in the largest whole unit: '12 minutes old'. `now` is in milliseconds. */
export function ageText(asOf: string | null, now: number, t: Translate): string {
  const at = asOf === null ? NaN : Date.parse(asOf)
  if (Number.isNaN(at)) return t(m.olderFigures)
  const age = Math.max(0, now - at)
  const unit = units.find(({ ms }) => age >= ms)
  return t(
    m.figuresOld,
    unit ? { count: Math.floor(age / unit.ms), unit: unit.name } : { count: 0, unit: 'minute' },
  )
}

export const coinColumns = ['name', 'price', 'change', 'cap'] as const
export type CoinColumn = (typeof coinColumns)[number]
export type CoinSort = { column: CoinColumn; direction: 'ascending' | 'descending' } | null

const figures = {
  price: (coin: Coin) => coin.current_price,
  change: (coin: Coin) => coin.price_change_percentage_24h,
  cap: (coin: Coin) => coin.market_cap,
} as const

/** Returns the coins sorted, with missing figures last in either direction. `null` keeps the order of the listing. */
export function sortCoins(coins: readonly Coin[], sort: CoinSort): Coin[] {
  if (sort === null) return [...coins]
  const sign = sort.direction === 'ascending' ? 1 : -1
  const { column } = sort
  if (column === 'name') return coins.toSorted((a, b) => sign * a.name.localeCompare(b.name, 'en'))
  const figure = figures[column]
  return coins.toSorted((a, b) => {
    const [left, right] = [figure(a), figure(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (Number(left) - Number(right))
  })
}
