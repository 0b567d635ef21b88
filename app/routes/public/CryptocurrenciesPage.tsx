import { cryptocurrencies } from '../../content/trading/cryptocurrencies.ts'
import { BitcoinChart } from './BitcoinChart.tsx'
import { ChartSection } from './ChartSection.tsx'
import { TradingPage } from './TradingPage.tsx'

export function Component() {
  return (
    <TradingPage guide={cryptocurrencies}>
      <ChartSection title="Bitcoin in US dollars">
        <BitcoinChart />
      </ChartSection>
    </TradingPage>
  )
}
