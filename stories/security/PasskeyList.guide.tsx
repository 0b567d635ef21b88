import { PasskeyList } from '#ui/security/PasskeyList.tsx'
import type { Guide } from '../guide.ts'
import meta, { Empty, Failed } from './PasskeyList.stories.tsx'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PasskeyList shows the customer’s passkeys, with what is known about each.',
  use: ['On the security page, above AddPasskey.'],
  avoid: ['For devices that are signed in, use SessionList: a passkey isn’t a session.'],
  examples: [
    {
      do: <p>On one device only. If you lose the device, this passkey is lost too. Not used yet.</p>,
      dont: <p>Safe</p>,
      because: 'The facts help customers choose which one to remove. A rating doesn’t.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to Rename and Remove of each passkey.'],
    ['Enter or Space', 'Presses the button. After renaming, the focus returns to Rename.'],
  ],
  announced: [
    'Each button has the name of its passkey in its name.',
    'The number of passkeys that could not be read.',
  ],
  content: ['A name is shown as the customer typed it.'],
  wide: true,
  layout: ['It fills the width. Name, facts and buttons of a passkey wrap.'],
  states: {
    Passkeys: <PasskeyList {...meta.args} />,
    Empty: <PasskeyList {...meta.args} {...Empty.args} />,
    Failed: <PasskeyList {...meta.args} {...Failed.args} />,
  },
  related: ['security/AddPasskey', 'security/RemovePasskeyDialog'],
}
