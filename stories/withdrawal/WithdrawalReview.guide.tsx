import { Button } from '#ui/primitives/Button.tsx'
import { ReviewFigures } from '#ui/withdrawal/ReviewFigures.tsx'
import type { Guide } from '../guide.ts'

const order = {
  requested: '1000.01',
  fee: '25.00',
  payout: '975.01',
  charges: '2.5',
  after: '2250.16',
  destination: { wallet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', network: 'Bitcoin test network' },
} as const

export const guide: Guide = {
  since: '0.1.0',
  what: 'WithdrawalReview is the dialog in which the customer confirms a withdrawal, and reads its outcome.',
  use: [
    'After every withdrawal form. Nothing is sent before Okay.',
    'Keep it open while the order is being sent and until its outcome is known.',
    'Set canRepeat to false for a refusal that trying again can’t change, such as a lock. Close is then its only button.',
  ],
  avoid: [
    'For other risky actions, use AlertDialog.',
    'For withdrawals of an earlier visit, use UnsettledOrders.',
  ],
  examples: [
    {
      do: (
        <div className="flex flex-wrap gap-3 *:flex-1 *:basis-28">
          <Button variant="secondary">Close</Button>
          <Button variant="secondary">Send it again</Button>
        </div>
      ),
      dont: (
        <div className="flex flex-wrap gap-3 *:flex-1 *:basis-28">
          <Button variant="secondary">Cancel</Button>
          <Button>Try again</Button>
        </div>
      ),
      because:
        'Once an order was sent it can’t be cancelled, and a second one may count twice. The text says so.',
    },
  ],
  keyboard: [
    [
      'Tab, Shift + Tab',
      'Moves through the links and the buttons, and stays inside. The dialog itself has the initial focus, not a button.',
    ],
    ['Escape', 'Cancels. While the order is being checked, sent or confirmed, it does nothing.'],
    ['Enter or Space', 'Presses the focused button.'],
  ],
  announced: [
    '“Dialog”, the title, “Nothing has been sent yet.”, for crypto “A crypto payment can’t be reversed.”, then the figures in reading order.',
    'A fee that has changed since the review was opened, at once.',
    'The outcome of an attempt, at once.',
    'Cancel while the order is being sent: “unavailable”, because it can’t be cancelled here.',
  ],
  content: [
    'The confirming button names the amount: “Okay, withdraw $1,000.01”.',
    'Amounts are shown even if they are hidden elsewhere.',
  ],
  layout: [
    'As Dialog: it scrolls on a phone, and its buttons scroll with it.',
    'Both buttons share the width. In a narrow dialog they are below one another.',
  ],
  states: {
    'The figures': <ReviewFigures order={order} />,
    'To confirm': (
      <div className="flex flex-wrap gap-3 *:flex-1 *:basis-52">
        <Button variant="secondary">Cancel</Button>
        <Button>Okay, withdraw $1,000.01</Button>
      </div>
    ),
    Sending: (
      <div className="flex flex-wrap gap-3 *:flex-1 *:basis-52">
        <Button variant="secondary" disabledReason="It is being sent and cannot be cancelled here">
          Cancel
        </Button>
        <Button loading>Okay, withdraw $1,000.01</Button>
      </div>
    ),
    'Waiting for the proof': (
      <div className="flex flex-wrap gap-3 *:flex-1 *:basis-52">
        <Button variant="secondary" disabledReason="First confirm that it is you, or cancel that">
          Cancel
        </Button>
        <Button disabledReason="First confirm that it is you, or cancel that">
          Okay, withdraw $1,000.01
        </Button>
      </div>
    ),
    'Outcome unknown': (
      <div className="flex flex-wrap gap-3 *:flex-1 *:basis-28">
        <Button variant="secondary">Close</Button>
        <Button variant="secondary">Send it again</Button>
      </div>
    ),
    'Trying again can’t help': (
      <div className="flex *:flex-1">
        <Button variant="secondary">Close</Button>
      </div>
    ),
    'In the history': (
      <div className="flex *:flex-1">
        <Button variant="secondary">Close</Button>
      </div>
    ),
  },
  related: [
    'withdrawal/ReviewFigures',
    'withdrawal/ReviewNotes',
    'primitives/Dialog',
    'primitives/AlertDialog',
  ],
}
