import { Link } from '#ui/primitives/Link.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PasswordChangedDialog confirms a password reset and leads to the sign-in page.',
  use: ['After the server has confirmed the reset.', 'Set `sessionsEnded` only if the server said so.'],
  avoid: [
    'If the answer is unknown: the reset form says what to do.',
    'For a change while signed in, use a Toast.',
  ],
  examples: [
    {
      do: <p>Sign in with the new password. Other devices may still be signed in.</p>,
      dont: <p>Your account is now secure. You were signed out everywhere.</p>,
      because:
        'Don’t claim that other sessions ended unless the server said it. A customer who suspects an intruder relies on it.',
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves through the buttons and the link, and stays inside.'],
    ['Escape', 'Leads to the sign-in page too.'],
    ['Enter or Space', 'On Login: leads to the sign-in page.'],
  ],
  announced: ['“Dialog, Password Changed Successfully”, then what to do next.'],
  content: [
    'Keep the title and the button as they are.',
    'If sessions may go on, it links to support.',
    'With `effects`, one sentence for each thing that a customer may wrongly expect.',
  ],
  layout: ['As Dialog: 16 px from each edge of the window, and it scrolls if it is higher.'],
  states: {
    'Sessions ended': <p>Sign in with the new password. You have been signed out on all your devices.</p>,
    'Sessions may go on': (
      <p>
        Sign in with the new password. Other devices may still be signed in. If one of them could be someone
        else’s, <Link href="#support">contact support</Link>.
      </p>
    ),
    Effects: (
      <ul className="grid list-disc gap-2 ps-5">
        <li>Withdrawals are held for 48 hours.</li>
        <li>A second step, if you set one up, is still on: you need it to sign in.</li>
      </ul>
    ),
    'The button': <Button>Login</Button>,
  },
  related: ['auth/ResetPasswordForm', 'primitives/Dialog'],
}
