import { PasteCheck } from '#ui/address/PasteCheck.tsx'
import meta from './PasteCheck.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PasteCheck is a field in which customers check the address that they pasted into their wallet.',
  use: ['Below every deposit address, because malware may have replaced what was copied.'],
  avoid: [
    'For the address of a withdrawal, use AddressNotes.',
    'To enter a value that is stored: its text is neither stored nor sent.',
  ],
  examples: [
    {
      do: (
        <p className="font-medium text-danger">
          Not the same address. Do not send to what you pasted: 2 of its 9 groups differ
        </p>
      ),
      dont: <p className="text-danger">Invalid</p>,
      because: 'Say what not to do, and show where the difference is. Replaced addresses look alike.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the field.'],
    ['Any text', 'Is compared at once, typed or pasted.'],
  ],
  announced: [
    '“Check what I pasted”, with the hint as description.',
    'The result once the reader pauses: “The same address, every character”, or that it isn’t and how many groups differ.',
    'The marked groups aren’t announced.',
  ],
  content: ['The result is also given by an icon and words, not only by color.'],
  layout: ['It fills the width. The result is below the field, and its groups wrap.'],
  states: { Empty: <PasteCheck {...meta.args} /> },
  pressable: <PasteCheck {...meta.args} />,
  related: ['address/CopyAddressRow', 'address/AddressText', 'primitives/Field'],
}
