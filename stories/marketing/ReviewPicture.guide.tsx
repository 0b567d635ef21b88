import { ReviewPicture } from '#ui/marketing/ReviewPicture.tsx'
import meta from './ReviewPicture.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'ReviewPicture is a picture of the review before a withdrawal, with sample figures.',
  use: ['On the home page, to show that every fee is visible before confirming.'],
  avoid: ['In the withdrawal itself, use WithdrawalReview.'],
  examples: [
    {
      do: <ReviewPicture {...meta.args} />,
      dont: (
        <ReviewPicture
          {...meta.args}
          figures={{ ...meta.args.figures, fee: '0', charges: '0', payout: '120' }}
        />
      ),
      because: 'Show a withdrawal as it is, with its fee. The figures must add up.',
    },
  ],
  keyboard: 'It can’t be operated: its buttons are part of the picture.',
  announced: ['One image with the label.'],
  content: [
    'The words and their order are those of the real review.',
    'The payee is a sample: “Sample Bank”.',
  ],
  layout: ['It fills its column. Its parts wrap like those of the real review.'],
  states: { Default: <ReviewPicture {...meta.args} /> },
  related: ['marketing/ProductPicture', 'marketing/OverviewPicture', 'withdrawal/WithdrawalReview'],
}
