import { AddPasskey } from '#ui/security/AddPasskey.tsx'
import type { Guide } from '../guide.ts'
import meta, { NotSupported, Open, Unknown } from './AddPasskey.stories.tsx'

export const guide: Guide = {
  since: '0.1.0',
  what: 'AddPasskey is the button that adds a passkey, and the form that it opens.',
  use: [
    'Below PasskeyList.',
    'Pass `obstacle` where passkeys can’t work, so that no button is shown that can’t work.',
  ],
  avoid: ['On the sign-in page, use PasskeyButton.'],
  examples: [
    {
      do: <p>This browser can’t use passkeys. A current Chrome, Edge, Firefox or Safari can.</p>,
      dont: <p>WebAuthn unavailable</p>,
      because: 'The sentence says what to do.',
    },
  ],
  keyboard: [
    ['Enter or Space', 'Opens the form. The focus moves to the name.'],
    ['Enter in the field', 'Creates the passkey. The browser then asks for the finger, face or screen lock.'],
  ],
  announced: ['Why it failed, at once.'],
  content: ['Browsers don’t say why there is no passkey, so one sentence covers all reasons.'],
  wide: true,
  layout: ['The button is as wide as its text. The form that takes its place is at most 440 px wide.'],
  states: {
    Button: <AddPasskey {...meta.args} />,
    Form: <AddPasskey {...meta.args} {...Open.args} />,
    'Not supported': <AddPasskey {...meta.args} {...NotSupported.args} />,
    Unknown: <AddPasskey {...meta.args} {...Unknown.args} />,
  },
  related: ['security/PasskeyList', 'security/PasskeyNameForm'],
}
