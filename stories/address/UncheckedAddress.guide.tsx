import { UncheckedAddress } from '#ui/address/UncheckedAddress.tsx'
import { Checkbox } from '#ui/primitives/Checkbox.tsx'
import meta, { NotConfirmed, MayBeATransaction } from './UncheckedAddress.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'UncheckedAddress warns about an address of a network that we can’t check, with a box in which the customer confirms it.',
  use: [
    'In a withdrawal form, for an address of a network that the app doesn’t know.',
    'Remove the tick when the address changes.',
  ],
  avoid: [
    'For an address that is known to be wrong, use the error of the field.',
    'Ticked in advance: the customer must compare it first.',
  ],
  examples: [
    {
      do: <UncheckedAddress {...meta.args} />,
      dont: <Checkbox label="I confirm" defaultChecked />,
      because: 'The label names the end of the address, so that the tick belongs to this address only.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the box.'],
    ['Space', 'Ticks or clears it.'],
  ],
  announced: [
    'When it appears: “This address could not be checked. Compare it, and confirm it below.”',
    '“I have compared it: it ends in …, checkbox”, with the error as description.',
  ],
  content: [
    'The warning says which networks are checked, and that coins sent to a wrong address may be lost for good.',
    'The error says what to do: “Compare the address, then tick the box”.',
  ],
  wide: true,
  layout: ['It fills the width. The address breaks between its groups, the label of the box wraps.'],
  states: {
    Default: <UncheckedAddress {...meta.args} />,
    'Not confirmed': <UncheckedAddress {...meta.args} {...NotConfirmed.args} />,
    'May be a transaction’s ID': <UncheckedAddress {...meta.args} {...MayBeATransaction.args} />,
  },
  pressable: <UncheckedAddress {...meta.args} />,
  related: ['address/AddressNotes', 'primitives/Checkbox', 'withdrawal/CryptoWithdrawalForm'],
}
