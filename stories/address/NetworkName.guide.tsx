import { NetworkName } from '#ui/address/NetworkName.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'NetworkName is the name of an address’s network, which says if it is a test network.',
  use: ['Above every deposit address and in the question about its network.'],
  avoid: [
    'For the network of a typed address, use AddressNotes, which recognizes it.',
    'For the name of a coin, use plain text.',
  ],
  examples: [
    {
      do: <NetworkName network="Tron test network (Nile)" testNetwork />,
      dont: <NetworkName network="Tron" testNetwork={false} />,
      because: 'A test network is named as one. Real money sent there is lost.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['“Network” and its name.'],
  content: [
    'Use the name that wallets show: “Tron (TRC-20)”.',
    'With `testNetwork`, “test network” follows a name that doesn’t say it.',
  ],
  layout: ['Label and name are on one line and wrap.'],
  states: {
    Default: <NetworkName network="Tron (TRC-20)" testNetwork={false} />,
    'Test network': <NetworkName network="Tron test network (Nile)" testNetwork />,
  },
  related: ['address/NetworkConfirm', 'deposit/DepositAddress'],
}
