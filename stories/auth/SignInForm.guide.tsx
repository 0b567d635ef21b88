import { Callout } from '#ui/primitives/Callout.tsx'
import { SignInForm } from '#ui/auth/SignInForm.tsx'
import meta, { Refused, Offline, TooManyAttempts } from './SignInForm.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'SignInForm asks for email and password, and leads to registration and to a forgotten password.',
  use: [
    'Once on the sign-in page.',
    'Pass `failure` as the server answered: it chooses the words and the pause.',
  ],
  avoid: ['For a new account, use SignUpForm. For a lost password, use ResetPasswordForm.'],
  examples: [
    {
      do: (
        <Callout tone="danger" title="You are not signed in">
          The email or the password is not right.
        </Callout>
      ),
      dont: <Callout tone="danger" title="There is no account with this email" />,
      because: 'Don’t reveal to strangers which emails have an account.',
    },
  ],
  keyboard: [
    [
      'Tab',
      'Moves through Email, Password, its show button, Forgot password?, Sign in and Create an account.',
    ],
    ['Enter', 'In a field: submits the form.'],
    ['Enter or Space', 'On Forgot password?: passes the typed email on.'],
  ],
  announced: [
    'A form with its `aria-label`. Each field with its error or hint as description.',
    'After a failed attempt: the error summary or the server’s message, at once.',
    'During a requested pause: the button is unavailable and says how long.',
  ],
  content: [
    'The rules for passwords are advice here, never an error: a password set under older rules must still work.',
  ],
  layout: ['One column at every width. “Forgot password?” stays at the end of the label’s line.'],
  states: {
    Empty: <SignInForm {...meta.args} />,
    Refused: <SignInForm {...meta.args} {...Refused.args} />,
    Offline: <SignInForm {...meta.args} {...Offline.args} />,
    'Too many tries': <SignInForm {...meta.args} {...TooManyAttempts.args} />,
  },
  related: ['auth/SignUpForm', 'auth/ResetPasswordForm', 'form/ContractForm', 'form/PasswordField'],
}
