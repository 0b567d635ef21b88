import { DepositAmountForm } from '#ui/deposit/DepositAmountForm.tsx'
import meta, { ForAPlan, TypedBefore } from './DepositAmountForm.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'DepositAmountForm is the first step of a deposit, in which the customer enters how many US dollars.',
  use: [
    'Once on the deposit page. It sends nothing: `onContinue` leads to the next step.',
    'Store the text from `onTyped` and pass it as `defaultAmount`, so that a reload loses nothing.',
  ],
  avoid: [
    'For the amount of a withdrawal, use WithdrawalAmountField: it knows the fee and what is available.',
    'For an amount inside another form, use AmountInput in Field.',
  ],
  examples: [
    {
      do: <DepositAmountForm {...meta.args} {...ForAPlan.args} />,
      dont: <DepositAmountForm {...meta.args} defaultAmount="2500.00" />,
      because:
        'Offer the lowest amount of the chosen plan. Don’t fill it in: how much to invest is the customer’s decision.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the amount, then to the plan’s amount if there is one, then to Make Deposit.'],
    ['Enter', 'In the amount: goes on if the amount is valid.'],
    ['Enter or Space', 'On Use $2,500.00: puts the amount into the field.'],
  ],
  announced: [
    '“Amount in USD”, with the error as description after a failed try.',
    'The sentence about the plan is plain text between the field and the button.',
  ],
  content: [
    'The plan is named as in the list of plans.',
    'An error says what to enter, such as an amount above zero.',
  ],
  layout: [
    'One column. The submit button fills the width on a phone, and is as wide as its text from 640 px of window.',
  ],
  states: {
    Empty: <DepositAmountForm {...meta.args} />,
    'Typed before a reload': <DepositAmountForm {...meta.args} {...TypedBefore.args} />,
    'For a plan': <DepositAmountForm {...meta.args} {...ForAPlan.args} />,
  },
  pressable: <DepositAmountForm {...meta.args} />,
  related: ['money/AmountInput', 'deposit/DepositStepBar', 'deposit/WhatHappens'],
}
