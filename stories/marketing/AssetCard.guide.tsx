import { AssetCard } from '#ui/marketing/AssetCard.tsx'
import meta, { NoLogo } from './AssetCard.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'AssetCard is a short description of an asset with facts.',
  use: ['In guides, for assets that readers compare.'],
  avoid: ['For a price, use CoinLine or MarketTable.', 'To recommend an asset. It describes.'],
  examples: [
    {
      do: <AssetCard {...meta.args} info="The oldest cryptocurrency. Its price changes a lot." />,
      dont: <AssetCard {...meta.args} info="The safest way to grow your savings." facts={[]} />,
      because: 'Describe what it is and what is certain. Don’t advise.',
    },
  ],
  keyboard: [['Enter, Space', 'Opens or closes the facts.']],
  announced: [
    'An article with name and symbol as its heading, the text, then “Facts about Bitcoin, collapsed”. The logo isn’t announced.',
  ],
  content: ['The description is one or two sentences.'],
  layout: [
    'It fills its column. The mark is before the name, the facts are below one another. In print they are open.',
  ],
  states: {
    Default: <AssetCard {...meta.args} />,
    'Without a logo': <AssetCard {...meta.args} {...NoLogo.args} />,
  },
  related: ['marketing/Facts', 'market/CoinMark', 'market/CoinLine'],
}
