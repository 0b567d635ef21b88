import { Deducted } from '#ui/withdrawal/Deducted.tsx'
import { Money } from '#ui/money/Money.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'Deducted shows a fee with a minus sign, because it is deducted from the amount.',
  use: ['For the fee between an amount and what the customer receives.'],
  avoid: ['For a fee that is stated and not subtracted, use Money.', 'For a gain or a loss, use Change.'],
  examples: [
    {
      do: <Deducted fee="3.00" />,
      dont: <Money amount="3.00" />,
      because: 'In a calculation, the minus sign says that the fee is deducted.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    'The minus and the amount: “−$3.00”.',
    'A fee that isn’t known: “not available”. With amounts hidden: the minus and “Amount hidden”.',
  ],
  content: ['Name the fee and its percentage beside it: “Fee (2.5%)”.'],
  layout: ['Inline text in the size of the text around it.'],
  states: {
    'A fee': <Deducted fee="3.00" />,
    'No fee': <Deducted fee="0.00" />,
    'Not known': <Deducted fee={null} />,
  },
  related: ['money/Money', 'withdrawal/WithdrawalSummary', 'withdrawal/ReviewFigures'],
}
