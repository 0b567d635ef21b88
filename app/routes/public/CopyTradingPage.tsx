import { FeatureCard } from '#ui/marketing/FeatureCard.tsx'
import { copyFeatures, copyTrading } from '../../content/trading/copy-trading.ts'
import { ChartSection } from './ChartSection.tsx'
import { TradingPage } from './TradingPage.tsx'

export function Component() {
  return (
    <TradingPage guide={copyTrading}>
      <ChartSection title="How copying usually works">
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          {copyFeatures.map((feature) => (
            <FeatureCard key={feature.title} look="card" {...feature} />
          ))}
        </div>
      </ChartSection>
    </TradingPage>
  )
}
