import { MessageList } from '#ui/payout/MessageList.tsx'
import meta, { Empty, Failed } from './MessageList.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'MessageList shows the customer’s messages, newest first.',
  use: ['In a drawer or on a separate page.'],
  avoid: [
    'For something that just happened, use Toast.',
    'For a message that must be read, use NotificationDialog.',
  ],
  examples: [
    {
      do: <p>Messages, 2 unread</p>,
      dont: <p>•</p>,
      because: 'The count is text. A red dot means nothing to those who can’t see it.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to Mark all as read, then to the link and the button of each message.'],
    [
      'Enter or Space',
      'Presses the button. The focus then moves to the count, because the button disappears.',
    ],
  ],
  announced: ['The new count of unread messages.', 'Each button has its message in its name.'],
  content: [
    'With amounts hidden, texts are hidden too, because they may name one.',
    'Messages with the same id can only be marked together, and say so.',
  ],
  wide: true,
  layout: [
    'It fills the width. The count and the button to mark all as read are beside one another, and wrap.',
  ],
  states: {
    Messages: <MessageList {...meta.args} />,
    Empty: <MessageList {...meta.args} {...Empty.args} />,
    Failed: <MessageList {...meta.args} {...Failed.args} />,
  },
  related: ['primitives/Drawer', 'profile/NotificationDialog'],
}
