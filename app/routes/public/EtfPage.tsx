import { MarketWidget } from '#ui/market/MarketWidget.tsx'
import { etf } from '../../content/trading/etf.ts'
import { timings } from '../../timings.ts'
import { ChartSection } from './ChartSection.tsx'
import { TradingPage } from './TradingPage.tsx'

/** A trading page with the chart of one fund (TRD-1). */
export function Component() {
  return (
    <TradingPage guide={etf}>
      <ChartSection title="One fund as an example">
        <MarketWidget
          preset={{ name: 'advanced-chart', symbol: 'AMEX:SPY', interval: 'D' }}
          label="A fund on the S&P 500 (SPY), in US dollars"
          slowAfter={timings.widgetSlowAfter}
        />
      </ChartSection>
    </TradingPage>
  )
}
