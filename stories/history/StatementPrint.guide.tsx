import { StatementPrint } from '#ui/history/StatementPrint.tsx'
import meta, { Filtered, Sandbox, TooManyRowsAtOnce } from './StatementPrint.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'StatementPrint is a printed statement of deposits or withdrawals, with letterhead, sums and rows.',
  use: [
    'Only while printing, in a portal. SaveOrPrint does this.',
    'Pass the filter: the statement names it, so that it doesn’t look complete.',
  ],
  avoid: [
    'On the screen, use TransactionHistory.',
    'As a receipt for one transaction: use TransactionDetails.',
  ],
  examples: [
    {
      do: (
        <p className="text-xs">
          Shows only: status Pending
          <br />
          Rows: 1 deposit, as of Mar 2, 2026
        </p>
      ),
      dont: <p className="text-xs">All your deposits</p>,
      because: 'A statement of some rows says which ones, and when they were loaded.',
    },
  ],
  keyboard: 'It can’t be operated: it is only on paper.',
  announced: ['It is in the page only while printing. A PDF made from it has headings and tables.'],
  content: [
    'The head names the brand, the operator, the customer, the period, the time zone and the currency.',
    'In a sandbox, `note` says that the money is simulated.',
  ],
  wide: true,
  layout: [
    'Made for paper: it takes the width of the page and small text. On a screen it isn’t shown.',
    'Head and sums wrap. Long values break anywhere.',
  ],
  states: {
    Withdrawals: <StatementPrint {...meta.args} />,
    Filtered: <StatementPrint {...meta.args} {...Filtered.args} />,
    'In a sandbox': <StatementPrint {...meta.args} {...Sandbox.args} />,
    'Too many rows at once': <StatementPrint {...meta.args} {...TooManyRowsAtOnce.args} />,
  },
  related: ['history/StatementTotals', 'history/StatementOpeningAndClosing', 'history/SaveOrPrint'],
}
