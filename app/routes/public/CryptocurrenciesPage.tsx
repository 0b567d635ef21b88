import { cryptocurrencies } from '../../content/trading/cryptocurrencies.ts'
import { CoinWidget } from '../../shell/CoinWidget.tsx'
import { ChartSection } from './ChartSection.tsx'
import { TradingPage } from './TradingPage.tsx'

/** A trading page with a chart of Bitcoin (TRD-1). */
export function Component() {
  return (
    <TradingPage guide={cryptocurrencies}>
      <ChartSection title="Bitcoin in US dollars">
        <CoinWidget
          name="Bitcoin"
          coin="btc"
          preset={{ name: 'advanced-chart', symbol: 'BITSTAMP:BTCUSD', interval: 'D' }}
          label="Bitcoin in US dollars, daily"
          chartClassName="h-[27rem]"
        />
      </ChartSection>
    </TradingPage>
  )
}
