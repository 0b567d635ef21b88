import { ChartCredit } from '#ui/market/ChartCredit.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'ChartCredit names the source of a PriceChart’s prices and the library that draws it.',
  use: ['Beside every PriceChart.'],
  avoid: [
    'For a list or a line, use CoinGeckoCredit.',
    'For a widget of TradingView: MarketWidget has its own credit.',
  ],
  examples: [
    {
      do: <ChartCredit source="sample" />,
      dont: <ChartCredit source="live" />,
      because: 'Pass the source of the figures that are drawn. Sample figures aren’t CoinGecko’s.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to each link.'],
    ['Enter', 'Opens CoinGecko or TradingView in a new tab.'],
  ],
  announced: ['The sentence with its links, and that each opens a new tab.'],
  content: ['The credit of the library is required by its license.'],
  layout: ['A line of small text that wraps.'],
  states: {
    Live: <ChartCredit source="live" />,
    Older: <ChartCredit source="stale" />,
    Sample: <ChartCredit source="sample" />,
    'Source not named': <ChartCredit source="undeclared" />,
  },
  pressable: <ChartCredit source="live" />,
  related: ['market/PriceChart', 'market/CoinGeckoCredit', 'market/MarketWidget'],
}
