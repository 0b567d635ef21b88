import { Field } from '#ui/primitives/Field.tsx'
import { Textarea } from '#ui/primitives/Textarea.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A textarea takes several lines of text.',
  use: [
    'For messages, addresses and other texts with line breaks.',
    'Inside a Field, which gives it a label, a hint and an error.',
  ],
  avoid: ['For one line, use Input.', 'In a form with `useContractForm`, use TextareaField.'],
  examples: [
    {
      do: (
        <Field label="Message" hint="Up to 1,000 characters">
          <Textarea />
        </Field>
      ),
      dont: <Textarea aria-label="Message" placeholder="Your message, up to 1,000 characters" />,
      because: 'A limit belongs in the hint, where it stays visible.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the textarea, and on to the next control.'],
    ['Enter', 'Starts a new line. It doesn’t submit the form.'],
  ],
  announced: [
    'The label of its Field and the role: “Message, edit text, multiline”.',
    'The error and the hint of its Field as description.',
  ],
  content: ['Say in the hint what to write and how much.'],
  layout: [
    'It fills the width, and grows with its text in browsers that support `field-sizing`. Everywhere else it scrolls.',
    'Customers can make it higher, not wider.',
  ],
  states: {
    Empty: <Textarea aria-label="Message" rows={2} />,
    Filled: <Textarea aria-label="Message" rows={2} defaultValue={'1 Sample Street\nSampletown'} />,
    Invalid: <Textarea aria-label="Message" rows={2} aria-invalid />,
    Disabled: <Textarea aria-label="Message" rows={2} disabled />,
  },
  pressable: <Textarea aria-label="Message" rows={2} />,
  related: ['primitives/Input', 'primitives/Field', 'form/TextareaField'],
}
