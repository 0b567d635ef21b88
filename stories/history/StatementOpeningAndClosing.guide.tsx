import { StatementOpeningAndClosing } from '#ui/history/StatementOpeningAndClosing.tsx'
import meta, { OnlySomeRows, Everything, RowsLeftOut } from './StatementOpeningAndClosing.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'StatementOpeningAndClosing are the sums of the approved rows at the beginning and at the end of a statement’s period.',
  use: ['On a statement, beside StatementTotals.'],
  avoid: [
    'As a balance: it adds up the listed rows of one kind. Use WalletHeadline for what the customer has.',
  ],
  examples: [
    {
      do: <StatementOpeningAndClosing {...meta.args} {...OnlySomeRows.args} />,
      dont: <p className="text-sm">Closing balance: $1,250.00</p>,
      because:
        'With a search or a status other than approved, the rows are only some of the period. Then there are no such sums, and a sentence says why.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['A table “Opening and closing sums”. The header of each row says what it adds up.'],
  content: [
    'The words “balance” and “account” appear only in the sentence that says what the sums are not.',
    'Rows without a readable date or amount are counted in a sentence.',
  ],
  wide: true,
  layout: ['At most 480 px wide on paper. Figures don’t wrap, their names do.'],
  states: {
    'A period': <StatementOpeningAndClosing {...meta.args} />,
    'No period': <StatementOpeningAndClosing {...meta.args} {...Everything.args} />,
    'Only some rows': <StatementOpeningAndClosing {...meta.args} {...OnlySomeRows.args} />,
    'Rows left out': <StatementOpeningAndClosing {...meta.args} {...RowsLeftOut.args} />,
  },
  related: ['history/StatementPrint', 'history/StatementTotals', 'wallet/WalletHeadline'],
}
