import { FlowTable } from '#ui/wallet/FlowTable.tsx'
import { AmountsHidden } from '#ui/money/amounts-hidden-context.ts'
import meta from './FlowTable.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'FlowTable has the figures of FlowPlot and PaidInPlot as a table, a row for each month.',
  use: ['Inside MoneyPlots, in place of the plots, for customers who prefer figures or can’t see the plots.'],
  avoid: ['For single transactions, use TransactionTable.', 'Beside the plots: it says the same.'],
  examples: [
    {
      do: <FlowTable {...meta.args} months={meta.args.months.slice(-2)} />,
      dont: <p className="text-sm">Feb: +1,399.99 net</p>,
      because:
        'In and out are separate columns. A net figure would hide a month with large amounts in both directions.',
    },
  ],
  keyboard: 'It can’t be operated. The columns can’t be sorted: months have one order.',
  announced: [
    'A table “Your money by month, in US dollars”, with the header of each cell.',
    'With amounts hidden: “Amount hidden” in every cell.',
  ],
  content: [
    'The last row is “Together”. Its “Paid in so far” is the sum of what went in.',
    'Amounts always have two decimals, so that they can be compared.',
  ],
  wide: true,
  layout: ['As Table: in less than 640 px, each month is a card with a line for each figure.'],
  states: {
    Default: <FlowTable {...meta.args} />,
    'Amounts hidden': (
      <AmountsHidden value>
        <FlowTable {...meta.args} />
      </AmountsHidden>
    ),
  },
  related: ['wallet/MoneyPlots', 'wallet/FlowPlot', 'primitives/Table'],
}
