import { UncheckedAddress } from '#ui/address/UncheckedAddress.tsx'
import { CryptoWithdrawalForm } from '#ui/withdrawal/CryptoWithdrawalForm.tsx'
import meta, { UsedBefore, Unchecked, OwnDepositAddress, LookAlike } from './CryptoWithdrawalForm.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'CryptoWithdrawalForm is the form for a withdrawal to a wallet, which checks the address and leads to the review.',
  use: [
    'On the withdrawal page, for the method “Crypto”.',
    'Pass the customer’s own deposit addresses and those used before: the form warns of look-alikes.',
  ],
  avoid: [
    'For a bank account, use BankWithdrawalForm.',
    'It sends nothing: open WithdrawalReview in `onReview`.',
  ],
  examples: [
    {
      do: <UncheckedAddress address="LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9" />,
      dont: <p className="text-danger">Invalid address</p>,
      because:
        'An address of a network that we can’t check isn’t refused. The customer compares it and ticks the box.',
    },
  ],
  keyboard: [
    [
      'Tab',
      'Moves through the amount, Max, the payees or the address, the box for an unchecked address, to the submit button.',
    ],
    ['Enter', 'In a field: checks the form and opens the review.'],
    ['Space', 'Ticks the box. A changed address needs a new tick.'],
  ],
  announced: [
    'A form “Crypto withdrawal”.',
    'Notes about the address as they appear: its network, that it has no checksum, or that it looks like one used before.',
    'After a failed attempt: the error summary, which takes the focus.',
  ],
  content: [
    'An address that is wrong says why: a wrong checksum, or a test network on a live server.',
    'The submit button is fixed: “Review crypto withdrawal”.',
  ],
  wide: true,
  layout: [
    'One column. SummaryAndSubmit is beside the fields from 1024 px of window, and below them in less space.',
  ],
  states: {
    Empty: <CryptoWithdrawalForm {...meta.args} />,
    'With payees': <CryptoWithdrawalForm {...meta.args} {...UsedBefore.args} />,
    'Address not checked': <CryptoWithdrawalForm {...meta.args} {...Unchecked.args} />,
    'Own deposit address': <CryptoWithdrawalForm {...meta.args} {...OwnDepositAddress.args} />,
    'Looks like one used before': <CryptoWithdrawalForm {...meta.args} {...LookAlike.args} />,
  },
  related: [
    'withdrawal/BankWithdrawalForm',
    'withdrawal/WithdrawalReview',
    'address/AddressNotes',
    'address/UncheckedAddress',
  ],
}
