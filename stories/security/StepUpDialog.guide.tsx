import { Field } from '#ui/primitives/Field.tsx'
import { Input } from '#ui/primitives/Input.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'StepUpDialog asks the customer to prove who they are before a change is made.',
  use: [
    'When the server refuses a request with “step_up”.',
    'Above the form or dialog that sent the request, which keeps its input.',
  ],
  avoid: ['At sign-in, use SecondStepForm.', 'For a question that needs no proof, use AlertDialog.'],
  examples: [
    {
      do: (
        <Field
          label="Code from your authenticator app"
          hint="Six digits. Enter the code that the app shows now."
        >
          <Input />
        </Field>
      ),
      dont: (
        <Field label="OTP">
          <Input />
        </Field>
      ),
      because: 'Many customers don’t know the word OTP. The app is what they look for.',
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves between field, buttons and other methods. The field has the focus first.'],
    ['Enter', 'Sends what was entered.'],
    ['Escape', 'Cancels. Nothing is sent.'],
  ],
  announced: ['The title with what it is for.', 'A wrong code with its field, another failure at once.'],
  content: [
    'For a withdrawal, name amount and destination, because the dialog covers them. The amount is shown even if amounts are hidden elsewhere.',
    'Never send a code automatically once it is long enough: customers correct typing errors.',
  ],
  wide: true,
  layout: ['As Dialog, at most 400 px wide.'],
  states: {
    'Wrong code': (
      <Field
        label="Code from your authenticator app"
        error="This code is incorrect or has already been used"
        hint="Six digits. Enter the code that the app shows now."
      >
        <Input defaultValue="123456" />
      </Field>
    ),
  },
  related: ['primitives/Dialog', 'form/ContractForm'],
}
