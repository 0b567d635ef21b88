import { ChartCredit } from '#ui/market/ChartCredit.tsx'
import { MarketWidget } from '#ui/market/MarketWidget.tsx'
import { pricePoints } from '#ui/market/price-line.ts'
import { PriceChart } from '#ui/market/PriceChart.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { coinsQuery, type Listing } from '../../api/queries.ts'
import { timings } from '../../timings.ts'

/** Where the provider is blocked, the line of our own listing stands in. */
export function BitcoinChart() {
  const { data, dataUpdatedAt } = useQuery(coinsQuery)
  return (
    <MarketWidget
      preset={{ name: 'advanced-chart', symbol: 'BITSTAMP:BTCUSD', interval: 'D' }}
      label="Bitcoin in US dollars, daily"
      slowAfter={timings.widgetSlowAfter}
      standIn={useOwnChart(data, dataUpdatedAt)}
    />
  )
}

function useOwnChart(listing: Listing | undefined, updatedAt: number) {
  const prices = listing?.coins.find(({ symbol }) => symbol.toLowerCase() === 'btc')?.sparkline_in_7d?.price
  const asOf = listing?.asOf ?? null
  const points = useMemo(() => pricePoints(prices ?? [], asOf, updatedAt), [prices, asOf, updatedAt])
  if (listing === undefined || points.length < 2) return undefined
  return {
    chart: (
      <PriceChart
        name="Bitcoin"
        points={points}
        sample={listing.source === 'sample'}
        chartClassName="h-[27rem]"
      />
    ),
    credit: <ChartCredit source={listing.source} />,
  }
}
