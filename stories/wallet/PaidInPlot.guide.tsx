import { PaidInPlot } from '#ui/wallet/PaidInPlot.tsx'
import meta, { FiveYears } from './PaidInPlot.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PaidInPlot draws what was paid in so far as a line with a step for each confirmed deposit.',
  use: ['Inside MoneyPlots, beside FlowPlot.'],
  avoid: [
    'For the value of an account or a price, use PriceChart. This line never falls, because withdrawals aren’t in it.',
    'For one figure without its history, use WalletBox.',
  ],
  examples: [
    {
      do: <PaidInPlot {...meta.args} />,
      dont: <p className="text-sm text-muted">Your balance grew to $12,480.50</p>,
      because: 'What was paid in isn’t a balance or a profit. Don’t call it growth.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    'A figure “Paid in so far” and “Each step is a confirmed deposit.”',
    'The drawing isn’t announced: MoneyPlots says the same in a sentence and offers a table.',
  ],
  content: [
    'The last amount is at the end of the line, exact to the cent.',
    'The title and the sentence below it are fixed.',
  ],
  layout: ['It fills the width. Time runs from left to right in every language.'],
  states: {
    'Seven months': <PaidInPlot {...meta.args} />,
    'Five years': <PaidInPlot {...meta.args} {...FiveYears.args} />,
    'Amounts hidden': <span className="text-muted">The charts are hidden too.</span>,
  },
  related: ['wallet/MoneyPlots', 'wallet/FlowPlot'],
}
