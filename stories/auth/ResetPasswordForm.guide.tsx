import { Callout } from '#ui/primitives/Callout.tsx'
import { ResetPasswordForm } from '#ui/auth/ResetPasswordForm.tsx'
import meta, { Refused, AnswerUnknown } from './ResetPasswordForm.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'ResetPasswordForm sets a new password with the account’s seed phrase, for a customer who can’t sign in.',
  use: [
    'On the page for a forgotten password.',
    'Pass the email that was typed on the sign-in page as `defaultEmail`.',
  ],
  avoid: [
    'For a customer who is signed in, use ChangePasswordForm.',
    'To recover a wallet. It refuses the recovery phrase of one and never sends it.',
  ],
  examples: [
    {
      do: (
        <Callout tone="danger" title="Your password was not changed">
          The email or the seed phrase is not right.
        </Callout>
      ),
      dont: <Callout tone="danger" title="Wrong seed phrase" />,
      because:
        'First say what it means: the old password still works. Don’t reveal to strangers which part was right.',
    },
  ],
  keyboard: [
    [
      'Tab',
      'Moves through Seed phrase, Email, New password, its show button, Reset Password and Login instead.',
    ],
    ['Enter', 'In Email or New password: submits the form. In Seed phrase: starts a new line.'],
    ['Enter or Space', 'On Login instead: passes the typed email on.'],
  ],
  announced: [
    'Each field with its error and hint as description.',
    'After a failed attempt: the error summary, which takes the focus.',
    'The server’s answer, at once.',
  ],
  content: ['If the answer is unknown, it says how to find out which password works.'],
  layout: ['One column at every width, with a submit button at its full width.'],
  states: {
    Empty: <ResetPasswordForm {...meta.args} />,
    Refused: <ResetPasswordForm {...meta.args} {...Refused.args} />,
    'Answer unknown': <ResetPasswordForm {...meta.args} {...AnswerUnknown.args} />,
  },
  related: [
    'auth/SeedPhraseField',
    'auth/ChangePasswordForm',
    'auth/PasswordChangedDialog',
    'auth/SignInForm',
  ],
}
