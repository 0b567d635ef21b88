import { WithdrawalSummary } from '#ui/withdrawal/WithdrawalSummary.tsx'
import meta, { NothingTyped, TooMuch, Missing } from './WithdrawalSummary.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'WithdrawalSummary shows what the customer receives, the amount, the fee, and the profit before and after it.',
  use: ['Beside a withdrawal form, where it updates while the customer types. SummaryAndSubmit does this.'],
  avoid: [
    'In the confirmation before sending, use ReviewFigures, which has the destination.',
    'For a withdrawal that was sent, use TransactionDetails.',
  ],
  examples: [
    {
      do: <WithdrawalSummary {...meta.args} {...NothingTyped.args} />,
      dont: (
        <WithdrawalSummary
          charges="2.5"
          tradeProfit="3250.17"
          figures={{ requested: '0', fee: '0', payout: '0', before: '3250.17', after: '3250.17' }}
        />
      ),
      because: 'Before a valid amount is typed, the figures are dashes. Zero would be an answer.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    'A list of terms and figures, with “You receive” first.',
    'It isn’t announced while the amount is typed: the field says how it was read.',
  ],
  content: [
    'The fee has its percentage in its name.',
    'If the profit doesn’t cover the amount, the last figure is “Not enough”.',
  ],
  layout: ['Each figure is at the end of its line. One that doesn’t fit goes to the next line.'],
  states: {
    Known: <WithdrawalSummary {...meta.args} />,
    'Nothing typed': <WithdrawalSummary {...meta.args} {...NothingTyped.args} />,
    'Too much': <WithdrawalSummary {...meta.args} {...TooMuch.args} />,
    'Terms not known': <WithdrawalSummary {...meta.args} {...Missing.args} />,
  },
  related: [
    'withdrawal/SummaryAndSubmit',
    'withdrawal/ReviewFigures',
    'withdrawal/ReceiveFigure',
    'withdrawal/Deducted',
  ],
}
