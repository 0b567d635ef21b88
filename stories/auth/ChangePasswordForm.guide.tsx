import { Button } from '#ui/primitives/Button.tsx'
import { ChangePasswordForm } from '#ui/auth/ChangePasswordForm.tsx'
import meta, { Refused, Unknown } from './ChangePasswordForm.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'ChangePasswordForm changes the password of the signed-in customer with the seed phrase.',
  use: ['In the account’s settings, with a Cancel as `aside`.'],
  avoid: ['For a customer who can’t sign in, use ResetPasswordForm, which asks for the email.'],
  examples: [
    {
      do: <Button>Change password</Button>,
      dont: <Button>Save</Button>,
      because: 'The button names what it changes.',
    },
  ],
  keyboard: [
    [
      'Tab',
      'Moves through Seed phrase, New password, its show button, Change password and the second button.',
    ],
    ['Enter', 'In New password: submits the form. In Seed phrase: starts a new line.'],
  ],
  announced: [
    'Each field with its error and hint as description.',
    'After a failed attempt: the error summary, which takes the focus.',
    'The server’s answer, at once: that the password was not changed, or that the outcome is unknown.',
  ],
  content: [
    'If the answer is unknown, it says that either password may work and that sending again makes sure.',
  ],
  layout: ['One column. The second button is beside the first, and below it if there is no space.'],
  states: {
    Empty: <ChangePasswordForm {...meta.args} />,
    Refused: <ChangePasswordForm {...meta.args} {...Refused.args} />,
    'Answer unknown': <ChangePasswordForm {...meta.args} {...Unknown.args} />,
  },
  related: ['auth/ResetPasswordForm', 'auth/SeedPhraseField', 'auth/NewPasswordField'],
}
