import { FeatureCard } from '#ui/marketing/FeatureCard.tsx'
import { copyFeatures, copyTrading } from '../../content/trading/copy-trading.ts'
import { ChartSection } from './ChartSection.tsx'
import { TradingPage } from './TradingPage.tsx'

/** A trading page with four cards about copying instead of a chart (TRD-1). */
export function Component() {
  return (
    <TradingPage guide={copyTrading}>
      <ChartSection title="How copying usually works">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-5">
          {copyFeatures.map((feature) => (
            <FeatureCard key={feature.title} look="card" {...feature} />
          ))}
        </div>
      </ChartSection>
    </TradingPage>
  )
}
