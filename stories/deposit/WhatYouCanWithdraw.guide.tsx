import { WhatYouCanWithdraw } from '#ui/deposit/WhatYouCanWithdraw.tsx'
import meta, { NoProfit, NotAllowed, Unreadable, Loading, Failed } from './WhatYouCanWithdraw.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'WhatYouCanWithdraw says before a deposit what can be withdrawn later, how much that is now, and the fee.',
  use: [
    'In the first step of a deposit, before the amount.',
    'The rule, what is available, the fee and that there is a minimum stay visible without a press, because the customer should know them before paying.',
  ],
  avoid: [
    'On the dashboard, use WalletHeadline.',
    'In step two, use DepositSummary, which repeats it in a sentence.',
  ],
  examples: [
    {
      do: <WhatYouCanWithdraw {...meta.args} {...NoProfit.args} />,
      dont: <p className="text-sm">Withdraw anytime!</p>,
      because: 'Only trade profit can be withdrawn. A sentence that hides this is false.',
    },
  ],
  keyboard: [
    [
      'Tab',
      'Moves to Minimum profit, then to Try again, which appears only if the figures could not be loaded.',
    ],
    ['Enter or Space', 'On the minimum: explains it. On Try again: loads the figures again.'],
  ],
  announced: [
    'A region and heading “What you can withdraw”, its rule, then each figure after its name.',
    '“Loading what you can withdraw”, and “Still working …” if it takes long.',
    '“Problem: These figures could not be loaded” and why.',
  ],
  content: [
    'The rule and the warning about losses are fixed, and are there before the figures.',
    'The amount of the minimum isn’t known to the app, so the row says to ask support.',
    'If nothing is available, the reason comes before the warning.',
  ],
  wide: true,
  layout: [
    'It fills the width, with text of at most 68 characters in a line. Figures that don’t fit go to the next line.',
  ],
  states: {
    Ready: <WhatYouCanWithdraw {...meta.args} />,
    'No profit': <WhatYouCanWithdraw {...meta.args} {...NoProfit.args} />,
    'Withdrawals not allowed': <WhatYouCanWithdraw {...meta.args} {...NotAllowed.args} />,
    'Figures unreadable': <WhatYouCanWithdraw {...meta.args} {...Unreadable.args} />,
    Loading: <WhatYouCanWithdraw {...meta.args} {...Loading.args} />,
    'Not loaded': <WhatYouCanWithdraw {...meta.args} {...Failed.args} />,
  },
  related: ['wallet/WalletHeadline', 'deposit/DepositSummary', 'primitives/LedgerRow'],
}
