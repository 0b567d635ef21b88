import { DepositSummary } from '#ui/deposit/DepositSummary.tsx'
import { AmountsHidden } from '#ui/money/amounts-hidden-context.ts'
import meta, { NothingChosen, StepOne, WithoutPrice } from './DepositSummary.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'DepositSummary is the column beside a deposit that repeats what the customer has chosen so far.',
  use: [
    'Beside the form on a wide screen, in both steps.',
    'Pass `coin` and `network` only in step two: `undefined` and `null` mean different things.',
  ],
  avoid: [
    'For the facts of a recorded deposit, use TransactionDetails.',
    'For a question before sending, use AlertDialog.',
  ],
  examples: [
    {
      do: <DepositSummary {...meta.args} {...NothingChosen.args} />,
      dont: <DepositSummary {...meta.args} {...NothingChosen.args} coin={{ symbol: 'BTC', amount: null }} />,
      because:
        'What the customer hasn’t chosen is a dash. Don’t show a coin as chosen because it is the first in the list.',
    },
  ],
  keyboard:
    'It has no controls of its own. Tab moves to the links that are passed as `change` and in `plan`.',
  announced: [
    'A region and heading “Your deposit”, then each fact after its name.',
    'What wasn’t chosen: “not available”.',
  ],
  content: [
    'The amount of the coin starts with “About”, because the price changes.',
    'It repeats that the deposit itself can’t be withdrawn.',
  ],
  layout: [
    'One column of figures, each at the end of its line.',
    'Below 1024 px of window it leaves out the amount.',
  ],
  states: {
    'Step 1': <DepositSummary {...meta.args} {...StepOne.args} />,
    'Step 2, nothing chosen': <DepositSummary {...meta.args} {...NothingChosen.args} />,
    'Step 2': <DepositSummary {...meta.args} />,
    'Without a price': <DepositSummary {...meta.args} {...WithoutPrice.args} />,
    'Amounts hidden': (
      <AmountsHidden value>
        <DepositSummary {...meta.args} />
      </AmountsHidden>
    ),
  },
  related: ['primitives/LedgerRow', 'deposit/DepositStepBar', 'deposit/WhatYouCanWithdraw'],
}
