import { PriceChart } from '#ui/market/PriceChart.tsx'
import meta, { Sample, Falling, NoPoints } from './PriceChart.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PriceChart is a chart of our own prices, which can be shown as a table.',
  use: [
    'For the prices of one asset over time, and in place of a market widget that failed.',
    'Always with ChartCredit beside it.',
  ],
  avoid: ['In a row of a table, use Sparkline.', 'For the customer’s own money, use FlowPlot.'],
  examples: [
    {
      do: <PriceChart {...meta.args} {...Sample.args} chartClassName="h-24" />,
      dont: <PriceChart {...meta.args} chartClassName="h-24" />,
      because: 'The caption marks sample prices as samples. Otherwise they look like market prices.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to Show as table, and to the table once it is shown.'],
    ['Enter or Space', 'On Show as table: changes between chart and table.'],
    ['Arrow up, Arrow down', 'In the table: scroll, as the browser does.'],
  ],
  announced: [
    'An image with the asset, the period and a description of the line.',
    '“Show as table: Bitcoin, toggle button”.',
    'The table: a region with the same summary, then time and price of each row.',
  ],
  content: [
    'The period is a few words: “Last 7 days”.',
    'Until the library is loaded, or if it can’t be, the line stays.',
  ],
  layout: [
    'It fills the width, at the height that `chartClassName` sets. As a table it scrolls inside that height, and its headers stay.',
    'The text below it wraps.',
  ],
  states: {
    Default: <PriceChart {...meta.args} />,
    'Sample figures': <PriceChart {...meta.args} {...Sample.args} />,
    Falling: <PriceChart {...meta.args} {...Falling.args} />,
    'No prices': <PriceChart {...meta.args} {...NoPoints.args} />,
  },
  related: ['market/ChartCredit', 'market/Sparkline', 'market/MarketWidget', 'wallet/FlowPlot'],
}
