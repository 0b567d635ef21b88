import { Callout } from '#ui/primitives/Callout.tsx'
import { SavedAddressList } from '#ui/security/SavedAddressList.tsx'
import type { Guide } from '../guide.ts'
import { dates, now, usable, waiting } from './saved-address-samples.ts'

const noop = () => undefined
const props = { now, dates, onRetry: noop, onRemove: noop }

export const guide: Guide = {
  since: '0.1.0',
  what: 'SavedAddressList lists the addresses that the customer has saved for withdrawals.',
  use: [
    'On the security page, above the button that adds one.',
    'Ask with an AlertDialog before one is removed.',
  ],
  avoid: ['For choosing where a withdrawal goes, use PayTo.'],
  examples: [
    {
      do: <p>Usable from Mar 4, 2026, 2:05:00 PM GMT+1</p>,
      dont: <p>Usable in 23:59:12</p>,
      because: 'A time with its zone stays right. A countdown puts pressure on the customer.',
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves between the addresses and their buttons.'],
    ['Enter, Space', 'Shows the whole address, or presses Remove.'],
  ],
  announced: ['The button’s name contains the name of the address.', 'A failure to load, as it happens.'],
  content: ['The time from which an address can be used comes from the server. Never calculate it.'],
  wide: true,
  layout: ['It fills the width. Names break anywhere, an address between its groups.'],
  states: {
    Usual: <SavedAddressList {...props} addresses={[usable, waiting]} />,
    Empty: <SavedAddressList {...props} addresses={[]} />,
    Failed: (
      <Callout tone="danger" title="Your address book could not be loaded">
        Check your connection and try again.
      </Callout>
    ),
  },
  related: ['security/SavedAddressForm', 'security/OnlySavedSwitch', 'withdrawal/PayTo'],
}
