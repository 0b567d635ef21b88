import { MarketWidget } from '#ui/market/MarketWidget.tsx'
import type { WidgetPreset } from '#ui/market/presets.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { coinsQuery } from '../api/queries.ts'
import { timings } from '../timings.ts'
import type { coinChart } from './coin-chart.tsx'

type Props = {
  /** The coin's name and its symbol in our own listing: 'Bitcoin', 'btc'. */
  name: string
  coin: string
  preset: WidgetPreset
  label: string
  /** The height of our own chart. Without it, our own chart is a line without axes. */
  chartClassName?: string
  /** If neither the provider nor our price list answers, the widget shrinks to one line (DSH-10). */
  collapses?: boolean
  frameBase?: string
}

/** A widget about one coin. If the provider fails, shows our own chart instead, if the listing has prices for it (WGT-1). */
export function CoinWidget({ name, coin, chartClassName, collapses, ...widget }: Props) {
  const [troubled, setTroubled] = useState(false)
  const [draw, setDraw] = useState<typeof coinChart>()
  const query = useQuery({ ...coinsQuery, enabled: troubled })
  const { data: listing, dataUpdatedAt: fetchedAt } = query
  const standIn = useMemo(
    () => listing && draw?.({ name, coin, listing, fetchedAt, chartClassName }),
    [draw, name, coin, listing, fetchedAt, chartClassName],
  )
  const onTrouble = () => {
    setTroubled(true)
    if (query.isError) void query.refetch()
    // Loads while the prices are requested. If it can't be loaded, the widget's own panel stays.
    import('./coin-chart.tsx').then(
      (loaded) => setDraw(() => loaded.coinChart),
      () => undefined,
    )
  }
  return (
    <MarketWidget
      slowAfter={timings.widgetSlowAfter}
      onTrouble={onTrouble}
      standIn={standIn}
      // Not before the list has failed too: a line that grows again would move the page twice.
      collapses={collapses && query.isLoadingError}
      {...widget}
    />
  )
}
