import { TextField } from '#ui/form/TextField.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Field } from '#ui/primitives/Field.tsx'
import { Input } from '#ui/primitives/Input.tsx'
import { SampleForm } from './SampleForm.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A contract form puts fields, an error summary, a submit button and the server’s error together.',
  use: [
    'For every form that sends a request. `useContractForm` gives it its state.',
    'Its children are the fields.',
  ],
  avoid: [
    'For a filter or a search that sends nothing, use a plain form.',
    'For several steps, use one form per step.',
  ],
  examples: [
    {
      do: (
        <SampleForm names={['email']}>
          {(control) => <TextField control={control} name="email" label="Email" />}
        </SampleForm>
      ),
      dont: (
        <form className="grid max-w-form gap-5">
          <Field label="Email *">
            <Input />
          </Field>
          <Button disabledReason="Fill in all fields">Send</Button>
        </form>
      ),
      because: 'Let the customer send at any time. The summary says what is missing and leads there.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the fields to the submit button.'],
    ['Enter', 'In a field of one line: sends the form.'],
  ],
  announced: [
    'After a failed attempt: the error summary, which takes the focus.',
    'An error of the server, at once.',
    'While the request is running, the button is marked as busy.',
  ],
  content: [
    'The submit button repeats the title of the form.',
    'Ask only for what the request needs. Mark nothing as optional that isn’t.',
  ],
  layout: [
    'One column, with the submit button at its full width. `fieldsClassName` makes a second one for large screens.',
    'Set the width of the form on the page: `max-w-form` is 440 px, which suits short fields.',
  ],
  states: {
    Default: (
      <SampleForm names={['email']}>
        {(control) => <TextField control={control} name="email" label="Email" />}
      </SampleForm>
    ),
    'Rejected by the server': (
      <SampleForm names={['email']} failure={{ message: 'The email is not known.' }}>
        {(control) => <TextField control={control} name="email" label="Email" />}
      </SampleForm>
    ),
    'Rejected at a field': (
      <SampleForm
        names={['email']}
        failure={{ message: 'Some details need correcting', fields: { email: 'Email already registered' } }}
      >
        {(control) => <TextField control={control} name="email" label="Email" />}
      </SampleForm>
    ),
  },
  pressable: (
    <SampleForm names={['email']}>
      {(control) => <TextField control={control} name="email" label="Email" />}
    </SampleForm>
  ),
  related: ['form/ErrorSummary', 'form/SubmitButton', 'form/FormError', 'form/TextField'],
}
