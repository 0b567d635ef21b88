import { PayoutTimeline } from '#ui/payout/PayoutTimeline.tsx'
import meta from './PayoutTimeline.stories.tsx'
import { steps } from './payout-samples.ts'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PayoutTimeline shows the progress of a withdrawal: what happened when, who acts, why, and what comes next.',
  use: [
    'In the details of a withdrawal, if the backend sends its steps.',
    'Pass what `stepsOf` returns: it sorts the events.',
  ],
  avoid: ['For the steps of a deposit, use DepositStepBar.', 'In a list, use StageName beside the status.'],
  examples: [
    {
      do: <PayoutTimeline {...meta.args} steps={steps('held')} />,
      dont: <p>Your withdrawal is being processed. Only 23:59:12 left!</p>,
      because:
        'A hold names the time at which it ends, with its zone. A countdown puts pressure on the customer.',
    },
  ],
  keyboard: [['Tab', 'Moves to the link to support, in a step that waits for the customer.']],
  announced: [
    'A heading and a list “Progress”. The current step is announced as the current step, and its name ends with “now”.',
    'A step that has not happened: “still to come”. Icons aren’t announced.',
  ],
  content: [
    'A stage, an actor or a reason that the app doesn’t know is shown as the server wrote it.',
    'No step says that the money has arrived unless the server said so.',
  ],
  wide: true,
  layout: [
    'One column. The actor is at the end of a step’s first line, and below it if both don’t fit.',
    'Printed, a step isn’t split between two pages.',
  ],
  states: Object.fromEntries(
    ['requested', 'held', 'action_needed', 'sent', 'returned'].map((stage) => [
      stage.replace('_', ' '),
      <PayoutTimeline key={stage} {...meta.args} steps={steps(stage)} />,
    ]),
  ),
  related: ['payout/StageName', 'payout/MoneyLocation', 'history/TransactionDetails'],
}
