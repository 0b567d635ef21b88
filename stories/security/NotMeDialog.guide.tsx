import { Callout } from '#ui/primitives/Callout.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'NotMeDialog says what “This was not me” does, asks for confirmation, and reports the outcome.',
  use: ['From an entry of ActivityList.', 'Keep it open until the outcome is known.'],
  avoid: ['For other questions, use AlertDialog.', 'For signing out a single device, use SessionList.'],
  examples: [
    {
      do: (
        <Callout tone="success" title="Withdrawals are locked">
          Nobody can withdraw until Mar 3, 2026, 7:20:00 PM UTC.
        </Callout>
      ),
      dont: (
        <Callout tone="success" title="You are safe now">
          We blocked the attacker.
        </Callout>
      ),
      because: 'It says what the server did. It isn’t known who it was, or whether the account is safe now.',
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves between the two buttons. “Cancel” has the focus first.'],
    ['Escape', 'Closes it without doing anything. While the request is being sent, it does nothing.'],
  ],
  announced: [
    'The question with its consequences.',
    'A refusal or an unknown outcome at once.',
    'The end of the lock.',
  ],
  content: [
    'It never asks for a proof: it only protects.',
    'The end of the lock is the server’s, not 48 hours from now.',
  ],
  wide: true,
  layout: ['As AlertDialog. Long names of devices break anywhere.'],
  states: {
    Refused: (
      <Callout tone="danger" title="It was not done.">
        This is not available at the moment. Try again later.
      </Callout>
    ),
    Unknown: (
      <Callout tone="warning" title="Sent, answer unknown">
        The server took too long to answer. You can send it again: at most, the lock gets longer.
      </Callout>
    ),
  },
  related: ['security/ActivityList', 'primitives/AlertDialog'],
}
