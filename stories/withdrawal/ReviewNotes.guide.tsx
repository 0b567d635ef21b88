import { ReviewNotes } from '#ui/withdrawal/ReviewNotes.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import meta, { Unclear } from './ReviewNotes.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'ReviewNotes are the messages in the review of a withdrawal: the outcome of the last attempt, and earlier orders that look the same.',
  use: ['Inside WithdrawalReview, below the figures.'],
  avoid: [
    'On a page, use UnsettledOrders for withdrawals without an answer.',
    'For a form’s error, use FormError.',
  ],
  examples: [
    {
      do: (
        <ReviewNotes
          {...meta.args}
          state={{
            is: 'unknown',
            why: 'The server took too long to answer.',
            earlier: { sentAt: 1772627640000, repeat: 'may-count-twice' },
          }}
        />
      ),
      dont: (
        <Callout tone="danger" title="Something went wrong">
          Please try again.
        </Callout>
      ),
      because:
        'An unknown outcome says that the order may have been carried out, and what a second one would do.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the link to the withdrawal history, in the notes that have one.'],
    ['Enter', 'Opens the history.'],
  ],
  announced: [
    'A refusal and an unknown outcome at once: “Problem: Nothing was sent.” or “Warning: Sent, answer unknown …”.',
    'A note about an earlier order once the reader pauses.',
  ],
  content: [
    'Say first whether anything was sent, then why.',
    'Say “counts only once” only if the server has declared it.',
  ],
  wide: true,
  layout: ['They fill the width and wrap, as Callout does.'],
  states: {
    'Sent before': <ReviewNotes {...meta.args} />,
    'Sent before, outcome unclear': <ReviewNotes {...meta.args} {...Unclear.args} />,
    Refused: (
      <ReviewNotes
        {...meta.args}
        state={{ is: 'refused', why: 'Withdrawal amount must not exceed total profits.' }}
      />
    ),
    'Outcome unknown': (
      <ReviewNotes
        {...meta.args}
        state={{
          is: 'unknown',
          why: 'The server took too long to answer.',
          earlier: { sentAt: 1772627640000, repeat: 'may-count-twice' },
          requestId: '0f8c2d1e-sample-4b7a',
        }}
      />
    ),
    'In the history': (
      <ReviewNotes {...meta.args} state={{ is: 'arrived', listedAt: '2026-03-04T12:34:01Z' }} />
    ),
  },
  related: [
    'withdrawal/WithdrawalReview',
    'withdrawal/UnsettledOrders',
    'money/SentBefore',
    'form/PauseText',
  ],
}
