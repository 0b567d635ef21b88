import { TextField } from '#ui/form/TextField.tsx'
import { FieldSample } from './FieldSample.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A text field is an input with label, hint and error, bound to its form.',
  use: [
    'For one line of text in a form with `useContractForm`.',
    'Set `type`, `inputMode` and `autoComplete`, so that phones show the right keyboard and browsers can fill it in.',
    'For codes and whole numbers, set `inputMode="numeric"`. `type="number"` changes its value when somebody scrolls.',
    'If the value may be read and copied but not changed, set `readOnly`, not `disabled`.',
    'Set `spellCheck={false}` for names, codes and references.',
  ],
  avoid: [
    'Outside a form, use Field with Input.',
    'For a password, use PasswordField. For several lines, use TextareaField. For known values, use SelectField.',
    'Don’t limit the text with `maxLength`: a pasted text is cut off without a word. Let the schema say that it is too long.',
    'Don’t prevent pasting. Customers paste passwords, codes and addresses.',
  ],
  examples: [
    {
      do: (
        <FieldSample error="Enter an email such as name@example.com" value="name">
          {(control) => <TextField control={control} name="value" label="Email" />}
        </FieldSample>
      ),
      dont: (
        <FieldSample error="Invalid" value="name">
          {(control) => <TextField control={control} name="value" label="Email" />}
        </FieldSample>
      ),
      because: 'An error says how to repair the input.',
    },
    {
      do: (
        <FieldSample>
          {(control) => (
            <TextField control={control} name="value" label="Zip code" hint="As on your bank statement" />
          )}
        </FieldSample>
      ),
      dont: (
        <FieldSample>
          {(control) => (
            <TextField
              control={control}
              name="value"
              label="Zip code"
              placeholder="As on your bank statement"
            />
          )}
        </FieldSample>
      ),
      because: 'A hint stays visible while typing.',
    },
  ],
  anatomy: [
    ['Label', 'The name of the input, above it. Required.'],
    ['Aside', 'Optional, at the end of the label’s line, such as a link.'],
    ['Input', 'One line of text.'],
    ['Hint', 'Optional, below the input. It is read with it.'],
    ['Error', 'In the line of the label, with an icon. The label becomes smaller and stays.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the input. Leaving it checks the value.'],
    ['Enter', 'Submits the form.'],
  ],
  announced: [
    'The label as name, then the error and the hint as description.',
    'An invalid field: “invalid entry”.',
    'An error that appears when the customer leaves the field isn’t announced at once. It is read when the focus returns.',
    'After a submission that failed, the error summary takes the focus. Its links lead to the fields.',
  ],
  content: [
    'Use a noun as label, without a colon.',
    'The messages come from the schema of the form. Each says how to repair the value.',
    'No error appears while the customer types for the first time.',
    'Keep the hint to one sentence without a link: readers read all of it, and don’t say that it contains a link.',
    'If a field may stay empty, say so in its label or its hint. Set `aria-required` on the others.',
    'A new message is an instruction: “Enter …” if it is empty, “Use at most 100 characters” if it is too long. Older messages such as “Invalid Email” stay as they are.',
  ],
  layout: [
    'It fills the width of its column. The label is above the input, the hint below it, and an error in the line of the label.',
    'Label, hint and error wrap. A text that is longer than the input scrolls inside it.',
    'If the length is known, limit the width: `className="max-w-60"` for a code. One that is too wide asks for more than is expected.',
    'The text has 16 px or more, so that phones don’t zoom in.',
  ],
  states: {
    Empty: (
      <FieldSample>{(control) => <TextField control={control} name="value" label="Email" />}</FieldSample>
    ),
    'With a hint': (
      <FieldSample>
        {(control) => (
          <TextField control={control} name="value" label="Email" hint="We send receipts here." />
        )}
      </FieldSample>
    ),
    Filled: (
      <FieldSample value="name@example.com">
        {(control) => <TextField control={control} name="value" label="Email" />}
      </FieldSample>
    ),
    Error: (
      <FieldSample value="name" error="Invalid Email">
        {(control) => <TextField control={control} name="value" label="Email" />}
      </FieldSample>
    ),
    Disabled: (
      <FieldSample value="name@example.com">
        {(control) => <TextField control={control} name="value" label="Email" disabled />}
      </FieldSample>
    ),
  },
  pressable: (
    <FieldSample>{(control) => <TextField control={control} name="value" label="Email" />}</FieldSample>
  ),
  related: [
    'primitives/Field',
    'primitives/Input',
    'form/PasswordField',
    'form/TextareaField',
    'form/ContractForm',
  ],
}
