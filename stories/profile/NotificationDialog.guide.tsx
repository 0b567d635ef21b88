import { Link } from '#ui/primitives/Link.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'NotificationDialog shows the operator’s notification to a customer.',
  use: ['When the dashboard loads and the server has a notification.'],
  avoid: ['For the result of an action, use Toast.', 'For a notice to everybody, use NoticeStrip.'],
  examples: [
    {
      do: (
        <p className="whitespace-pre-line">{'The market is closed on Sunday.\nhttps://elsewhere.invalid'}</p>
      ),
      dont: (
        <p>
          The market is closed on Sunday. <Link href="#elsewhere">Click here</Link>
        </p>
      ),
      because: 'The text comes from the server and stays text. A link in it could lead anywhere.',
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves between the close button and Okay, and stays inside.'],
    ['Escape', 'Closes it.'],
    ['Enter or Space', 'On Okay: closes it.'],
  ],
  announced: ['“Dialog, Important Notification” and the whole text, when it opens.'],
  content: ['Keep the title and the button as they are.', 'Line breaks are kept. Markup is shown as text.'],
  layout: ['As Dialog. The text keeps its line breaks and breaks anywhere if a word is too long.'],
  states: {
    'A text': (
      <p className="whitespace-pre-line">
        Sample notice: the simulated market is closed on the first Sunday of the month.
      </p>
    ),
    'The button': <Button>Okay</Button>,
  },
  related: ['primitives/Dialog', 'shell/NoticeStrip', 'primitives/Toast'],
}
