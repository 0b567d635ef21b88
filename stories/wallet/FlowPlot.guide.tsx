import { FlowPlot } from '#ui/wallet/FlowPlot.tsx'
import meta, { OneLargeDeposit, FiveYears } from './FlowPlot.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'FlowPlot draws money in and out by month as bars on one scale, with pending amounts hatched.',
  use: [
    'Inside MoneyPlots, which adds the sums, the fees and the rows that can’t be drawn.',
    'For at least one month. The newest month is chosen at first.',
  ],
  avoid: ['For the exact figures of all months, use FlowTable.', 'For a price over time, use PriceChart.'],
  examples: [
    {
      do: <FlowPlot {...meta.args} />,
      dont: <p className="text-sm text-muted">You are up 120% this year</p>,
      because:
        'The plot shows what went in and out. It doesn’t compute a performance that the server hasn’t stated.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the plot, which is one stop.'],
    ['Arrow left, Arrow down', 'Chooses the previous month, even in right-to-left languages.'],
    ['Arrow right, Arrow up', 'Chooses the next month.'],
    ['Page Down, Page Up', 'Goes back or forward by 12 months.'],
    ['Home, End', 'Chooses the first or the newest month.'],
  ],
  announced: [
    'A figure “In and out, by month”, and a slider “Month of the chart” whose value is the month in words: “February 2026: $2,400.00 in, $1,000.01 out”.',
    'Pending amounts come last, and only if there are any.',
    'The axis and the bars aren’t announced. With amounts hidden there is no figure at all.',
  ],
  content: [
    '“In”, “Out” and “Pending” are fixed, and the same in FlowTable.',
    'Amounts are exact in the line above the bars. Only the axis shortens them.',
  ],
  wide: true,
  layout: [
    'It fills the width. If the months don’t fit, the bars scroll sideways and the axis stays.',
    'Time runs from left to right in every language. The colors’ names wrap.',
  ],
  states: {
    'Seven months': <FlowPlot {...meta.args} />,
    'One large deposit': <FlowPlot {...meta.args} {...OneLargeDeposit.args} />,
    'Five years': <FlowPlot {...meta.args} {...FiveYears.args} />,
  },
  pressable: <FlowPlot {...meta.args} />,
  related: ['wallet/MoneyPlots', 'wallet/PaidInPlot', 'wallet/FlowTable'],
}
