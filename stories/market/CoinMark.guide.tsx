import { CoinMark } from '#ui/market/CoinMark.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'CoinMark is the mark of a coin in a circle: its brand mark, else its image, else its first letter.',
  use: ['Beside the name of a coin, in a list or a heading.'],
  avoid: [
    'For a deposit method, use MethodMark.',
    'On its own: it is decorative, and screen readers skip it.',
  ],
  examples: [
    {
      do: (
        <p className="flex items-center gap-3">
          <CoinMark symbol="btc" /> Bitcoin
        </p>
      ),
      dont: <CoinMark symbol="btc" />,
      because: 'The name is beside the mark.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['Nothing. The name beside it is announced.'],
  content: ['An image from another host isn’t loaded: the first letter takes its place.'],
  layout: ['A circle of 32 px. Set another size with `className`.'],
  states: {
    'Brand mark': <CoinMark symbol="btc" />,
    Image: <CoinMark symbol="other" image="/favicon.svg" />,
    'First letter': <CoinMark symbol="other" />,
  },
  related: ['market/CoinLine', 'market/MarketTable', 'deposit/MethodMark'],
}
