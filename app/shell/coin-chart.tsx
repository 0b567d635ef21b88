import { ChartCredit } from '#ui/market/ChartCredit.tsx'
import { pricePoints } from '#ui/market/price-line.ts'
import { PriceChart } from '#ui/market/PriceChart.tsx'
import type { Listing } from '../api/queries.ts'

type Chart = {
  name: string
  /** The coin's symbol in our own listing: 'btc'. */
  coin: string
  listing: Listing
  /** When the listing was fetched, in milliseconds since 1970. */
  fetchedAt: number
  chartClassName: string
}

/** Our own chart of a coin, with its credit. `undefined` if the listing has no prices for it. */
export function coinChart({ name, coin, listing, fetchedAt, chartClassName }: Chart) {
  const { coins, source, asOf } = listing
  const prices = coins.find(({ symbol }) => symbol.toLowerCase() === coin)?.sparkline_in_7d?.price
  const points = pricePoints(prices ?? [], asOf, fetchedAt)
  if (points.length < 2) return undefined
  return {
    chart: (
      <PriceChart name={name} points={points} sample={source === 'sample'} chartClassName={chartClassName} />
    ),
    credit: <ChartCredit source={source} />,
  }
}
