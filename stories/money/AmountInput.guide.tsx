import { AmountInput } from '#ui/money/AmountInput.tsx'
import { Field } from '#ui/primitives/Field.tsx'
import { Input } from '#ui/primitives/Input.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'An amount input takes an amount in the currency of the LocaleProvider and shows how it reads it.',
  use: [
    'For amounts that a customer types, inside a Field.',
    'Pass `max` if there is a largest amount, such as what can be withdrawn.',
  ],
  avoid: [
    'For other numbers, use Input with `inputMode`.',
    'Never use `type="number"`: it drops what it can’t read.',
  ],
  examples: [
    {
      do: (
        <Field label="Amount">
          <AmountInput value="1,250" onValueChange={() => {}} />
        </Field>
      ),
      dont: (
        <Field label="Amount">
          <Input type="number" defaultValue="1250" />
        </Field>
      ),
      because: 'It shows how it reads the text, so that nobody sends ten times too much.',
    },
    {
      do: (
        <Field label="Amount">
          <AmountInput value="" onValueChange={() => {}} max="320.5" />
        </Field>
      ),
      dont: (
        <Field label="Amount (maximum: $320.50)">
          <AmountInput value="" onValueChange={() => {}} />
        </Field>
      ),
      because: 'The Max button fills in the amount to the cent.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the input, then to the Max button.'],
    ['Enter', 'In the input: submits the form around it.'],
    ['Enter or Space', 'On Max: fills in the largest amount.'],
  ],
  announced: [
    'The label of its Field, and “Read as $1,250.00” as description.',
    'The button: “Max: $320.50”. While amounts are hidden: “Max”.',
    'If there is no amount available, the button says so.',
  ],
  content: [
    'The label names what the amount is for: “Amount to withdraw”.',
    'Say limits in the hint of the Field.',
  ],
  layout: [
    'It fills the width. The text has 16 px or more, so that phones don’t zoom in.',
    'For a page whose main input is the amount, set `large`.',
    'How the amount was read is below the input and wraps. With `readLast`, it is below the hint of the Field. A long amount scrolls inside the input.',
  ],
  states: {
    Empty: <AmountInput aria-label="Amount" value="" onValueChange={() => {}} />,
    Read: <AmountInput aria-label="Amount" value="1,250" onValueChange={() => {}} />,
    'Can’t be read': <AmountInput aria-label="Amount" value="12x" onValueChange={() => {}} />,
    Invalid: <AmountInput aria-label="Amount" aria-invalid value="0" onValueChange={() => {}} />,
    'With Max': <AmountInput aria-label="Amount" value="" onValueChange={() => {}} max="320.5" />,
    'Nothing available': <AmountInput aria-label="Amount" value="" onValueChange={() => {}} max={null} />,
  },
  pressable: <AmountInput aria-label="Amount" value="20" onValueChange={() => {}} />,
  related: ['primitives/Field', 'primitives/Input', 'money/Money'],
}
