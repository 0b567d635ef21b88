import { WalletHeadline } from '#ui/wallet/WalletHeadline.tsx'
import meta, { NotRefreshed, Failed, NoProfit, NotAllowed, Loading } from './WalletHeadline.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'WalletHeadline shows the two figures that a customer looks for first: Total Equity, and what can be withdrawn.',
  use: [
    'At the top of the dashboard, once.',
    'Set `asOf` to the time of the answer, so that the customer knows how old the figures are.',
  ],
  avoid: [
    'For all six figures of the wallet, use WalletGrid.',
    'On the deposit page, use WhatYouCanWithdraw: it explains the conditions before money is sent.',
  ],
  examples: [
    {
      do: <WalletHeadline {...meta.args} {...NotRefreshed.args} />,
      dont: <WalletHeadline {...meta.args} {...Failed.args} />,
      because:
        'If a refresh fails, keep the figures with their time and say that they could not be refreshed.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to Refresh figures.'],
    [
      'Enter or Space',
      'Loads the figures again. The button keeps the focus and ignores presses while it is loading.',
    ],
  ],
  announced: [
    'A region “Your money at a glance” with the headings “Total Equity” and “Available to withdraw”.',
    '“Loading …”, and “Still working …” if it takes long.',
    '“Problem:” and why the figures could not be loaded, once the reader pauses.',
  ],
  content: [
    'What can be withdrawn comes with its reason: the fee, that there is no profit, or that the minimum isn’t reached.',
    'The two labels are fixed. `problem` is one or two sentences on what went wrong and what to do.',
  ],
  wide: true,
  layout: [
    'Both figures are beside one another in 512 px or more, and below one another in less space. Long figures get smaller.',
    'The time and the button to refresh are at the top end in 640 px or more, else below.',
  ],
  states: {
    Ready: <WalletHeadline {...meta.args} />,
    'No profit': <WalletHeadline {...meta.args} {...NoProfit.args} />,
    'Withdrawals not allowed': <WalletHeadline {...meta.args} {...NotAllowed.args} />,
    Loading: <WalletHeadline {...meta.args} {...Loading.args} />,
    'Not loaded': <WalletHeadline {...meta.args} {...Failed.args} />,
    'Not refreshed': <WalletHeadline {...meta.args} {...NotRefreshed.args} />,
  },
  related: ['wallet/WalletGrid', 'deposit/WhatYouCanWithdraw', 'money/Money'],
}
