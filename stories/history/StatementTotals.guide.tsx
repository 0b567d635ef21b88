import { StatementTotals } from '#ui/history/StatementTotals.tsx'
import meta, { Withdrawals, Incomplete } from './StatementTotals.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'StatementTotals are the exact totals of a statement, a row for each status.',
  use: ['On a statement, above its rows.'],
  avoid: ['On the dashboard, use the server’s figures in WalletGrid.', 'For sums by month, use FlowTable.'],
  examples: [
    {
      do: <StatementTotals {...meta.args} />,
      dont: <p className="text-sm">Total: $17,230.50</p>,
      because: 'Failed transactions moved no money. One total over all statuses would say that they did.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['A table “Totals” with the status as header of each row.'],
  content: [
    'Statuses have the words of StatusBadge. Those the app doesn’t know are added up as “Other”, with their words.',
    'If figures could not be read, a sentence says that they are left out.',
  ],
  wide: true,
  layout: ['Made for paper, in the small text of the statement.'],
  states: {
    Deposits: <StatementTotals {...meta.args} />,
    'Withdrawals, with fees': <StatementTotals {...meta.args} {...Withdrawals.args} />,
    'Figures left out': <StatementTotals {...meta.args} {...Incomplete.args} />,
  },
  related: ['history/StatementPrint', 'history/StatementOpeningAndClosing', 'wallet/FlowTable'],
}
