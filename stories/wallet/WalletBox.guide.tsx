import { WalletBox } from '#ui/wallet/WalletBox.tsx'
import meta, { Missing, Explained, Loading, Hidden, Retrying } from './WalletBox.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'WalletBox is one figure of the wallet with its label, and a sentence about it that the label opens.',
  use: [
    'Inside a `<dl>`. WalletGrid has six of them.',
    'For a figure that the server sends on its own and that can fail on its own.',
  ],
  avoid: [
    'For the two figures that matter most, use WalletHeadline.',
    'For figures that are compared row by row, use Table.',
  ],
  examples: [
    {
      do: (
        <dl>
          <WalletBox {...meta.args} {...Missing.args} label="Total Equity" />
        </dl>
      ),
      dont: (
        <dl>
          <WalletBox {...meta.args} label="Total Equity" figure={{ state: 'known', value: '0' }} />
        </dl>
      ),
      because:
        'A figure that could not be read is a dash with the reason. Zero would be a claim about the customer’s money.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the label if it has an explanation, and to Try again if the figure is missing.'],
    ['Enter or Space', 'On the label: opens or closes the explanation. On Try again: calls `onRetry`.'],
  ],
  announced: [
    'The label as a term and the figure as its definition.',
    'A label with an explanation: “button, collapsed” or “expanded”.',
    'A hidden figure: “Amount hidden”. A missing one: “not available”, then the reason.',
  ],
  content: [
    'The label is the name that the server’s figure has everywhere in the product.',
    'The explanation is one sentence about what the figure counts.',
    'The reason of a missing figure ends with a full stop. The message `notUnderstood` is the usual one.',
  ],
  layout: [
    'It fills its column. The figure gets smaller until it fits on one line, and is never shortened.',
    'A long label wraps.',
  ],
  states: {
    Known: (
      <dl>
        <WalletBox {...meta.args} />
      </dl>
    ),
    'With an explanation': (
      <dl>
        <WalletBox {...meta.args} {...Explained.args} />
      </dl>
    ),
    Percent: (
      <dl>
        <WalletBox
          {...meta.args}
          label="Signal Strength"
          kind="percent"
          figure={{ state: 'known', value: '64.5' }}
        />
      </dl>
    ),
    Loading: (
      <dl>
        <WalletBox {...meta.args} {...Loading.args} />
      </dl>
    ),
    Hidden: (
      <dl>
        <WalletBox {...meta.args} {...Hidden.args} />
      </dl>
    ),
    Missing: (
      <dl>
        <WalletBox {...meta.args} {...Missing.args} />
      </dl>
    ),
    'Trying again': (
      <dl>
        <WalletBox {...meta.args} {...Retrying.args} />
      </dl>
    ),
  },
  pressable: (
    <dl>
      <WalletBox {...meta.args} {...Explained.args} />
    </dl>
  ),
  related: ['wallet/WalletGrid', 'wallet/WalletHeadline', 'money/Money'],
}
