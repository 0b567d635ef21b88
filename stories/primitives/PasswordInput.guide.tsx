import { Field } from '#ui/primitives/Field.tsx'
import { Input } from '#ui/primitives/Input.tsx'
import { PasswordInput } from '#ui/primitives/PasswordInput.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A password input hides what is typed, and has a button that shows it.',
  use: [
    'For passwords, seed phrases and other secrets.',
    'Set `autoComplete`: `current-password` to sign in, `new-password` to choose one.',
  ],
  avoid: ['For a text that isn’t secret, use Input.', 'In a form with `useContractForm`, use PasswordField.'],
  examples: [
    {
      do: (
        <Field label="Password">
          <PasswordInput />
        </Field>
      ),
      dont: (
        <div className="grid gap-3">
          <Field label="Password">
            <Input type="password" />
          </Field>
          <Field label="Repeat the password">
            <Input type="password" />
          </Field>
        </div>
      ),
      because: 'Customers can look at what they typed. They don’t need to type it twice.',
    },
    {
      do: (
        <Field label="Seed phrase">
          <PasswordInput what="seed phrase" autoComplete="off" />
        </Field>
      ),
      dont: (
        <Field label="Seed phrase">
          <PasswordInput autoComplete="off" />
        </Field>
      ),
      because: '`what` names the content in the button: “Show seed phrase”.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the input, then to the button.'],
    ['Enter or Space', 'On the button: shows or hides the text.'],
    ['Enter', 'In the input: submits the form around it.'],
  ],
  announced: [
    'The label of its Field. Characters are announced as bullets while the text is hidden.',
    'The button: “Show password” or “Hide password”.',
    'After a press: “The password is shown” or “The password is hidden”.',
  ],
  content: [
    'Say the rules in the hint of the Field, before the first try.',
    'Allow pasting. Never limit the length to less than the server does.',
  ],
  layout: [
    'It fills the width. The button is inside, at its end, and the text never runs below it.',
    'At 200 % text the button grows to at most 56 px.',
  ],
  states: {
    Empty: <PasswordInput aria-label="Password" />,
    Filled: <PasswordInput aria-label="Password" defaultValue="Sample-1234" />,
    Invalid: <PasswordInput aria-label="Password" aria-invalid defaultValue="Sample" />,
    Disabled: <PasswordInput aria-label="Password" disabled />,
  },
  pressable: <PasswordInput aria-label="Password" defaultValue="Sample-1234" />,
  related: ['form/PasswordField', 'primitives/Input', 'primitives/Field'],
}
