import { MarketWidget } from '#ui/market/MarketWidget.tsx'
import { CoinWidget } from '../../shell/CoinWidget.tsx'
import { timings } from '../../timings.ts'

const minis = [
  { name: 'Bitcoin', coin: 'btc', symbol: 'BITSTAMP:BTCUSD' },
  { name: 'Ethereum', coin: 'eth', symbol: 'BITSTAMP:ETHUSD' },
  { name: 'Litecoin', coin: 'ltc', symbol: 'COINBASE:LTCUSD' },
] as const

/** The ticker, the mini charts, the technical analysis and the advanced chart (DSH-3). */
export function Markets({ frameBase }: { frameBase?: string }) {
  return (
    <section aria-labelledby="markets" className="grid min-w-0 gap-5">
      <h2 id="markets" className="text-xl">
        Markets
      </h2>
      <MarketWidget
        preset={{ name: 'ticker-tape' }}
        label="Prices of indices, EUR/USD, BTC/USD and ETH/USD"
        slowAfter={timings.widgetSlowAfter}
        frameBase={frameBase}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:max-lg:*:last:col-span-2 lg:grid-cols-3">
        {minis.map(({ name, coin, symbol }) => (
          <CoinWidget
            key={coin}
            name={name}
            coin={coin}
            preset={{ name: 'mini-symbol-overview', symbol }}
            label={`${name} to US dollar, 12 months`}
            chartClassName="h-20"
            frameBase={frameBase}
          />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <MarketWidget
          preset={{ name: 'technical-analysis' }}
          label="Apple (NASDAQ: AAPL), technical analysis"
          frameBase={frameBase}
          slowAfter={timings.widgetSlowAfter}
          collapses
          boxClassName="lg:h-[38.125rem]"
        />
        <MarketWidget
          preset={{ name: 'advanced-chart' }}
          label="Apple (NASDAQ: AAPL), advanced chart"
          frameBase={frameBase}
          slowAfter={timings.widgetSlowAfter}
          collapses
        />
      </div>
    </section>
  )
}
