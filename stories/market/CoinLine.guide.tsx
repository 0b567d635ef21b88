import { CoinLine } from '#ui/market/CoinLine.tsx'
import meta, { NotListed, Falling } from './CoinLine.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'CoinLine is the price of a coin from our price list, with its change and the line of the last seven days.',
  use: ['Where one coin is named, or in place of a market widget that failed.'],
  avoid: [
    'For several coins that are compared, use MarketTable.',
    'For a price that decides an amount, use SendAmount, which names source and time.',
  ],
  examples: [
    {
      do: <CoinLine {...meta.args} {...NotListed.args} />,
      dont: <p>Litecoin $0.00</p>,
      because: 'Without a price there is a dash and a sentence. Zero would be a price.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    'Name, symbol and price, then the change with a word for its direction.',
    'The line as an image: whether the price went up or down, from which price to which, the lowest and the highest.',
  ],
  content: ['It doesn’t name its source. Put MarketSourceNote or ChartCredit near it.'],
  layout: [
    'Name and price are at both ends of a line, and below one another if they don’t fit. The line of prices fills the width.',
  ],
  states: {
    Rising: <CoinLine {...meta.args} />,
    Falling: <CoinLine {...meta.args} {...Falling.args} />,
    'Not in the price list': <CoinLine {...meta.args} {...NotListed.args} />,
  },
  related: ['market/Sparkline', 'market/PriceChange', 'market/MarketTable'],
}
