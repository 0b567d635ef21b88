import { MoneyPlace } from '#ui/payout/MoneyPlace.tsx'
import type { Guide } from '../guide.ts'

const amounts = { amount: '400', payout: '390' } as const

export const guide: Guide = {
  since: '0.1.0',
  what: 'MoneyPlace says where the money of a withdrawal is.',
  use: ['Below the progress of a withdrawal.'],
  avoid: ['For a figure of the wallet, use WalletBox.'],
  examples: [
    {
      do: <MoneyPlace place="reserved" {...amounts} />,
      dont: <p>Your funds are safe with us.</p>,
      because: 'Say what is true of this amount, and promise nothing.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['A heading “Where your money is”, then the sentence.'],
  content: ['Show only what the server says. If it says nothing, the component says so.'],
  states: {
    Reserved: <MoneyPlace place="reserved" {...amounts} />,
    'Paid out': <MoneyPlace place="paid out" {...amounts} />,
    Back: <MoneyPlace place="back in your profit" {...amounts} />,
    Unknown: <MoneyPlace place={null} {...amounts} />,
  },
  related: ['payout/PayoutTimeline', 'money/Money'],
}
