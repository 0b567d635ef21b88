import { Callout } from '#ui/primitives/Callout.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'CancelPayoutDialog asks whether to cancel a withdrawal, and reports the outcome.',
  use: [
    'In the details of a withdrawal that can still be stopped.',
    'Keep it open until the outcome is known.',
  ],
  avoid: ['For other questions, use AlertDialog.', 'For confirming a withdrawal, use WithdrawalReview.'],
  examples: [
    {
      do: (
        <Callout tone="warning" title="Sent, answer unknown: check the history before you repeat">
          The server took too long to answer. It may have been cancelled.
        </Callout>
      ),
      dont: (
        <Callout tone="danger" title="Error">
          Cancelling failed.
        </Callout>
      ),
      because: 'Without an answer, it may or may not be cancelled.',
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves between the two buttons. “Keep it” has the focus first.'],
    ['Escape', 'Closes it without cancelling. While the request is being sent, it does nothing.'],
  ],
  announced: ['The question with its consequences.', 'A refusal, an unknown outcome or “Too late” at once.'],
  content: [
    'Amount and destination are shown in full, even if amounts are hidden elsewhere.',
    'The question promises that nothing is paid out only if the server cancels at once. Otherwise it says that the withdrawal may still be sent.',
  ],
  wide: true,
  layout: [
    'As AlertDialog: 16 px from each edge of the window, and it scrolls if it is higher.',
    'The address breaks between its groups.',
  ],
  states: {
    'Too late': (
      <Callout tone="warning" title="Too late">
        It was sent on Mar 4, 2026, 12:34 PM. It can no longer be stopped.
      </Callout>
    ),
    Done: (
      <Callout tone="success" title="It is cancelled">
        The whole amount is back in your Trade Profit.
      </Callout>
    ),
  },
  related: ['primitives/AlertDialog', 'payout/PayoutTimeline', 'withdrawal/WithdrawalReview'],
}
