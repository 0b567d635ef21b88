import { MoneyPlots } from '#ui/wallet/MoneyPlots.tsx'
import meta, { AsTable, Different, RowsWithoutDate } from './MoneyPlots.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'MoneyPlots shows both plots of the customer’s money, or their table, with sums, fees and what could not be drawn.',
  use: [
    'Inside YourMoney, with all deposits and withdrawals of the customer.',
    'Pass `totalDeposit` as the server sent it. It is compared with the sum of the rows.',
  ],
  avoid: [
    'With a filtered or paged list: the sums would be wrong.',
    'If the lists are empty or not loaded, use the states of YourMoney.',
  ],
  examples: [
    {
      do: (
        <p className="text-sm">
          Total paid in: $12,480.50. Your Total Deposits figure is $12,000.00.{' '}
          <strong className="font-semibold">The difference is $480.50.</strong>
        </p>
      ),
      dont: (
        <p className="text-sm">Total paid in: $12,000.00, because some deposits are still being checked.</p>
      ),
      because:
        'State a difference from the server’s figure, and don’t explain it. Only the server knows the reason.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the plot, which is one stop, then to the link of each year.'],
    ['Arrow keys', 'In the plot: choose a month.'],
    ['Enter', 'On a link: opens the approved withdrawals of its year, which the fees were taken from.'],
  ],
  announced: [
    'First a sentence for screen readers only: the first and last month, and the months with most in and most out.',
    'Then the slider of the plot or the table, and the notes as text.',
  ],
  content: [
    'A row without a readable date or amount is counted in a separate sentence, never left out silently.',
    'The time zone of the months is named.',
    'Fees are listed by year, newest first.',
  ],
  wide: true,
  layout: [
    'Both plots are beside one another from 1024 px of window, the second 416 px wide. In less space they are below one another.',
  ],
  states: {
    Plots: <MoneyPlots {...meta.args} />,
    Table: <MoneyPlots {...meta.args} {...AsTable.args} />,
    'Another figure at the server': <MoneyPlots {...meta.args} {...Different.args} />,
    'Rows that can’t be drawn': <MoneyPlots {...meta.args} {...RowsWithoutDate.args} />,
  },
  related: ['wallet/YourMoney', 'wallet/FlowPlot', 'wallet/PaidInPlot', 'wallet/FlowTable'],
}
