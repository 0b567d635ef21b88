import { ChartCredit } from '#ui/market/ChartCredit.tsx'
import { CoinLine } from '#ui/market/CoinLine.tsx'
import { listedCoin } from '#ui/market/listed-coin.ts'
import { priceDataBy, sampleCredit, undeclaredCredit } from '#ui/market/messages.ts'
import { linePrices, pricePoints } from '#ui/market/price-line.ts'
import { Link } from '#ui/primitives/Link.tsx'
import { PriceChart } from '#ui/market/PriceChart.tsx'
import type { Listing } from '../api/queries.ts'

type Chart = {
  name: string
  /** The coin's symbol in our own listing: 'btc'. */
  coin: string
  listing: Listing
  /** When the listing was fetched, in milliseconds since 1970. */
  fetchedAt: number
  /** The height of a chart with axes. Without it, a line without axes is drawn, which fits into a small widget. */
  chartClassName?: string | undefined
}

/** Our own chart of a coin, with its credit. `undefined` if a chart has no prices. A line says so itself. */
export function coinChart({ name, coin, listing, fetchedAt, chartClassName }: Chart) {
  const { coins, source, asOf } = listing
  const listed = listedCoin(coins, coin)
  if (chartClassName === undefined)
    return {
      chart: <CoinLine name={name} symbol={coin} coin={listed} />,
      credit: <ListCredit source={source} />,
    }
  const points = pricePoints(linePrices(listed), asOf, fetchedAt)
  if (points.length < 2) return undefined
  return {
    chart: (
      <PriceChart name={name} points={points} sample={source === 'sample'} chartClassName={chartClassName} />
    ),
    credit: <ChartCredit source={source} />,
  }
}

function ListCredit({ source }: Pick<Listing, 'source'>) {
  if (source === 'sample') return <span>{sampleCredit()}</span>
  if (source === 'undeclared') return <span>{undeclaredCredit()}</span>
  return (
    <span>
      <Link external href="https://www.coingecko.com/">
        {priceDataBy()}
      </Link>
      {source === 'stale' && ', not live'}
    </span>
  )
}
