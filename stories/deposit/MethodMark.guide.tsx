import { MethodMark } from '#ui/deposit/MethodMark.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'MethodMark is the mark of a coin in a circle, as decoration beside its name.',
  use: ['Beside the name of a deposit method, as in DepositMethods.'],
  avoid: [
    'For a coin of the market list, use CoinMark: it has a mark for every coin.',
    'On its own: screen readers skip it, and not everyone knows the marks.',
  ],
  examples: [
    {
      do: (
        <p className="flex items-center gap-3">
          <MethodMark method="bitcoin" /> Bitcoin
        </p>
      ),
      dont: <MethodMark method="bitcoin" />,
      because: 'The name is beside the mark.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['Nothing. The name beside it is announced.'],
  content: ['It has no text. All marks have the colors of the theme, so that none looks recommended.'],
  layout: ['A circle of 36 px. It doesn’t shrink or grow with the space.'],
  states: {
    Bitcoin: <MethodMark method="bitcoin" />,
    Ethereum: <MethodMark method="ethereum" />,
    USDT: <MethodMark method="usdt" />,
  },
  related: ['market/CoinMark', 'deposit/DepositMethods'],
}
