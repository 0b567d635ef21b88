import { AddressText } from '#ui/address/AddressText.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'AddressText shows an address in groups of four characters, with the ends that people compare in bold.',
  use: ['Wherever a customer reads or compares a whole address.'],
  avoid: [
    'With a button that copies it, use CopyAddressRow.',
    'For an address that is only named, as in a list of payees, mask it in plain text.',
  ],
  examples: [
    {
      do: <AddressText address="0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" />,
      dont: <p className="font-mono">0x5aAe…eAed</p>,
      because:
        'Malware replaces addresses by ones with the same ends. Only the whole address can be compared.',
    },
  ],
  keyboard: 'It can’t be operated. A selection copies the address without spaces.',
  announced: ['The address as one text: the gaps are margins and aren’t read.'],
  content: [
    'It is excluded from translation and always reads from left to right.',
    'Markup or control characters in it are shown as text.',
  ],
  layout: [
    'It breaks between its groups of four at every width, and inside a group only if that doesn’t fit.',
    'It reads from left to right in every language.',
  ],
  states: {
    Ethereum: <AddressText address="0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" />,
    Bitcoin: <AddressText address="tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx" />,
    Short: <AddressText address="ab" />,
  },
  related: ['address/CopyAddressRow', 'address/PasteCheck', 'address/AddressNotes'],
}
