import type { Coin } from '#contract/market.ts'
import { toDecimal } from '#contract/money.ts'
import { extent } from 'd3-array'
import { line } from 'd3-shape'
import type { LocaleSettings, Translate } from '../lib/locale-context.ts'
import { formatPrice } from '../money/format.ts'
import * as m from './messages.ts'

export type PricePoint = {
  /** Seconds since 1970. */
  time: number
  price: number
}

const WEEK = 7 * 24 * 3600

/**
 * Adds times to the prices of the listing, which has none: evenly spread over the seven days before `asOf`, or before `now` (in
 * milliseconds) if `asOf` isn't valid.
 */
export function pricePoints(prices: readonly number[], asOf: string | null, now: number): PricePoint[] {
  const parsed = asOf === null ? NaN : Date.parse(asOf)
  const end = Math.floor((Number.isNaN(parsed) ? now : parsed) / 1000)
  const step = WEEK / Math.max(1, prices.length - 1)
  return prices
    .map((price, index) => ({ time: Math.round(end - WEEK + index * step), price }))
    .filter((point) => Number.isFinite(point.price))
}

/** Ends the line at the displayed price, because the line's own last point may be an hour old. */
export function linePrices(coin: Coin | undefined): number[] {
  const prices = coin?.sparkline_in_7d?.price ?? []
  return coin?.current_price == null ? [...prices] : [...prices, Number(coin.current_price)]
}

/** Describes a line of prices in one sentence, for screen readers. */
export function lineSummary(
  { name, period, prices }: { name: string; period?: string | undefined; prices: readonly number[] },
  locale: LocaleSettings,
  t: Translate,
): string {
  const named = { name, period: period ?? t(m.lastSevenDays) }
  const first = prices[0]
  const last = prices.at(-1)
  if (first === undefined || last === undefined) return t(m.lineWithoutPrices, named)
  const price = (value: number) => formatPrice(toDecimal(value), locale)
  return t(m.priceLine, {
    ...named,
    direction: lineDirection(prices),
    first: price(first),
    last: price(last),
    lowest: price(prices.reduce((a, b) => Math.min(a, b))),
    highest: price(prices.reduce((a, b) => Math.max(a, b))),
  })
}

/** Whether the last price is above or below the first. */
export const lineDirection = (prices: readonly number[]) => {
  const [first, last] = [prices[0], prices.at(-1)]
  if (first === undefined || last === undefined || first === last) return 'none'
  return last > first ? 'rise' : 'fall'
}

/** Returns the `d` attribute of an SVG path through the prices, for a box of the given size. Equal prices give a line in the middle. */
export function linePath(prices: readonly number[], width: number, height: number, inset = 2): string {
  const [low = 0, high = 0] = extent(prices)
  const room = height - 2 * inset
  const path = line<number>(
    (_, index) => (index / Math.max(1, prices.length - 1)) * width,
    (price) => (high === low ? height / 2 : inset + (1 - (price - low) / (high - low)) * room),
  )
  return path.digits(2)(prices) ?? ''
}
