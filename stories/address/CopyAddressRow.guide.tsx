import { CopyAddressRow } from '#ui/address/CopyAddressRow.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import meta, { LongOnAPhone } from './CopyAddressRow.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'CopyAddressRow is a deposit address in groups of four, with a button that copies it.',
  use: ['In DepositAddress, together with the QR code and PasteCheck.'],
  avoid: [
    'For an address that shouldn’t be used, use AddressText without a button.',
    'For another text, use CopyRow.',
  ],
  examples: [
    {
      do: <CopyAddressRow {...meta.args} />,
      dont: (
        <p>
          <Link href="bitcoin:tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx">Pay now</Link>
        </p>
      ),
      because: 'Show the address itself, so that it can be compared with what was pasted.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter or Space', 'Copies the address. If the browser refuses, the address is selected instead.'],
  ],
  announced: [
    '“To this Bitcoin address”, the address, then “Copy the Bitcoin address, button”.',
    'After copying: “Bitcoin address copied, ends in” and its last four characters.',
    'At once: “Do not paste what was copied”, if the clipboard then holds something else.',
  ],
  content: ['Use the name of the deposit method, so that each address on the page has a different name.'],
  layout: [
    'The button is beside the address, and below it in a narrow space. The address breaks between its groups.',
  ],
  states: {
    Default: <CopyAddressRow {...meta.args} />,
    Long: <CopyAddressRow {...meta.args} {...LongOnAPhone.args} />,
  },
  pressable: <CopyAddressRow {...meta.args} />,
  related: ['address/CopyRow', 'address/AddressText', 'address/AddressQr', 'deposit/DepositAddress'],
}
