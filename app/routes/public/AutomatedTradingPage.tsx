import { automatedTrading } from '../../content/trading/automated-trading.ts'
import { TradingPage } from './TradingPage.tsx'

export function Component() {
  return <TradingPage guide={automatedTrading} />
}
