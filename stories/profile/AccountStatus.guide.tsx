import { AccountStatus } from '#ui/profile/AccountStatus.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'AccountStatus is a badge that says whether the customer’s account is verified.',
  use: ['Beside the customer’s name and on the account page.'],
  avoid: [
    'For the status of a transaction, use StatusBadge.',
    'To explain how to verify, use VerificationSteps or VerificationDialog.',
  ],
  examples: [
    {
      do: <AccountStatus verified={null} />,
      dont: <AccountStatus verified={false} />,
      because:
        'If the server’s answer could not be read, the status is unknown. “Not Verified” would be a claim.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['Its words: “Verified”, “Not Verified” or “Status unknown”. The icon isn’t announced.'],
  content: ['The words are fixed.'],
  layout: ['As wide as its text, as Badge.'],
  states: {
    Verified: <AccountStatus verified />,
    'Not verified': <AccountStatus verified={false} />,
    Unknown: <AccountStatus verified={null} />,
  },
  related: ['primitives/Badge', 'profile/VerificationDialog', 'wallet/StatusBadge'],
}
