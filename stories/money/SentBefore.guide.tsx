import { SentBefore } from '#ui/money/SentBefore.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'SentBefore warns that the customer has already sent something very similar.',
  use: [
    'Before a deposit is recorded or a withdrawal sent, if an earlier one has the same details.',
    'Link to the history as child, so that the customer can compare.',
  ],
  avoid: ['For other warnings, use Callout.', 'It isn’t an error: never use it to stop the customer.'],
  examples: [
    {
      do: (
        <SentBefore
          kind="withdrawal"
          what="You sent the same amount to this address"
          sentAt={1772373900000}
          times={1}
        >
          <Link href="#history">See your withdrawals</Link>
        </SentBefore>
      ),
      dont: <p className="text-danger">Duplicate transaction!</p>,
      because: 'Say what is the same and when it was sent. The customer decides.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the link in it.'],
    ['Enter', 'Follows the link.'],
  ],
  announced: ['“Warning:”, what was sent and when, once the reader pauses.'],
  content: [
    '`what` is the start of a sentence without a full stop: “You sent the same amount to this address”.',
    '`unclear` is a sentence about what isn’t certain.',
  ],
  layout: ['It fills the width and wraps, as Callout does.', 'Put it above the button that sends.'],
  states: {
    'Sent once': (
      <SentBefore
        kind="withdrawal"
        what="You sent the same amount to this address"
        sentAt={1772373900000}
        times={1}
      >
        <Link href="#history">See your withdrawals</Link>
      </SentBefore>
    ),
    'Sent several times': (
      <SentBefore kind="deposit" what="You recorded the same amount" sentAt={1772373900000} times={2}>
        <Link href="#history">See your deposits</Link>
      </SentBefore>
    ),
    'Time not known': (
      <SentBefore kind="deposit" what="You recorded the same amount" sentAt={null} times={1}>
        <Link href="#history">See your deposits</Link>
      </SentBefore>
    ),
  },
  pressable: (
    <SentBefore kind="deposit" what="You recorded the same amount" sentAt={null} times={1}>
      <Link href="#history">See your deposits</Link>
    </SentBefore>
  ),
  related: ['primitives/Callout', 'money/When'],
}
