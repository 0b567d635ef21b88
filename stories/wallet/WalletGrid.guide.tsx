import { WalletGrid } from '#ui/wallet/WalletGrid.tsx'
import meta, { OneUnreadable, Failed, Loading, AmountsHidden } from './WalletGrid.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'WalletGrid shows the six figures of the customer’s wallet in boxes, in a fixed order.',
  use: ['On the dashboard, below WalletHeadline.', 'With `explanations`, so that each label can be opened.'],
  avoid: [
    'With figures from an earlier visit: pass `undefined` until the server has answered.',
    'For other figures, use WalletBox in a `<dl>`. The six labels are fixed.',
  ],
  examples: [
    {
      do: <WalletGrid {...meta.args} {...OneUnreadable.args} />,
      dont: <WalletGrid {...meta.args} {...Failed.args} />,
      because: 'When one figure can’t be read, pass `null` for it. The other five are still valid.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the labels, and the Try again buttons of missing figures.'],
    ['Enter or Space', 'Opens or closes an explanation, or loads the figures again.'],
  ],
  announced: [
    'A region “Wallet”, with a list of terms and their figures.',
    'While loading: “Loading your figures …”. The placeholders aren’t announced.',
    'With amounts hidden: “Amount hidden” for every figure that is known.',
  ],
  content: ['Labels are fixed names, such as “Pend. Balance”. Explain them in `explanations`.'],
  wide: true,
  layout: [
    'Three columns in 512 px or more, two in less space, also on a phone. One column if the text is so large that two would not fit: in less than 16 rem.',
    'Long figures get smaller.',
  ],
  states: {
    Ready: <WalletGrid {...meta.args} />,
    Loading: <WalletGrid {...meta.args} {...Loading.args} />,
    'Not loaded': <WalletGrid {...meta.args} {...Failed.args} />,
    'One figure unreadable': <WalletGrid {...meta.args} {...OneUnreadable.args} />,
    'Amounts hidden': <WalletGrid {...meta.args} {...AmountsHidden.args} />,
  },
  related: ['wallet/WalletBox', 'wallet/WalletHeadline', 'wallet/YourMoney'],
}
