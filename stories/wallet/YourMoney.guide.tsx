import { YourMoney } from '#ui/wallet/YourMoney.tsx'
import { AmountsHidden } from '#ui/money/amounts-hidden-context.ts'
import meta, { Empty, Loading, Failed, Closed } from './YourMoney.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'YourMoney is the section of the dashboard that loads, shows, closes and explains the plots of the customer’s money.',
  use: [
    'Once on the dashboard, around MoneyPlots.',
    'Keep `open` and `asTable` in storage, so that the section looks as the customer left it.',
  ],
  avoid: [
    'For a section without a table or hidden amounts, use a heading and Accordion.',
    'For a customer whose deposits could not be loaded, use `failed`, never `empty`.',
  ],
  examples: [
    {
      do: <YourMoney {...meta.args} {...Empty.args} />,
      dont: <div className="h-24 border-b border-line-strong" />,
      because:
        'Without a deposit there is nothing to draw. Say what will be here instead of showing an empty axis.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to Show as table, then to Close, then into the content.'],
    [
      'Enter or Space',
      'On Show as table: changes between table and plots. On Close or Open: hides or shows the content, and the button keeps the focus.',
    ],
    ['Enter or Space', 'On Show amounts: shows them, and the focus goes to the heading.'],
  ],
  announced: [
    'A region and heading “Your money”. The buttons: “Show as table, toggle button” and “Close: Your money”.',
    '“Loading your money” while it loads.',
    '“Problem: The charts could not be loaded”, that this doesn’t affect the customer’s money, and the reason.',
  ],
  content: [
    '`problem` says what went wrong, if more than the title is known, and what to do.',
    '“This doesn’t affect your money”, because a missing chart of money is read as a loss.',
    'While amounts are hidden, a sentence says why nothing is drawn.',
  ],
  wide: true,
  layout: [
    'It fills the width. Its height is reserved while it loads, so that nothing below it moves.',
    'The buttons beside the heading wrap.',
  ],
  states: {
    Ready: <YourMoney {...meta.args} />,
    Loading: <YourMoney {...meta.args} {...Loading.args} />,
    Empty: <YourMoney {...meta.args} {...Empty.args} />,
    'Not loaded': <YourMoney {...meta.args} {...Failed.args} />,
    'Amounts hidden': (
      <AmountsHidden value>
        <YourMoney {...meta.args} />
      </AmountsHidden>
    ),
    Closed: <YourMoney {...meta.args} {...Closed.args} />,
  },
  related: ['wallet/MoneyPlots', 'wallet/WalletHeadline', 'primitives/EmptyState'],
}
