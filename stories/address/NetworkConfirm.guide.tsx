import { NetworkConfirm } from '#ui/address/NetworkConfirm.tsx'
import { Checkbox } from '#ui/primitives/Checkbox.tsx'
import meta, { TestNetwork } from './NetworkConfirm.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'NetworkConfirm asks the customer to confirm the network before an address is shown.',
  use: ['Before each deposit address. DepositMethods remembers the answer for one method and network.'],
  avoid: [
    'For other questions before an action, use AlertDialog.',
    'To inform about the network of a shown address, use NetworkName.',
  ],
  examples: [
    {
      do: <NetworkConfirm {...meta.args} />,
      dont: <Checkbox label="I have read and understood the network information" />,
      because:
        'The button says what the customer confirms, and the sentence above it what happens otherwise. People tick a box without reading it.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter or Space', 'Confirms the network. The caller shows the address and moves the focus to it.'],
  ],
  announced: ['The network, the warning, then the button with its whole text.'],
  content: [
    '`asset` is the coin with its symbol: “Bitcoin (BTC)”.',
    'The warning says that coins on another network are lost and can’t be returned.',
  ],
  layout: [
    'It fills the width, with text of at most 68 characters in a line. The button’s whole text wraps on a phone.',
  ],
  states: {
    Default: <NetworkConfirm {...meta.args} />,
    'Test network': <NetworkConfirm {...meta.args} {...TestNetwork.args} />,
  },
  pressable: <NetworkConfirm {...meta.args} />,
  related: ['address/NetworkName', 'deposit/DepositMethods'],
}
