import { MarketWidget } from '#ui/market/MarketWidget.tsx'
import { indices } from '../../content/trading/indices.ts'
import { timings } from '../../timings.ts'
import { ChartSection } from './ChartSection.tsx'
import { TradingPage } from './TradingPage.tsx'

/** A trading page with a chart of the S&P 500 and a list of quotes (TRD-1). */
export function Component() {
  return (
    <TradingPage guide={indices}>
      <ChartSection title="Market chart">
        <MarketWidget
          preset={{ name: 'advanced-chart', symbol: 'FOREXCOM:SPXUSD', interval: 'D' }}
          label="S&P 500 (CFD quote), daily"
          slowAfter={timings.widgetSlowAfter}
        />
      </ChartSection>
      <ChartSection title="Indices beside other markets">
        <MarketWidget
          preset={{ name: 'market-quotes' }}
          label="Quotes of indices, commodities, bonds and currencies"
          slowAfter={timings.widgetSlowAfter}
        />
      </ChartSection>
    </TradingPage>
  )
}
