import { MarketWidget } from '#ui/market/MarketWidget.tsx'
import { forex } from '../../content/trading/forex.ts'
import { timings } from '../../timings.ts'
import { ChartSection } from './ChartSection.tsx'
import { TradingPage } from './TradingPage.tsx'

/** A trading page with a heat map of currencies (TRD-1). */
export function Component() {
  return (
    <TradingPage guide={forex}>
      <ChartSection title="Currencies against each other">
        <MarketWidget
          preset={{ name: 'forex-heat-map' }}
          label="Heat map of nine currencies"
          slowAfter={timings.widgetSlowAfter}
        />
      </ChartSection>
    </TradingPage>
  )
}
