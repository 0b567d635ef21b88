import { QuoteNote } from '#ui/payout/QuoteNote.tsx'
import meta, { Expired, Failed, Refused } from './QuoteNote.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'QuoteNote explains the price in the review of a withdrawal: how the fee is calculated, and until when it is valid.',
  use: ['Below the figures of WithdrawalReview, if the backend gives binding prices.'],
  avoid: ['For the outcome of an order, use ReviewNotes.'],
  examples: [
    {
      do: <QuoteNote {...meta.args} />,
      dont: <p>Hurry! This price expires in 0:42.</p>,
      because:
        'The time is absolute. If it has passed, nothing is lost: the new price is shown for confirmation.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to Try again, if there is no price.'],
    ['Enter or Space', 'Requests the price again.'],
  ],
  announced: ['An expired price, at once, with both prices.', 'That the price is being requested.'],
  content: [
    'The rule is the server’s own sentence.',
    'Without a price, say that the figures are our own calculation.',
  ],
  wide: true,
  layout: ['It fills the width. Its table of prices has three narrow columns that fit at 320 px.'],
  states: {
    Binding: <QuoteNote {...meta.args} />,
    'No longer holds': <QuoteNote {...meta.args} {...Expired.args} />,
    'No price': <QuoteNote {...meta.args} {...Failed.args} />,
    Refused: <QuoteNote {...meta.args} {...Refused.args} />,
  },
  related: ['withdrawal/WithdrawalReview', 'withdrawal/ReviewNotes'],
}
