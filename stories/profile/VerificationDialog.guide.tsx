import { Button } from '#ui/primitives/Button.tsx'
import { VerificationSteps } from '#ui/profile/VerificationSteps.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'VerificationDialog explains to customers how to verify their account by email.',
  use: ['When a customer who isn’t verified opens something that needs it, or asks how to verify.'],
  avoid: [
    'On every visit: NextSteps reminds without interrupting.',
    'For a customer whose status is unknown.',
  ],
  examples: [
    {
      do: (
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary">Not now</Button>
          <Button>Write the email</Button>
        </div>
      ),
      dont: (
        <div className="flex flex-wrap justify-end gap-3">
          <Button>Verify now</Button>
        </div>
      ),
      because: 'The button says what it opens. Writing an email doesn’t verify anything yet.',
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves through the close button, Not now and Write the email, and stays inside.'],
    ['Enter', 'On Write the email: opens the email program with address and subject.'],
    ['Escape', 'Closes it.'],
  ],
  announced: [
    '“Dialog, Verify your account” and “Your account is not verified yet.”',
    'Then the steps as text.',
  ],
  content: ['It says what to leave out of the email: password and seed phrase.'],
  layout: ['As Dialog. It scrolls if the window is low.'],
  states: {
    'The steps': <VerificationSteps supportEmail="support@sample.test" username="Sample Newcomer" />,
    'The buttons': (
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary">Not now</Button>
        <Button>Write the email</Button>
      </div>
    ),
  },
  related: ['profile/VerificationSteps', 'profile/AccountStatus', 'primitives/Dialog'],
}
