import { ChartCredit } from '#ui/market/ChartCredit.tsx'
import { MarketWidget } from '#ui/market/MarketWidget.tsx'
import type { WidgetPreset } from '#ui/market/presets.ts'
import { pricePoints } from '#ui/market/price-line.ts'
import { PriceChart } from '#ui/market/PriceChart.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { coinsQuery } from '../api/queries.ts'
import { timings } from '../timings.ts'

type Props = {
  /** The coin's name and its symbol in our own listing: 'Bitcoin', 'btc'. */
  name: string
  coin: string
  preset: WidgetPreset
  label: string
  /** The height of our own chart. */
  chartClassName: string
  frameBase?: string
}

/** A widget about one coin. If the provider fails, shows our own chart instead, if the listing has prices for it (WGT-1). */
export function CoinWidget({ name, coin, chartClassName, ...widget }: Props) {
  const [troubled, setTroubled] = useState(false)
  const { data: listing, dataUpdatedAt } = useQuery({ ...coinsQuery, enabled: troubled })
  const prices = listing?.coins.find(({ symbol }) => symbol.toLowerCase() === coin)?.sparkline_in_7d?.price
  const asOf = listing?.asOf ?? null
  const points = useMemo(() => pricePoints(prices ?? [], asOf, dataUpdatedAt), [prices, asOf, dataUpdatedAt])
  const standIn =
    listing && points.length > 1
      ? {
          chart: (
            <PriceChart
              name={name}
              points={points}
              sample={listing.source === 'sample'}
              chartClassName={chartClassName}
            />
          ),
          credit: <ChartCredit source={listing.source} />,
        }
      : undefined
  return (
    <MarketWidget
      slowAfter={timings.widgetSlowAfter}
      onTrouble={() => setTroubled(true)}
      standIn={standIn}
      {...widget}
    />
  )
}
