import { Field } from '#ui/primitives/Field.tsx'
import { Input } from '#ui/primitives/Input.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { PasswordInput } from '#ui/primitives/PasswordInput.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A field connects a control with its label, hint and error.',
  use: [
    'Around each input, select or textarea.',
    'With a function as child for a control of your own: it receives the id and the ARIA attributes.',
  ],
  avoid: [
    'In a form with `useContractForm`, use TextField, SelectField and the others, which contain a Field.',
    'For a checkbox, use the `label` of Checkbox. For radio buttons, use RadioGroup.',
  ],
  examples: [
    {
      do: (
        <Field label="Email" hint="We send receipts here.">
          <Input type="email" />
        </Field>
      ),
      dont: <Input placeholder="Email" aria-label="Email" />,
      because: 'A placeholder disappears while typing. The label and the hint stay.',
    },
    {
      do: (
        <Field label="Email" error="Enter an email such as name@example.com">
          <Input defaultValue="name" />
        </Field>
      ),
      dont: (
        <Field label="Email" error="Invalid input">
          <Input defaultValue="name" />
        </Field>
      ),
      because: 'An error says how to repair the input.',
    },
  ],
  anatomy: [
    ['Label', 'The name of the control, above it. Required.'],
    ['Aside', 'Optional, at the end of the label’s line.'],
    ['Control', 'An input, a select or a textarea.'],
    ['Hint', 'Optional, below the control. It is read with it.'],
    ['Error', 'In the line of the label, with an icon. The label becomes smaller and stays.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the control. A click on the label does the same.'],
    ['Other keys', 'Do what the control does with them.'],
  ],
  announced: [
    'The label as name of the control, then the error and the hint as description.',
    '“Required” and “invalid entry” if they apply.',
    'An error takes the place of the visible label. The name stays the label.',
    'An error that appears isn’t announced at once. Move the focus to the field or to ErrorSummary.',
  ],
  content: [
    'Use a noun as label, without a colon: “Zip code”.',
    'The hint says what is expected or what happens with the value.',
    'The error is one sentence about this field. It doesn’t blame.',
    'Keep the hint to one sentence without a link: readers read all of it, and don’t say that it contains a link.',
  ],
  layout: [
    'It fills the width of its column. The label is above the control, the hint below it.',
    'A long label or error wraps, and may take the space of two lines. The control keeps its width.',
    'Put the fields of a form below one another. Beside one another only what belongs together, such as city and zip code, and only from 640 px.',
  ],
  states: {
    Default: (
      <Field label="Email">
        <Input type="email" />
      </Field>
    ),
    'With a hint': (
      <Field label="Email" hint="We send receipts here.">
        <Input type="email" />
      </Field>
    ),
    Required: (
      <Field label="Email" required>
        <Input type="email" />
      </Field>
    ),
    Error: (
      <Field label="Email" error="Enter your email">
        <Input type="email" />
      </Field>
    ),
    'With an aside': (
      <Field label="Password" aside={<Link href="#reset">Forgot password?</Link>}>
        <PasswordInput />
      </Field>
    ),
    Disabled: (
      <Field label="Email">
        <Input disabled defaultValue="name@example.com" />
      </Field>
    ),
  },
  pressable: (
    <Field label="Email">
      <Input type="email" />
    </Field>
  ),
  related: ['primitives/Input', 'primitives/NativeSelect', 'primitives/Textarea', 'form/TextField'],
}
