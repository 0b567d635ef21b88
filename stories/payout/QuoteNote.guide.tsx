import { QuoteNote } from '#ui/payout/QuoteNote.tsx'
import meta, { Expired, Failed, Refused } from './QuoteNote.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'QuoteNote explains the fee in the review of a withdrawal: how it is calculated, and until when the quote is valid.',
  use: ['Below the figures of WithdrawalReview, if the backend gives binding quotes.'],
  avoid: ['For the outcome of an order, use ReviewNotes.'],
  examples: [
    {
      do: <QuoteNote {...meta.args} />,
      dont: <p>Hurry! This quote expires in 0:42.</p>,
      because:
        'The time is absolute. If it has passed, nothing is lost: the new quote is shown for confirmation.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to Try again, if there is no quote.'],
    ['Enter or Space', 'Requests the quote again.'],
  ],
  announced: ['An expired quote, at once, with both quotes.', 'That the quote is being requested.'],
  content: [
    'The rule is the server’s own sentence.',
    'Without a quote, say that the figures are our own calculation.',
  ],
  wide: true,
  layout: ['It fills the width. Its table of quotes has three narrow columns that fit at 320 px.'],
  states: {
    Binding: <QuoteNote {...meta.args} />,
    'No longer holds': <QuoteNote {...meta.args} {...Expired.args} />,
    'No quote': <QuoteNote {...meta.args} {...Failed.args} />,
    Refused: <QuoteNote {...meta.args} {...Refused.args} />,
  },
  related: ['withdrawal/WithdrawalReview', 'withdrawal/ReviewNotes'],
}
