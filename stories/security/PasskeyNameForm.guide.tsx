import { PasskeyNameForm } from '#ui/security/PasskeyNameForm.tsx'
import type { Guide } from '../guide.ts'
import meta, { Refused, Unknown } from './PasskeyNameForm.stories.tsx'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PasskeyNameForm is the field for a passkey’s name.',
  use: ['For a new passkey, through AddPasskey.', 'In a row of PasskeyList, to rename it.'],
  avoid: ['For the customer’s own name, use ProfileForm.'],
  examples: [
    {
      do: <p>Linux computer</p>,
      dont: <p>Passkey 1</p>,
      because:
        'A suggestion should say which device it is. A number doesn’t help customers find the device later.',
    },
  ],
  keyboard: [
    ['Enter', 'Sends the name.'],
    ['Tab', 'Moves to the button, then to Cancel.'],
  ],
  announced: ['The error below the field.', 'Why it failed, at once.'],
  content: ['Up to 60 characters.'],
  wide: true,
  layout: [
    'It fills the width, at most that of AddPasskey. Cancel is beside the main button, and below it if there is no space.',
  ],
  states: {
    Refused: <PasskeyNameForm {...meta.args} {...Refused.args} />,
    Unknown: <PasskeyNameForm {...meta.args} {...Unknown.args} />,
  },
  related: ['security/AddPasskey', 'security/PasskeyList'],
}
