import { MarketSourceNote } from '#ui/market/MarketSourceNote.tsx'
import meta from './MarketSourceNote.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'MarketSourceNote says where market figures come from and how old they are.',
  use: ['Above every list or chart of our own market figures.'],
  avoid: [
    'For the time of the customer’s figures, use WalletHeadline or When.',
    'In place of the credit: CoinGeckoCredit is a condition of use.',
  ],
  examples: [
    {
      do: <MarketSourceNote source="sample" asOf={null} />,
      dont: <p className="text-sm text-muted">Live prices</p>,
      because: 'Sample and older figures must not look like live prices.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    '“Sample figures, not a market price”, or the age and the time of the figures.',
    'The age isn’t announced when it changes.',
  ],
  content: ['Older figures have their age: “3 h old”. Without a time they are “Older figures”.'],
  layout: ['A line that wraps between its parts.'],
  states: {
    Live: <MarketSourceNote {...meta.args} source="live" />,
    Older: <MarketSourceNote {...meta.args} />,
    'Older, without a time': <MarketSourceNote {...meta.args} asOf={null} />,
    Sample: <MarketSourceNote {...meta.args} source="sample" />,
    'Source not named': <MarketSourceNote {...meta.args} source="undeclared" />,
  },
  related: ['market/CoinGeckoCredit', 'market/MarketTable', 'money/When'],
}
