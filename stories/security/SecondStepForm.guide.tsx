import { Field } from '#ui/primitives/Field.tsx'
import { Input } from '#ui/primitives/Input.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'SecondStepForm is the second step of a sign-in, in place of the password form.',
  use: ['On the sign-in page, after the password was accepted.'],
  avoid: ['For a signed-in customer who changes something, use StepUpDialog.'],
  examples: [
    {
      do: (
        <Field label="Code from your authenticator app">
          <Input />
        </Field>
      ),
      dont: (
        <Field label="Two-factor token">
          <Input />
        </Field>
      ),
      because: 'Customers look for their app, not for a token.',
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves between field, buttons and other methods. The field has the focus first.'],
    ['Enter', 'Sends what was entered.'],
  ],
  announced: [
    'The field, because it takes the focus.',
    'A wrong code with its field, another failure at once.',
  ],
  content: ['Say what to do without the phone, where it is needed.'],
  wide: true,
  layout: ['One column, at the width of the sign-in form that it replaces.'],
  states: {
    'Wrong code': (
      <Field label="Code from your authenticator app" error="This code is not right">
        <Input defaultValue="123456" />
      </Field>
    ),
  },
  related: ['security/StepUpDialog', 'auth/SignInForm'],
}
