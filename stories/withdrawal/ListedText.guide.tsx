import { ListedText } from '#ui/withdrawal/ListedText.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'ListedText says what the history shows about a withdrawal that got no answer.',
  use: [
    "In a message whose title is 'The history shows this withdrawal', as in ReviewNotes and UnsettledOrders.",
  ],
  avoid: ['For a withdrawal that got an answer, say that it was recorded.', 'For a deposit, use DepositRow.'],
  examples: [
    {
      do: (
        <p>
          <ListedText at="2026-03-04T12:34:00Z" />
        </p>
      ),
      dont: <p>Your withdrawal was successful.</p>,
      because:
        'The row doesn’t name the order, and another device may have sent the same one. Say what is known and leave the conclusion to the customer.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['Its sentences, as a part of the message around it.'],
  content: [
    'A date that can’t be read is left out.',
    'If the row states a different fee from the one that the customer confirmed, it names both.',
    'Its sentences are fixed.',
  ],
  layout: ['Sentences that wrap with the message around them.'],
  states: {
    'With a date': (
      <p>
        <ListedText at="2026-03-04T12:34:00Z" />
      </p>
    ),
    'With a different fee from the one confirmed': (
      <p>
        <ListedText at="2026-03-04T12:34:00Z" fees={{ confirmed: '25.00', charged: '90.00' }} />
      </p>
    ),
    'Without a readable date': (
      <p>
        <ListedText at="yesterday" />
      </p>
    ),
  },
  related: ['withdrawal/ReviewNotes', 'withdrawal/UnsettledOrders', 'deposit/DepositRow'],
}
