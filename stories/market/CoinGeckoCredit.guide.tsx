import { CoinGeckoCredit } from '#ui/market/CoinGeckoCredit.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'CoinGeckoCredit is the credit that CoinGecko’s terms require beside their prices.',
  use: ['Once beside a list or a line with prices from CoinGecko.'],
  avoid: [
    'For sample figures: they have no source.',
    'Beside PriceChart, use ChartCredit, which also credits the chart library.',
  ],
  examples: [
    {
      do: <CoinGeckoCredit />,
      dont: <p className="text-sm text-muted">Source: internet</p>,
      because: 'The words and the link are a condition of use. Don’t change them.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Opens CoinGecko in a new tab.'],
  ],
  announced: ['“Price data by CoinGecko, link”, and that it opens a new tab.'],
  content: ['The words are fixed.'],
  layout: ['A line of small text that wraps.'],
  states: { Default: <CoinGeckoCredit /> },
  pressable: <CoinGeckoCredit />,
  related: ['market/ChartCredit', 'market/MarketSourceNote'],
}
