import { WithdrawalAmountField } from '#ui/withdrawal/WithdrawalAmountField.tsx'
import { Field } from '#ui/primitives/Field.tsx'
import { Input } from '#ui/primitives/Input.tsx'
import { AmountsHidden } from '#ui/money/amounts-hidden-context.ts'
import meta, { OverProfit, BelowTheThreshold } from './WithdrawalAmountField.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'WithdrawalAmountField is the amount of a withdrawal, with a Max button, what is available, and an error while the customer types too much.',
  use: [
    'First in a withdrawal form. Both forms have it.',
    'With `showsThreshold` where the customer can’t withdraw yet and should learn why from the field.',
  ],
  avoid: [
    'For a deposit, use DepositAmountForm.',
    'For an amount without a limit, use AmountInput in Field.',
  ],
  examples: [
    {
      do: <WithdrawalAmountField {...meta.args} {...OverProfit.args} />,
      dont: (
        <Field label="Amount in USD" error="Invalid amount">
          <Input defaultValue="3,250.18" />
        </Field>
      ),
      because: 'Say what is wrong with the amount. The available amount is directly below it.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the amount, then to Max.'],
    ['Enter', 'In the amount: submits the form around it.'],
    ['Enter or Space', 'On Max: fills in all that is available.'],
  ],
  announced: [
    '“Amount in USD, required”, with what is available and how the amount was read as description.',
    'An error while typing, once the reader pauses.',
    'The button: “Max: $3,250.17”. While amounts are hidden: “Max”.',
  ],
  content: [
    'One reason at a time: while nothing can be withdrawn, the amount isn’t the problem.',
    'The hint always says what can’t be withdrawn.',
  ],
  layout: ['It fills the width. The amount is 30 px large, and a long one scrolls inside the input.'],
  states: {
    Default: <WithdrawalAmountField {...meta.args} />,
    'Too much': <WithdrawalAmountField {...meta.args} {...OverProfit.args} />,
    'Below the threshold': <WithdrawalAmountField {...meta.args} {...BelowTheThreshold.args} />,
    'Amounts hidden': (
      <AmountsHidden value>
        <WithdrawalAmountField {...meta.args} />
      </AmountsHidden>
    ),
  },
  pressable: <WithdrawalAmountField {...meta.args} />,
  related: ['money/AmountInput', 'primitives/Field', 'withdrawal/WithdrawalSummary'],
}
