import { TextField } from '#ui/form/TextField.tsx'
import { FieldSample } from './FieldSample.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A text field is an input with label, hint and error, bound to its form.',
  use: [
    'For one line of text in a form with `useContractForm`.',
    'Set `type`, `inputMode` and `autoComplete`, so that phones show the right keyboard and browsers can fill it in.',
  ],
  avoid: [
    'Outside a form, use Field with Input.',
    'For a password, use PasswordField. For several lines, use TextareaField. For known values, use SelectField.',
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
  keyboard: [
    ['Tab', 'Moves to the input. Leaving it checks the value.'],
    ['Enter', 'Submits the form.'],
  ],
  announced: [
    'The label as name, then the error and the hint as description.',
    'An invalid field: “invalid entry”.',
  ],
  content: [
    'Use a noun as label, without a colon.',
    'The messages come from the schema of the form. Each says how to repair the value.',
    'No error appears while the customer types for the first time.',
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
