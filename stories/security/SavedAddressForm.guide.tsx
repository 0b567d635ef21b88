import { Callout } from '#ui/primitives/Callout.tsx'
import { SavedAddressForm } from '#ui/security/SavedAddressForm.tsx'
import type { Guide } from '../guide.ts'

const none: readonly string[] = []

export const guide: Guide = {
  since: '0.1.0',
  what: 'SavedAddressForm saves an address for withdrawals, with its name and its network.',
  use: [
    'On the security page, below the list of saved addresses.',
    'Keep it mounted while a step-up is asked for, so that nothing typed is lost.',
  ],
  avoid: ['For a withdrawal, use CryptoWithdrawalForm.'],
  examples: [
    {
      do: <p>“Sample wallet” can be used from Mar 5, 2026, 2:05:00 PM UTC</p>,
      dont: <p>You can use it in 24 hours.</p>,
      because: 'Only the server’s answer says from when an address can be used.',
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves between the fields and the buttons.'],
    ['Enter', 'Saves, from any text field.'],
  ],
  announced: ['Notes on the address, as it is entered.', 'The first field with an error gets the focus.'],
  content: [
    'The network is chosen automatically once the address shows it, unless the customer has chosen one.',
  ],
  wide: true,
  layout: ['At most 440 px wide, in one column. The second button is beside the first and wraps.'],
  states: {
    Empty: (
      <SavedAddressForm
        sandbox
        ownAddresses={none}
        usedAddresses={none}
        saved={[]}
        failure={null}
        onSave={() => undefined}
      />
    ),
    Unknown: (
      <Callout tone="danger" title="Sent, answer unknown">
        It may have been saved. Look at the list above before you send it again.
      </Callout>
    ),
  },
  related: ['security/SavedAddressList', 'withdrawal/CryptoWithdrawalForm', 'address/AddressNotes'],
}
