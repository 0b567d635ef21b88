import { QRCodeSVG } from 'qrcode.react'
import { AddressQr } from '#ui/address/AddressQr.tsx'
import meta, { Tron } from './AddressQr.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'AddressQr is a QR code of an address that a wallet app can scan, and that can be enlarged and saved as a picture.',
  use: [
    'Beside the address in text, as in DepositAddress.',
    'With a payment link of the coin as `uri`, if the network has one.',
  ],
  avoid: [
    'For an address with a warning: a scan would skip it.',
    'Alone: nobody can compare a QR code by eye.',
  ],
  examples: [
    {
      do: <AddressQr {...meta.args} />,
      dont: (
        <div data-theme="dark" className="bg-page p-4">
          <QRCodeSVG value={meta.args.uri} bgColor="#111" fgColor="#fff" size={96} />
        </div>
      ),
      because: 'It stays dark on light in the dark theme too. Many scanners can’t read inverted codes.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to Enlarge, then to Save picture.'],
    [
      'Enter or Space',
      'On Enlarge: makes the code larger or smaller in its place. On Save picture: saves it as a PNG file.',
    ],
  ],
  announced: [
    '“QR code of the Bitcoin address that ends in” its last four characters, and that the address is beside it.',
    '“Enlarge, toggle button”, pressed or not.',
    '“Picture saved”, or at once that it could not be saved and what to do.',
  ],
  content: ['The text says that the code holds the address only, so the customer enters the amount.'],
  layout: [
    'The code is 176 px wide, enlarged 384 px, and never wider than the screen. The text is beside it, and below it on a phone.',
    'Both buttons wrap.',
  ],
  states: {
    Bitcoin: <AddressQr {...meta.args} />,
    'Address alone': <AddressQr {...meta.args} {...Tron.args} />,
  },
  pressable: <AddressQr {...meta.args} />,
  related: ['address/CopyAddressRow', 'deposit/DepositAddress'],
}
