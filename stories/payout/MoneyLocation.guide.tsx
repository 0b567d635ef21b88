import { MoneyLocation } from '#ui/payout/MoneyLocation.tsx'
import type { Guide } from '../guide.ts'

const amounts = { amount: '400', payout: '390' } as const

export const guide: Guide = {
  since: '0.1.0',
  what: 'MoneyLocation says where the money of a withdrawal is.',
  use: ['Below the progress of a withdrawal.'],
  avoid: ['For a figure of the wallet, use WalletBox.'],
  examples: [
    {
      do: <MoneyLocation location="reserved" {...amounts} />,
      dont: <p>Your funds are safe with us.</p>,
      because: 'Say what is true of this amount, and promise nothing.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['A heading “Where your money is”, then the sentence.'],
  content: ['Show only what the server says. If it says nothing, the component says so.'],
  layout: ['A heading and a sentence that wraps.'],
  states: {
    Reserved: <MoneyLocation location="reserved" {...amounts} />,
    'Paid out': <MoneyLocation location="paid out" {...amounts} />,
    Back: <MoneyLocation location="back in your profit" {...amounts} />,
    Unknown: <MoneyLocation location={null} {...amounts} />,
  },
  related: ['payout/PayoutTimeline', 'money/Money'],
}
