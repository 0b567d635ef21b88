import { OnlySavedSwitch } from '#ui/security/OnlySavedSwitch.tsx'
import type { Guide } from '../guide.ts'
import { dates } from './saved-address-samples.ts'

const props = { dates, onChange: () => undefined }

export const guide: Guide = {
  since: '0.1.0',
  what: 'OnlySavedSwitch limits withdrawals to saved addresses, or lifts that limit.',
  use: [
    'Below the list of saved addresses.',
    'Pass what the server last answered, and change it only with an answer.',
  ],
  avoid: ['For a setting without consequences for money, use Switch.'],
  examples: [
    {
      do: <p>On. Switches off on Mar 5, 2026, 2:05:00 PM GMT+1.</p>,
      dont: <p>Off</p>,
      because: 'While it is still in effect, a withdrawal to another address would be refused.',
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves to the switch.'],
    ['Space, Enter', 'Opens the question before it is switched on. Asks to switch it off.'],
  ],
  announced: [
    'The state in words, whenever it changes.',
    'A change that failed or whose outcome is unknown, at once.',
  ],
  content: ['The time at which it is off comes from the server. Never calculate it.'],
  wide: true,
  layout: [
    'It fills the width: the label at the start, the switch at the end. The explanation has at most 68 characters in a line.',
  ],
  states: {
    Off: <OnlySavedSwitch {...props} only={false} />,
    On: <OnlySavedSwitch {...props} only />,
    Ending: <OnlySavedSwitch {...props} only offFrom="2026-03-05T13:05:00Z" />,
  },
  pressable: <OnlySavedSwitch {...props} only={false} />,
  related: ['security/SavedAddressList', 'primitives/Switch'],
}
