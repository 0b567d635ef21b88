import { ReceiveFigure } from '#ui/withdrawal/ReceiveFigure.tsx'
import { AmountsHidden } from '#ui/money/amounts-hidden-context.ts'
import meta, { Huge } from './ReceiveFigure.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'ReceiveFigure is the leading figure of a withdrawal: what the customer receives.',
  use: [
    'Inside a `<dl>`, before the amount and the fee.',
    'With `size="lg"` in the review, where nothing else is larger.',
  ],
  avoid: [
    'For the amount before the fee, use Money in a row below it.',
    'For a figure of the wallet, use WalletBox.',
  ],
  examples: [
    {
      do: (
        <dl>
          <ReceiveFigure amount="1234567.89" />
        </dl>
      ),
      dont: <p className="text-3xl font-semibold">$1.23M</p>,
      because: 'A long figure gets a smaller font. It is never shortened or rounded.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    '“You receive” as a term and the amount as its definition.',
    'An unknown amount: “not available”.',
  ],
  content: ['The label is fixed. The rows below show what was deducted.'],
  layout: [
    'It fills its column. The figure gets smaller in steps for long amounts, and breaks before it would be cut off.',
  ],
  states: {
    Default: (
      <dl>
        <ReceiveFigure amount="117.00" />
      </dl>
    ),
    Large: (
      <dl>
        <ReceiveFigure amount="117.00" size="lg" />
      </dl>
    ),
    'A long figure': (
      <dl>
        <ReceiveFigure {...meta.args} {...Huge.args} />
      </dl>
    ),
    'Not known': (
      <dl>
        <ReceiveFigure amount={null} />
      </dl>
    ),
    'Amounts hidden': (
      <AmountsHidden value>
        <dl>
          <ReceiveFigure amount="117.00" />
        </dl>
      </AmountsHidden>
    ),
  },
  related: ['withdrawal/WithdrawalSummary', 'withdrawal/ReviewFigures', 'money/Money'],
}
