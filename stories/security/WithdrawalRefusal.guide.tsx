import { WithdrawalRefusal } from '#ui/security/WithdrawalRefusal.tsx'
import type { Guide } from '../guide.ts'
import { dates } from './saved-address-samples.ts'

const props = { serverMessage: '', securityHref: '#security', dates, until: '2026-03-05T13:05:00Z' }

export const guide: Guide = {
  since: '0.1.0',
  what: 'WithdrawalRefusal says why a withdrawal was refused, when the refusal ends in local time, and what to do.',
  use: ['In the review of a withdrawal, for the reasons `locked`, `held` and `not_saved`.'],
  avoid: ['For other refusals, show the server’s sentence.'],
  examples: [
    {
      do: <p>Withdrawals are locked until Mar 5, 2026, 2:05:00 PM GMT+1.</p>,
      dont: <p>Withdrawals are locked until 5 March 2026, 13:05 UTC.</p>,
      because: 'Customers read times in their own zone.',
    },
  ],
  keyboard: 'Only the link can be operated. It is a plain link.',
  announced: ['Nothing by itself. The callout around it announces it.'],
  content: ['Sentences of the server that name a time are replaced, because their time is in another zone.'],
  wide: true,
  layout: ['Sentences that wrap with the message around them.'],
  states: {
    Locked: <WithdrawalRefusal {...props} reason="locked" />,
    Held: <WithdrawalRefusal {...props} reason="held" waiting="Exchange" />,
    'Not saved': <WithdrawalRefusal {...props} reason="not_saved" isBank />,
  },
  related: ['withdrawal/WithdrawalReview', 'security/OnlySavedSwitch'],
}
