import { DepositReceipt } from '#ui/deposit/DepositReceipt.tsx'
import meta, { Sent, Blocked, Mailed } from './DepositReceipt.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'DepositReceipt is the last step of a deposit, in which the customer tells us that the coins were sent.',
  use: [
    'Below the addresses, in step two.',
    'Until an address was shown, block it with `disabledReason` and pass `addressShown={false}`: nothing can have been sent yet, and the main action is to show the address.',
  ],
  avoid: [
    'To show the outcome of the report, use DepositStatus.',
    'For the details of a recorded deposit, use TransactionDetails.',
  ],
  examples: [
    {
      do: <DepositReceipt {...meta.args} {...Sent.args} />,
      dont: <p className="text-gain">Deposit complete!</p>,
      because: 'A report isn’t a payment. It counts once it has arrived and was confirmed.',
    },
  ],
  keyboard: [
    [
      'Tab',
      'Moves to I have sent it, E-mail the receipt, and Copy. A disabled button can be focused, so that its reason is announced.',
    ],
    ['Enter or Space', 'Records the deposit, or opens the email program. A disabled button does nothing.'],
  ],
  announced: [
    'A region and heading “When you have sent it”, then what the buttons do. Once it was reported, the heading is “Receipt by email”.',
    'A disabled button with its reason. Once it was reported, “I have sent it” is gone, so move the focus to DepositStatus.',
    'After copying: “Support’s address copied”.',
  ],
  content: [
    'Both buttons record the deposit, and only the second opens an email. The text says so for each.',
    '`disabledReason` is a sentence that says when it becomes possible: “Available once the address is shown.”',
  ],
  wide: true,
  layout: [
    'One column. The two buttons are beside one another from 640 px of window, and below one another on a phone.',
  ],
  states: {
    Ready: <DepositReceipt {...meta.args} />,
    Blocked: <DepositReceipt {...meta.args} {...Blocked.args} />,
    Sent: <DepositReceipt {...meta.args} {...Sent.args} />,
    Mailed: <DepositReceipt {...meta.args} {...Mailed.args} />,
  },
  pressable: <DepositReceipt {...meta.args} />,
  related: ['deposit/DepositStatus', 'deposit/DepositMethods', 'address/CopyRow'],
}
