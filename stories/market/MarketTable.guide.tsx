import { MarketTable } from '#ui/market/MarketTable.tsx'
import meta, { Failed, Stale, Sample, Loading, ThreeCoinsAllMissing } from './MarketTable.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'MarketTable lists the prices of the first five coins of the listing, with the source and the age of the figures.',
  use: ['Once on a page, such as the home page.'],
  avoid: ['For one coin, use CoinLine.', 'For currencies, indices and shares, use MarketWidget.'],
  examples: [
    {
      do: <MarketTable {...meta.args} {...Failed.args} />,
      dont: <p className="text-sm text-muted">Bitcoin $0.00</p>,
      because:
        'Prices that could not be loaded are missing, with a retry. Never show zeros or prices of a former visit.',
    },
  ],
  keyboard: [
    [
      'Tab',
      'Moves to the header of each sortable column, then to the credit. After a failure: to Try again.',
    ],
    [
      'Enter or Space',
      'On a header: sorts by the column, then reverses the order. On Try again: loads the prices again.',
    ],
  ],
  announced: [
    'A table “Popular cryptocurrencies, in US dollars”, with the header of each cell.',
    'After sorting: “Sorted by Price, highest first”.',
    '“Loading prices”, and “Prices are unavailable right now” when they can’t be loaded.',
  ],
  content: [
    'Each coin keeps its rank when the rows are sorted. A missing price stays last in both directions.',
    'On a phone a coin takes two lines: name and price, market cap and change. The line of the last seven days is left out.',
    'The message of an error says what to do.',
  ],
  wide: true,
  layout: [
    'In less than 640 px, each coin has two lines, and the line of the last seven days is left out. In less than 240 px there is one column.',
    'Long names break anywhere. Its headers stay, so that it can be sorted on a phone.',
  ],
  states: {
    Ready: <MarketTable {...meta.args} />,
    'Older figures': <MarketTable {...meta.args} {...Stale.args} />,
    'Sample figures': <MarketTable {...meta.args} {...Sample.args} />,
    Loading: <MarketTable {...meta.args} {...Loading.args} />,
    Failed: <MarketTable {...meta.args} {...Failed.args} />,
    'Figures missing': <MarketTable {...meta.args} {...ThreeCoinsAllMissing.args} />,
  },
  related: ['market/CoinLine', 'market/MarketSourceNote', 'market/MarketTableSkeleton', 'primitives/Table'],
}
