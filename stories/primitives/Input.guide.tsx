import { Field } from '#ui/primitives/Field.tsx'
import { Input } from '#ui/primitives/Input.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'An input takes one line of text.',
  use: [
    'For short texts: a name, an email, a reference.',
    'Inside a Field, which gives it a label, a hint and an error.',
    'Set `type`, `inputMode` and `autoComplete`, so that phones show the right keyboard and browsers can fill it in.',
    'For codes and whole numbers, set `inputMode="numeric"`. `type="number"` changes its value when somebody scrolls.',
  ],
  avoid: [
    'For several lines, use Textarea.',
    'For a password, use PasswordInput. For an amount, use AmountInput.',
    'For one of a few known values, use RadioGroup or NativeSelect.',
    'Don’t limit the text with `maxLength`, and don’t prevent pasting.',
  ],
  examples: [
    {
      do: (
        <Field label="Email">
          <Input type="email" autoComplete="email" />
        </Field>
      ),
      dont: <Input placeholder="Email" aria-label="Email" />,
      because: 'A placeholder isn’t a label: it disappears while typing.',
    },
    {
      do: (
        <Field label="Reference" hint="It cannot be changed.">
          <Input readOnly defaultValue="SAMPLE-0001" />
        </Field>
      ),
      dont: (
        <Field label="Reference">
          <Input disabled defaultValue="SAMPLE-0001" />
        </Field>
      ),
      because: 'A read-only text can still be focused, selected and copied.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the input and selects its text.'],
    ['Enter', 'Submits the form around it.'],
  ],
  announced: [
    'The label of its Field, the role and the value: “Email, edit text”.',
    'The error and the hint of its Field as description.',
  ],
  content: ['Use a placeholder only for an example of the format, never for a rule.'],
  layout: [
    'It fills the width of the space around it and is at least 44 px high.',
    'A text that is longer than the input scrolls inside it, as in every browser.',
    'Set the width with `max-w-…` if the length is known, so that it shows what is expected: a code of six digits needs no wide input.',
    'The text has 16 px or more, so that phones don’t zoom in.',
  ],
  states: {
    Empty: <Input aria-label="Email" />,
    'With a placeholder': <Input aria-label="Email" placeholder="name@example.com" />,
    Filled: <Input aria-label="Email" defaultValue="name@example.com" />,
    Invalid: <Input aria-label="Email" aria-invalid defaultValue="name" />,
    'Read-only': <Input aria-label="Email" readOnly defaultValue="name@example.com" />,
    Disabled: <Input aria-label="Email" disabled defaultValue="name@example.com" />,
  },
  pressable: <Input aria-label="Email" defaultValue="name@example.com" />,
  related: [
    'primitives/Field',
    'form/TextField',
    'primitives/Textarea',
    'primitives/PasswordInput',
    'money/AmountInput',
  ],
}
