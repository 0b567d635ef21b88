import { Sparkline } from '#ui/market/Sparkline.tsx'
import meta from './Sparkline.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'Sparkline is a small line of prices, which shows a direction at a glance.',
  use: ['In a row of a table or below a price, where the exact figures are beside it.'],
  avoid: [
    'For a chart that is read, use PriceChart: it has an axis and a table.',
    'For the customer’s own money, use FlowPlot or PaidInPlot.',
  ],
  examples: [
    {
      do: (
        <p className="flex items-center gap-3">
          $100,000.00 <Sparkline {...meta.args} />
        </p>
      ),
      dont: <Sparkline {...meta.args} className="h-40 w-full" />,
      because: 'It has no axis, so it isn’t suitable for large sizes.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    'An image with the asset, the period, whether it went up or down, the first and last, the lowest and highest price. With fewer than two prices: “no line”.',
  ],
  content: ['The color follows the direction from the first to the last price. A level line has none.'],
  layout: ['112 px wide unless `className` sets another width.'],
  states: {
    Rising: <Sparkline {...meta.args} />,
    Falling: <Sparkline name="Bitcoin" prices={[9, 8, 8.5, 7, 7.2, 6]} />,
    Level: <Sparkline name="Bitcoin" prices={[5, 5, 5]} />,
    'Too few prices': <Sparkline name="Bitcoin" prices={[]} />,
  },
  related: ['market/CoinLine', 'market/PriceChart', 'market/MarketTable'],
}
