import { SessionList } from '#ui/security/SessionList.tsx'
import meta, { Loading, Unreadable } from './SessionList.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'SessionList shows where the customer is signed in, and signs out other devices.',
  use: ['On the security page, in a separate section.'],
  avoid: [
    'For signing out in this browser, use the Logout button of NavBar.',
    'For what happened before, use ActivityList.',
  ],
  examples: [
    {
      do: <p>Your account has 3 active sign-ins. 1 of them could not be read and is not shown.</p>,
      dont: <p>Your account has 2 active sign-ins.</p>,
      because: 'A device that could not be read may be the one that matters.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the next button.'],
    [
      'Enter or Space',
      'Signs the device out. The focus then moves to the count, because the button disappears.',
    ],
  ],
  announced: ['The new count.', 'A problem, at once.', 'Each button has the device in its name.'],
  content: [
    'A place is a guess: “near”, never an address.',
    'Only “everywhere else” asks first: one device can sign in again.',
  ],
  wide: true,
  layout: ['It fills the width. Device, place and button wrap in each row.'],
  states: {
    Devices: <SessionList {...meta.args} />,
    Unreadable: <SessionList {...meta.args} {...Unreadable.args} />,
    Loading: <SessionList {...meta.args} {...Loading.args} />,
  },
  related: ['security/ActivityList', 'primitives/AlertDialog', 'profile/AccountSection'],
}
