import { ChartCredit } from '#ui/market/ChartCredit.tsx'
import { MarketWidget } from '#ui/market/MarketWidget.tsx'
import { pricePoints } from '#ui/market/price-line.ts'
import { PriceChart } from '#ui/market/PriceChart.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { coinsQuery, type Listing } from '../../api/queries.ts'
import { timings } from '../../timings.ts'

const minis = [
  { name: 'Bitcoin', coin: 'btc', symbol: 'BITSTAMP:BTCUSD' },
  { name: 'Ethereum', coin: 'eth', symbol: 'BITSTAMP:ETHUSD' },
  { name: 'Litecoin', coin: 'ltc', symbol: 'COINBASE:LTCUSD' },
] as const

/** DSH-3 */
export function Markets({ frameBase }: { frameBase?: string }) {
  const { data, dataUpdatedAt } = useQuery(coinsQuery)
  return (
    <section aria-labelledby="markets" className="grid min-w-0 gap-5">
      <h2 id="markets" className="text-xl">
        Markets
      </h2>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:max-lg:*:last:col-span-2 lg:grid-cols-3">
        {minis.map((mini) => (
          <Mini key={mini.coin} {...mini} listing={data} updatedAt={dataUpdatedAt} frameBase={frameBase} />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <MarketWidget
          preset={{ name: 'technical-analysis' }}
          label="Apple (NASDAQ: AAPL), technical analysis"
          frameBase={frameBase}
          slowAfter={timings.widgetSlowAfter}
          boxClassName="lg:h-[38.125rem]"
        />
        <MarketWidget
          preset={{ name: 'advanced-chart' }}
          label="Apple (NASDAQ: AAPL), advanced chart"
          frameBase={frameBase}
          slowAfter={timings.widgetSlowAfter}
        />
      </div>
    </section>
  )
}

type MiniProps = (typeof minis)[number] & {
  listing: Listing | undefined
  updatedAt: number
  frameBase?: string
}

function Mini({ name, coin, symbol, listing, updatedAt, frameBase }: MiniProps) {
  return (
    <MarketWidget
      preset={{ name: 'mini-symbol-overview', symbol }}
      label={`${name} to US dollar, 12 months`}
      slowAfter={timings.widgetSlowAfter}
      frameBase={frameBase}
      standIn={useOwnChart(name, coin, listing, updatedAt)}
    />
  )
}

/** Where the provider is blocked, the line of the listing stands in, if it has this coin. */
function useOwnChart(name: string, coin: string, listing: Listing | undefined, updatedAt: number) {
  const prices = listing?.coins.find((entry) => entry.symbol.toLowerCase() === coin)?.sparkline_in_7d?.price
  const asOf = listing?.asOf ?? null
  const points = useMemo(() => pricePoints(prices ?? [], asOf, updatedAt), [prices, asOf, updatedAt])
  if (listing === undefined || points.length < 2) return undefined
  const sample = listing.source === 'sample'
  return {
    chart: <PriceChart name={name} points={points} sample={sample} chartClassName="h-20" />,
    credit: <ChartCredit source={listing.source} />,
  }
}
