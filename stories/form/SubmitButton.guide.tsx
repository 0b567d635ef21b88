import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A submit button sends the form around it, and shows while the request is running.',
  use: [
    'Once per form, as its main action.',
    'Pass `pending` while the request is running, and `disabledReason` while the form can’t be sent.',
  ],
  avoid: ['For other actions, use Button.', 'ContractForm contains one already.'],
  examples: [
    {
      do: <SubmitButton pending={false}>Create account</SubmitButton>,
      dont: <SubmitButton pending={false}>Submit</SubmitButton>,
      because: 'Say what happens, with a verb.',
    },
    {
      do: (
        <SubmitButton pending={false} disabledReason="Too many attempts. Try again in 30 s.">
          Sign in
        </SubmitButton>
      ),
      dont: (
        <SubmitButton pending={false} disabledReason="Fill in all fields">
          Sign in
        </SubmitButton>
      ),
      because:
        'Don’t disable the button because of empty fields. Let the customer send, and say what is missing.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button, even if it is disabled or pending.'],
    ['Enter or Space', 'Sends the form. While it is pending or disabled, nothing happens.'],
    ['Enter', 'In a field of the form: the same.'],
  ],
  announced: [
    'The label and the role: “Sign in, button”. While pending, it is marked as busy.',
    'After five seconds: “Still working …”.',
    'If disabled: “unavailable”, then the reason.',
  ],
  content: ['Start with a verb and repeat the title of the form: “Create account”.'],
  layout: [
    'As Button. In ContractForm it fills the width.',
    'After 5 seconds, “Still working …” appears below it and moves the content down by a line.',
  ],
  states: {
    Default: <SubmitButton pending={false}>Sign in</SubmitButton>,
    Pending: (
      <SubmitButton pending slowAfter={600_000}>
        Sign in
      </SubmitButton>
    ),
    'Taking long': (
      <SubmitButton pending slowAfter={0}>
        Sign in
      </SubmitButton>
    ),
    'Disabled, with a reason': (
      <SubmitButton pending={false} disabledReason="Sample reason">
        Sign in
      </SubmitButton>
    ),
  },
  pressable: <SubmitButton pending={false}>Sign in</SubmitButton>,
  related: ['primitives/Button', 'form/ContractForm'],
}
