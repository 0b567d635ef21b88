import { ActivityList } from '#ui/security/ActivityList.tsx'
import meta, { Empty, Failed } from './ActivityList.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'ActivityList shows what happened in an account, newest first.',
  use: ['On the security page, in a separate section.', 'Open NotMeDialog from “This was not me”.'],
  avoid: [
    'For deposits and withdrawals, use TransactionHistory.',
    'For messages to the customer, use MessageList.',
  ],
  examples: [
    {
      do: <p>Sign-in refused. Firefox on Windows, on Feb 27, 2026, 3:31 AM</p>,
      dont: <p>Suspicious activity detected!</p>,
      because:
        'Only the customer knows which activity was theirs. The list says what happened, without judging it.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the next button.'],
    ['Enter or Space', 'Presses the button. After the last page, the focus moves to the end of the list.'],
  ],
  announced: [
    'Entries that could not be read.',
    'A failure, when it appears.',
    'Each button has its entry in its name.',
  ],
  content: ['A kind that is not known yet is shown as the server sent it.'],
  wide: true,
  layout: ['It fills the width. What happened and where wraps in each row.'],
  states: {
    Entries: <ActivityList {...meta.args} />,
    Empty: <ActivityList {...meta.args} {...Empty.args} />,
    Failed: <ActivityList {...meta.args} {...Failed.args} />,
  },
  related: ['security/NotMeDialog', 'security/SessionList', 'history/TransactionHistory'],
}
