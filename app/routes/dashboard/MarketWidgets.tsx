import { MarketWidget } from '#ui/market/MarketWidget.tsx'
import { useState } from 'react'
import { CoinWidget } from '../../shell/CoinWidget.tsx'
import { timings } from '../../timings.ts'
import type { OwnChart as Chart } from './OwnChart.tsx'

const minis = [
  { name: 'Bitcoin', coin: 'btc', symbol: 'BITSTAMP:BTCUSD' },
  { name: 'Ethereum', coin: 'eth', symbol: 'BITSTAMP:ETHUSD' },
  { name: 'Litecoin', coin: 'ltc', symbol: 'COINBASE:LTCUSD' },
] as const

/** The ticker, the mini charts, the technical analysis and the advanced chart (DSH-3). */
export function MarketWidgets({ frameBase }: { frameBase?: string }) {
  const [OwnChart, setOwnChart] = useState<typeof Chart>()
  const loadOwnChart = () =>
    // If it can't be loaded, the next failure of the widget tries again.
    void import('./OwnChart.tsx').then(
      (loaded) => setOwnChart(() => loaded.OwnChart),
      () => undefined,
    )
  const common = { frameBase, slowAfter: timings.widgetSlowAfter }
  return (
    <>
      <MarketWidget
        {...common}
        preset={{ name: 'ticker-tape' }}
        label="Prices of indices, EUR/USD, BTC/USD and ETH/USD"
        collapses
      />
      {/* One that has collapsed to a single line takes the whole width. */}
      <div className="grid grid-cols-1 gap-5 *:data-collapsed:col-span-full sm:grid-cols-2 sm:max-lg:*:last:col-span-2 lg:grid-cols-3">
        {minis.map(({ name, coin, symbol }) => (
          <CoinWidget
            key={coin}
            name={name}
            coin={coin}
            preset={{ name: 'mini-symbol-overview', symbol }}
            label={`${name} to US dollar, 12 months`}
            collapses
            frameBase={frameBase}
          />
        ))}
      </div>
      {/* Once one of them has collapsed to a single line, both take the whole width. */}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-3 lg:has-data-collapsed:*:col-span-full">
        <MarketWidget
          {...common}
          preset={{ name: 'technical-analysis' }}
          label="Apple (NASDAQ: AAPL), technical analysis"
          collapses
          boxClassName="lg:h-[38.125rem]"
        />
        <MarketWidget
          {...common}
          preset={{ name: 'advanced-chart' }}
          label="Apple (NASDAQ: AAPL), advanced chart"
          onTrouble={loadOwnChart}
          collapses
          className="lg:col-span-2"
        />
      </div>
      {OwnChart && <OwnChart />}
    </>
  )
}
