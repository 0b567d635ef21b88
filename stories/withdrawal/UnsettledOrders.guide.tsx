import { UnsettledOrders } from '#ui/withdrawal/UnsettledOrders.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import meta, { Arrived, Expired, Refused, Unsent, Several } from './UnsettledOrders.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'UnsettledOrders are notices about confirmed withdrawals whose outcome the customer doesn’t know yet.',
  use: [
    'At the top of the withdrawal page and the withdrawal history. Leave out `historyHref` on the history itself.',
    'Move the focus yourself when the last notice is removed.',
  ],
  avoid: [
    'For the state of a deposit, use DepositStatus.',
    'For a withdrawal that the server has answered, use the history.',
  ],
  examples: [
    {
      do: <UnsettledOrders {...meta.args} />,
      dont: <Callout tone="info" title="Pending transaction" />,
      because:
        'Name the amount, the payee and the time, say what isn’t known, and link to where the answer may be.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the links and the button of each notice.'],
    [
      'Enter or Space',
      'On the button: removes the notice, and the focus moves to the next. If the outcome is unknown, it asks first.',
    ],
  ],
  announced: [
    'Each notice as text: “Warning:” or “Success:”, then the title with amount and payee.',
    'The buttons have the amount and the payee in their names, because all notices have the same buttons.',
    'A question before removal gets the focus, so that it is read.',
  ],
  content: [
    'A bank account is named by its last digits.',
    'The title says what is known: “Sent, answer unknown”, “Answer never received”, “Not sent”, that it was refused, or that the history shows it.',
  ],
  wide: true,
  layout: ['Below one another, each filling the width. Long references break anywhere.'],
  states: {
    'Answer unknown': <UnsettledOrders {...meta.args} />,
    'In the history': <UnsettledOrders {...meta.args} {...Arrived.args} />,
    'Answer never received': <UnsettledOrders {...meta.args} {...Expired.args} />,
    'Never sent': <UnsettledOrders {...meta.args} {...Unsent.args} />,
    Refused: <UnsettledOrders {...meta.args} {...Refused.args} />,
    Several: <UnsettledOrders {...meta.args} {...Several.args} />,
  },
  related: ['withdrawal/WithdrawalReview', 'withdrawal/ListedText', 'primitives/Callout'],
}
