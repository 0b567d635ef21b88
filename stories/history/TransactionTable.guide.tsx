import { TransactionTable } from '#ui/history/TransactionTable.tsx'
import meta, { Withdrawals, OddFigures } from './TransactionTable.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'TransactionTable is the table of a history, whose rows open their details.',
  use: ['With the rows of one page, already filtered and sorted. TransactionBrowser does this.'],
  avoid: ['For the five newest rows, use LatestActivity.', 'For other tables, use Table.'],
  examples: [
    {
      do: <TransactionTable {...meta.args} entries={meta.args.entries.slice(0, 1)} />,
      dont: <p className="text-sm">Fee: $0.00</p>,
      because: 'Deposits have no fee column. A fee that is missing in a withdrawal is a dash, never zero.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the header of each sortable column, then to the button of each row.'],
    [
      'Enter or Space',
      'On a header: sorts by the column, then reverses the order. On a row’s button: opens its details.',
    ],
  ],
  announced: [
    'A table “Deposits” or “Withdrawals”, with the header of each cell, also where a phone shows two lines per row.',
    'The sorted column: “sorted descending”.',
    'The button of a row: “Details of” and its reference.',
  ],
  content: [
    'Status, date and amounts come from StatusBadge, DateTime and Money. The column names are fixed.',
  ],
  wide: true,
  layout: [
    'In less than 640 px, each row has two lines: what and how much, then when and its status. Reference and fee are in the details.',
    'From 640 to 800 px its text is smaller, so that all columns fit.',
  ],
  states: {
    Deposits: <TransactionTable {...meta.args} />,
    Withdrawals: <TransactionTable {...meta.args} {...Withdrawals.args} />,
    'Missing and very large values': <TransactionTable {...meta.args} {...OddFigures.args} />,
    'On a phone': (
      <div className="max-w-94">
        <TransactionTable {...meta.args} />
      </div>
    ),
  },
  pressable: <TransactionTable {...meta.args} entries={meta.args.entries.slice(0, 1)} />,
  related: [
    'history/TransactionBrowser',
    'history/TransactionDetails',
    'primitives/Table',
    'history/TransactionTableSkeleton',
  ],
}
