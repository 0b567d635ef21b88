import { MarketWidget } from '#ui/market/MarketWidget.tsx'
import { shares } from '../../content/trading/shares.ts'
import { timings } from '../../timings.ts'
import { ChartSection } from './ChartSection.tsx'
import { TradingPage } from './TradingPage.tsx'

/** A trading page with the chart of one share: Apple, the widget's default symbol (TRD-1). */
export function Component() {
  return (
    <TradingPage guide={shares}>
      <ChartSection title="One share as an example">
        <MarketWidget
          preset={{ name: 'advanced-chart', interval: 'D' }}
          label="Apple on Nasdaq, in US dollars"
          slowAfter={timings.widgetSlowAfter}
        />
      </ChartSection>
    </TradingPage>
  )
}
