import { FieldSample } from '../form/FieldSample.tsx'
import { NewPasswordField } from '#ui/auth/NewPasswordField.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'NewPasswordField is the field for a password that is about to be set, with the rules it has to meet.',
  use: ['For registration, a reset and a change of the password.'],
  avoid: [
    'To sign in, use PasswordField: password managers must fill in the current one, and older rules still count.',
  ],
  examples: [
    {
      do: (
        <FieldSample>
          {(control) => <NewPasswordField control={control} name="value" label="New password" />}
        </FieldSample>
      ),
      dont: (
        <div className="grid gap-4">
          <FieldSample>
            {(control) => <PasswordField control={control} name="value" label="Password" />}
          </FieldSample>
          <FieldSample>
            {(control) => <PasswordField control={control} name="value" label="Repeat the password" />}
          </FieldSample>
        </div>
      ),
      because: 'One field whose text can be shown is enough. A second one only costs time.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the input, then to the button that shows the text.'],
    ['Enter', 'In the input: submits the form.'],
    ['Enter or Space', 'On the button: shows or hides the text.'],
  ],
  announced: [
    'The label, then the rules as description, each “(met)” or “(not met)”.',
    'While typing: how many rules are met.',
    'After an error: “invalid entry” and the message.',
  ],
  content: [
    '`what` names the password in the button: “Show new password”.',
    'The rules are always visible, not only after an error.',
  ],
  layout: [
    'It fills the width. The rules are below the input: two columns from 640 px of window, one on a phone.',
  ],
  states: {
    Empty: (
      <FieldSample>
        {(control) => <NewPasswordField control={control} name="value" label="New password" />}
      </FieldSample>
    ),
    'Some rules met': (
      <FieldSample value="longenough">
        {(control) => <NewPasswordField control={control} name="value" label="New password" />}
      </FieldSample>
    ),
    Error: (
      <FieldSample value="short" error="Password must be at least 8 characters">
        {(control) => <NewPasswordField control={control} name="value" label="New password" />}
      </FieldSample>
    ),
  },
  pressable: (
    <FieldSample>
      {(control) => <NewPasswordField control={control} name="value" label="New password" />}
    </FieldSample>
  ),
  related: ['auth/PasswordChecklist', 'form/PasswordField', 'auth/SignUpForm'],
}
