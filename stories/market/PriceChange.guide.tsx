import { PriceChange } from '#ui/market/PriceChange.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PriceChange is a price change in percent, with the period that it covers.',
  use: ['Beside a price, with `period`, unless the header of the column names it.'],
  avoid: ['For a change without a period, such as a profit, use Change.'],
  examples: [
    {
      do: <PriceChange change="-2.4" period="24 h" />,
      dont: <span className="text-loss">2.4%</span>,
      because: 'Sign, arrow and word say the direction without the color, and the period says since when.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    'A word for the direction, the percentage and the period.',
    'A change that isn’t known: “not available”.',
  ],
  content: ['Short periods: “24 h”, “7 days”.', 'Zero and minus zero are unchanged.'],
  layout: ['The figure and its period wrap between them.'],
  states: {
    Rise: <PriceChange change="4.1" period="24 h" />,
    Fall: <PriceChange change="-2.4" period="24 h" />,
    Unchanged: <PriceChange change="0" period="24 h" />,
    'Not known': <PriceChange change={null} period="24 h" />,
    'Period in the header': <PriceChange change="4.1" />,
  },
  related: ['money/Change', 'market/MarketTable', 'market/CoinLine'],
}
