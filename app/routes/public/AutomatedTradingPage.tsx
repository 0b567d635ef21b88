import { automatedTrading } from '../../content/trading/automated-trading.ts'
import { TradingPage } from './TradingPage.tsx'

/** The trading page without a chart or cards (TRD-1). */
export function Component() {
  return <TradingPage guide={automatedTrading} />
}
