import { DepositMethods } from '#ui/deposit/DepositMethods.tsx'
import meta, {
  NoneSetUp,
  ChangedNetwork,
  Open,
  Unreadable,
  Loading,
  Failed,
} from './DepositMethods.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'DepositMethods lists the deposit methods, and shows the address of the chosen one once its network is confirmed.',
  use: [
    'In the second step of a deposit.',
    'Pass a method without an address too: the customer sees that it exists and why it can’t be used.',
  ],
  avoid: [
    'To pay out, use PayTo.',
    'With stored addresses: pass `loading` until the server has answered. An old address may no longer belong to us.',
  ],
  examples: [
    {
      do: <DepositMethods {...meta.args} {...NoneSetUp.args} />,
      dont: <p className="text-sm text-muted">No methods</p>,
      because: 'A method that can’t be used stays in the list with its reason.',
    },
  ],
  keyboard: [
    [
      'Tab',
      'Moves through the methods, then into the open one. A method without an address can be focused, so that its reason is announced.',
    ],
    [
      'Enter or Space',
      'Opens or closes a method. After the network is confirmed, the focus moves to what appears.',
    ],
    ['Arrow up, Arrow down', 'Moves between the methods.'],
  ],
  announced: [
    'Each method as a button with its coin and network, “collapsed” or “expanded”, and “confirmed by you” once it was.',
    'A method that can’t be used: “dimmed” or “unavailable”, with the reason.',
    '“Loading your deposit addresses”, or “Problem: Address unavailable. Do not send funds.” at once.',
  ],
  content: [
    'A failure must say that no funds should be sent. `addressUnavailable` and `noAddress` are the messages.',
    'Networks are named as wallets name them: “Ethereum (ERC-20)”.',
  ],
  wide: true,
  layout: [
    'On a phone, once an address is shown, “Another coin” stands for the other methods.',
    'It fills the width. Each method is a line of at least 52 px, whose address opens below it.',
    'The placeholders have the height of the methods, so that nothing moves when they appear.',
  ],
  states: {
    Closed: <DepositMethods {...meta.args} />,
    'To confirm the network': <DepositMethods {...meta.args} {...ChangedNetwork.args} />,
    Open: <DepositMethods {...meta.args} {...Open.args} />,
    'No address set up': <DepositMethods {...meta.args} {...NoneSetUp.args} />,
    'Addresses unreadable': <DepositMethods {...meta.args} {...Unreadable.args} />,
    Loading: <DepositMethods {...meta.args} {...Loading.args} />,
    'Not loaded': <DepositMethods {...meta.args} {...Failed.args} />,
  },
  pressable: <DepositMethods {...meta.args} />,
  related: ['deposit/DepositAddress', 'address/NetworkConfirm', 'deposit/MethodMark', 'primitives/Accordion'],
}
