import { ReviewFigures } from '#ui/withdrawal/ReviewFigures.tsx'
import meta, { Wallet } from './ReviewFigures.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'ReviewFigures shows all figures of a withdrawal to be confirmed, and the whole destination.',
  use: ['Inside WithdrawalReview.'],
  avoid: [
    'Beside a form, use WithdrawalSummary: the destination may still be incomplete.',
    'For a withdrawal that was sent, use TransactionDetails.',
  ],
  examples: [
    {
      do: <ReviewFigures {...meta.args} {...Wallet.args} />,
      dont: <p>You are about to withdraw to tb1q…jzsx. Continue?</p>,
      because:
        'Show the destination in full. Customers compare it, and an attacker chooses the ends that a short form shows.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    'A list of terms and figures in this order: You receive, Amount, Fee, Paid to, Trade Profit after.',
    'The address is read as one text, without the gaps.',
  ],
  content: [
    'Amounts are exact to the cent, even when amounts are hidden elsewhere: nobody should confirm figures that they can’t see.',
  ],
  layout: [
    'Each figure is at the end of its line. One that doesn’t fit goes to the next line.',
    'The destination is shown in full: an address breaks between its groups, other values anywhere.',
  ],
  states: {
    'To a bank': <ReviewFigures {...meta.args} />,
    'To a wallet': <ReviewFigures {...meta.args} {...Wallet.args} />,
  },
  related: ['withdrawal/WithdrawalReview', 'withdrawal/WithdrawalSummary', 'address/AddressText'],
}
