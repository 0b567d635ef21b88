import { LeadingAmount } from '#ui/history/LeadingAmount.tsx'
import { AmountsHidden } from '#ui/money/amounts-hidden-context.ts'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'LeadingAmount is the leading figure in the details of a transaction.',
  use: ['Once at the top of the details, with a word above it that says what the figure is.'],
  avoid: [
    'In a list or a sentence, use Money.',
    'For a withdrawal that is to be confirmed, use ReceiveFigure, which has its own label.',
  ],
  examples: [
    {
      do: (
        <div>
          <p className="text-sm text-muted">You received</p>
          <LeadingAmount amount="390.00" />
        </div>
      ),
      dont: <LeadingAmount amount="390.00" />,
      because: 'A large figure needs its name: what the customer received isn’t what was requested.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    'The amount, exact to the cent. A missing one: “not available”. A hidden one: “Amount hidden”.',
  ],
  content: [
    'A long amount gets a smaller font and is never shortened. A hidden one always has the same size, so that the size reveals nothing.',
  ],
  layout: [
    '36 px large, and smaller for amounts of more than 11 or 15 characters. It breaks before it would be cut off.',
  ],
  states: {
    Default: <LeadingAmount amount="390.00" />,
    '12 to 15 characters': <LeadingAmount amount="12345678.90" />,
    Longer: <LeadingAmount amount="999999999999.99" />,
    Missing: <LeadingAmount amount={null} />,
    'Amounts hidden': (
      <AmountsHidden value>
        <LeadingAmount amount="999999999999.99" />
      </AmountsHidden>
    ),
  },
  related: ['money/Money', 'withdrawal/ReceiveFigure', 'history/TransactionDetails'],
}
