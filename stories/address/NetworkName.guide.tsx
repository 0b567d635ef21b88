import { NetworkName } from '#ui/address/NetworkName.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'NetworkName is the name of an address’s network, with a badge if it is a test network.',
  use: ['Above every deposit address and in the question about its network.'],
  avoid: [
    'For the network of a typed address, use AddressNotes, which recognizes it.',
    'For the name of a coin, use plain text.',
  ],
  examples: [
    {
      do: <NetworkName network="Tron test network (Nile)" testNetwork />,
      dont: <NetworkName network="Tron" testNetwork={false} />,
      because: 'A test network is named and marked. Real money sent there is lost.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['“Network”, its name and “test network”.'],
  content: ['Use the name that wallets show: “Tron (TRC-20)”.'],
  layout: ['Label, name and badge are on one line and wrap.'],
  states: {
    Default: <NetworkName network="Tron (TRC-20)" testNetwork={false} />,
    'Test network': <NetworkName network="Tron test network (Nile)" testNetwork />,
  },
  related: ['address/NetworkConfirm', 'deposit/DepositAddress', 'primitives/Badge'],
}
