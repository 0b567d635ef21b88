import { PasswordField } from '#ui/form/PasswordField.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { FieldSample } from './FieldSample.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A password field is a password input with label, hint and error, bound to its form.',
  use: [
    'For passwords in a form with `useContractForm`.',
    'Set `autoComplete`: `current-password` to sign in, `new-password` to choose one.',
  ],
  avoid: ['Outside a form, use Field with PasswordInput.', 'For a text that isn’t secret, use TextField.'],
  examples: [
    {
      do: (
        <FieldSample>
          {(control) => (
            <PasswordField
              control={control}
              name="value"
              label="New password"
              hint="At least 8 characters"
              autoComplete="new-password"
            />
          )}
        </FieldSample>
      ),
      dont: (
        <FieldSample error="Password too weak">
          {(control) => (
            <PasswordField control={control} name="value" label="New password" autoComplete="new-password" />
          )}
        </FieldSample>
      ),
      because: 'Say the rules before the first try, in the hint.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the input, then to the button that shows the password.'],
    ['Enter', 'In the input: submits the form.'],
    ['Enter or Space', 'On the button: shows or hides the password.'],
  ],
  announced: [
    'The label as name, then the error and the hint as description.',
    'After a press on the button: “The password is shown” or “The password is hidden”.',
  ],
  content: [
    '“Password” to sign in, “New password” to choose one.',
    'Put a link “Forgot password?” into `aside`.',
  ],
  layout: [
    'It fills the width of its column. The button is inside the input, at its end.',
    'Label, hint and error wrap. An aside such as “Forgot password?” stays at the end of the label’s line.',
  ],
  states: {
    Empty: (
      <FieldSample>
        {(control) => <PasswordField control={control} name="value" label="Password" />}
      </FieldSample>
    ),
    Filled: (
      <FieldSample value="Sample-1234">
        {(control) => <PasswordField control={control} name="value" label="Password" />}
      </FieldSample>
    ),
    'With an aside': (
      <FieldSample>
        {(control) => (
          <PasswordField
            control={control}
            name="value"
            label="Password"
            aside={<Link href="#reset">Forgot password?</Link>}
          />
        )}
      </FieldSample>
    ),
    Error: (
      <FieldSample error="Enter your password">
        {(control) => <PasswordField control={control} name="value" label="Password" />}
      </FieldSample>
    ),
  },
  pressable: (
    <FieldSample>
      {(control) => <PasswordField control={control} name="value" label="Password" />}
    </FieldSample>
  ),
  related: ['primitives/PasswordInput', 'form/TextField'],
}
