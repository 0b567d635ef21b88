import { DepositAddress } from '#ui/deposit/DepositAddress.tsx'
import meta, { TestAddressOnALiveServer, Changed, Damaged } from './DepositAddress.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'DepositAddress shows what to send and where: the amount, the only coin and network that the address is for, the address with its QR code, and a check of what was pasted.',
  use: [
    'After the customer confirmed the network. DepositMethods does both.',
    'Set `changed` if the address differs from the one that was shown on the last visit.',
  ],
  avoid: [
    'For the address of a withdrawal, use AddressText or AddressNotes.',
    'Without the network question before it, see NetworkConfirm.',
  ],
  examples: [
    {
      do: <DepositAddress {...meta.args} {...TestAddressOnALiveServer.args} />,
      dont: <p className="font-mono text-sm wrap-anywhere">tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx</p>,
      because:
        'An address that is damaged or on the wrong network comes with a warning, without an amount and without a QR code.',
    },
  ],
  keyboard: [
    [
      'Tab',
      'Moves to the copy buttons of amount and address, to Enlarge and Save picture, then to Compare the address you pasted, which opens the field for the check.',
    ],
    ['Enter or Space', 'Copies, enlarges, saves or opens.'],
  ],
  announced: [
    'The amount with its copy button, then the only coin and network to send, and the address with its copy button.',
    'A warning is part of the text, before the address.',
    'After copying: “Bitcoin address copied, ends in pjzs”, with its last four characters.',
  ],
  content: ['Warnings say what not to do before they say why: “Do not send funds to this address”.'],
  wide: true,
  layout: ['One column of rows: amount, warning and address, QR code. Everything wraps at 320 px.'],
  states: {
    Default: <DepositAddress {...meta.args} />,
    'Changed since the last visit': <DepositAddress {...meta.args} {...Changed.args} />,
    'Test address on a live server': <DepositAddress {...meta.args} {...TestAddressOnALiveServer.args} />,
    Damaged: <DepositAddress {...meta.args} {...Damaged.args} />,
  },
  related: [
    'deposit/DepositMethods',
    'deposit/SendAmount',
    'address/CopyAddressRow',
    'address/AddressQr',
    'address/PasteCheck',
  ],
}
