import { PasskeyButton } from '#ui/security/PasskeyButton.tsx'
import type { Guide } from '../guide.ts'
import meta, { Cancelled, NotSupported, Refused } from './PasskeyButton.stories.tsx'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PasskeyButton signs in with a passkey, and says why that failed.',
  use: ['On the sign-in page, below the form with the password.'],
  avoid: [
    'For adding a passkey, use AddPasskey.',
    'Never in place of the password: not every device has the passkey.',
  ],
  examples: [
    {
      do: (
        <p>
          No passkey was used: it was cancelled, it took too long, or this device has no passkey for this
          site.
        </p>
      ),
      dont: <p>You cancelled.</p>,
      because: 'Browsers don’t say which of the three it was.',
    },
  ],
  keyboard: [['Enter or Space', 'Asks the browser for a passkey.']],
  announced: ['That it is busy.', 'Why it failed, at once.'],
  content: ['A failure says that the customer isn’t signed in, and what to do.'],
  layout: ['The button and, below it, why it failed. Texts wrap.'],
  states: {
    Button: <PasskeyButton {...meta.args} />,
    Cancelled: <PasskeyButton {...meta.args} {...Cancelled.args} />,
    Refused: <PasskeyButton {...meta.args} {...Refused.args} />,
    'Not supported': <PasskeyButton {...meta.args} {...NotSupported.args} />,
  },
  pressable: <PasskeyButton {...meta.args} />,
  related: ['auth/SignInForm', 'security/AddPasskey'],
}
