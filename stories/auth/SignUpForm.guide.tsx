import { Checkbox } from '#ui/primitives/Checkbox.tsx'
import { SignUpForm } from '#ui/auth/SignUpForm.tsx'
import meta, { FromDraft, EmailTaken, ServerDown } from './SignUpForm.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'SignUpForm is the registration form, which shows each rule while the customer types.',
  use: [
    'Once on the registration page.',
    'Store `onDraft` and pass it as `draft`, so that a reload loses nothing. The password is never in it.',
  ],
  avoid: ['To change details later, use ProfileForm.', 'With boxes that are ticked in advance.'],
  examples: [
    {
      do: <Checkbox label="I have read and accept the Terms of Use and the Privacy Policy." />,
      dont: <Checkbox label="I accept the terms and want to receive news" defaultChecked />,
      because: 'One consent per box, never ticked in advance.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the fields in reading order, the two legal links, the box and Create account.'],
    [
      'Enter',
      'In a field: submits the form. On a legal link: opens it in a new tab, so that nothing typed is lost.',
    ],
    ['Space', 'Ticks the box.'],
  ],
  announced: [
    'A form with its `aria-label`. The rules of the password are the field’s description.',
    'After a failed attempt: the error summary, which takes the focus and lists every field, the box too.',
    'An email that is taken, at the email field.',
  ],
  content: [
    'If the answer is unknown, it says what to do about an account whose seed phrase was never seen.',
    'Labels are nouns. Every field is required, so none is marked as optional.',
  ],
  wide: true,
  layout: ['One column. From 640 px of window, address and zip code are beside one another.'],
  states: {
    Empty: <SignUpForm {...meta.args} className="max-w-form" />,
    'From a draft': <SignUpForm {...meta.args} {...FromDraft.args} className="max-w-form" />,
    'Email taken': <SignUpForm {...meta.args} {...EmailTaken.args} className="max-w-form" />,
    'Answer unknown': <SignUpForm {...meta.args} {...ServerDown.args} className="max-w-form" />,
  },
  related: ['auth/SignInForm', 'auth/NewPasswordField', 'auth/SeedPhraseDialog', 'form/ContractForm'],
}
