import { LockForm } from '#ui/security/LockForm.tsx'
import meta, { Held, Unknown } from './LockForm.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'LockForm locks withdrawals for 1 to 30 days, and shows until when they are locked or held.',
  use: ['On the security page, in a separate section.'],
  avoid: [
    'For a withdrawal that waits, use PayoutTimeline.',
    'For another question before an action, use AlertDialog.',
  ],
  examples: [
    {
      do: <p>Withdrawals are locked until Mar 4, 2026, 2:05:00 PM UTC.</p>,
      dont: <p>Locked. 2 days 23:59:59 left</p>,
      because: 'A countdown puts pressure on the customer, and doesn’t help with planning.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the select, then to the button.'],
    ['Enter or Space', 'Opens the question. “Cancel” has the focus first.'],
    ['Escape', 'Closes the question. Nothing is locked, and the choice is kept.'],
  ],
  announced: ['The question with the end of the lock.', 'The lock once it is set.', 'A failure at once.'],
  content: [
    'The end in the question is our own calculation, so it says “about”. Afterwards it is the server’s.',
  ],
  wide: true,
  layout: ['One column. The field for the days is at most 224 px wide.'],
  states: {
    'Not locked': <LockForm {...meta.args} />,
    Held: <LockForm {...meta.args} {...Held.args} />,
    Unknown: <LockForm {...meta.args} {...Unknown.args} />,
  },
  related: ['security/WordForm', 'form/SelectField', 'primitives/AlertDialog'],
}
