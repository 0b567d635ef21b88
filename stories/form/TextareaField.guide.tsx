import { TextareaField } from '#ui/form/TextareaField.tsx'
import { FieldSample } from './FieldSample.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A textarea field takes several lines of text, with label, hint and error, bound to its form.',
  use: ['For messages and addresses in a form with `useContractForm`.'],
  avoid: ['For one line, use TextField.', 'Outside a form, use Field with Textarea.'],
  examples: [
    {
      do: (
        <FieldSample>
          {(control) => (
            <TextareaField control={control} name="value" label="Address" hint="Street, number, town" />
          )}
        </FieldSample>
      ),
      dont: (
        <FieldSample>
          {(control) => (
            <TextareaField
              control={control}
              name="value"
              label="Street, number, town (as on your passport)"
            />
          )}
        </FieldSample>
      ),
      because: 'A short label and a hint are easier to scan than one long label.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the textarea, and on to the next field. Leaving it checks the value.'],
    ['Enter', 'Starts a new line. It doesn’t submit the form.'],
  ],
  announced: ['The label as name, the role and “multiline”, then the error and the hint.'],
  content: ['Use a noun as label, without a colon.', 'Say in the hint what to write.'],
  layout: [
    'It fills the width of its column and grows with its text in browsers that support `field-sizing`.',
    'Label, hint and error wrap.',
  ],
  states: {
    Empty: (
      <FieldSample>
        {(control) => <TextareaField control={control} name="value" label="Address" rows={2} />}
      </FieldSample>
    ),
    Filled: (
      <FieldSample value={'1 Sample Street\nSampletown'}>
        {(control) => <TextareaField control={control} name="value" label="Address" rows={2} />}
      </FieldSample>
    ),
    Error: (
      <FieldSample error="Enter your address">
        {(control) => <TextareaField control={control} name="value" label="Address" rows={2} />}
      </FieldSample>
    ),
    Disabled: (
      <FieldSample value="1 Sample Street">
        {(control) => <TextareaField control={control} name="value" label="Address" rows={2} disabled />}
      </FieldSample>
    ),
  },
  pressable: (
    <FieldSample>
      {(control) => <TextareaField control={control} name="value" label="Address" rows={2} />}
    </FieldSample>
  ),
  related: ['form/TextField', 'primitives/Textarea', 'primitives/Field'],
}
