import { LatestActivity } from '#ui/history/LatestActivity.tsx'
import meta, { OneFailed, Empty, Loading, Failed, OddRows } from './LatestActivity.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'LatestActivity lists the five newest deposits and withdrawals with their status, each a link to its details.',
  use: [
    'On the dashboard, below the figures.',
    'Pass both lists as they are: it sorts them and takes the newest.',
  ],
  avoid: [
    'For the whole list, use TransactionHistory.',
    'For what the customer still has to do, use NextSteps.',
  ],
  examples: [
    {
      do: <LatestActivity {...meta.args} {...OneFailed.args} />,
      dont: <LatestActivity {...meta.args} {...Empty.args} />,
      because:
        'If one list failed, pass its `error`. An empty list would say that the customer never withdrew.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the links to both histories, then to each row, and to Try again after a failure.'],
    ['Enter', 'Opens the history, with the details of the row.'],
  ],
  announced: [
    'A region and heading “Latest activity”, then a list of five links. Each is read in this order: kind, amount, date, reference, status.',
    '“Loading your latest activity”. No row is shown before both lists are there.',
    '“Warning:” or “Problem:” with the list that is missing.',
  ],
  content: ['`error` says what went wrong and what to do.', 'The kinds are “Deposit” and “Withdrawal”.'],
  wide: true,
  layout: [
    'In 704 px or more, each entry is one line with columns. In less space it has two lines, and the reference is left out.',
    'A reference that doesn’t fit ends with “…”. The details show it in full.',
  ],
  states: {
    Ready: <LatestActivity {...meta.args} />,
    Loading: <LatestActivity {...meta.args} {...Loading.args} />,
    Empty: <LatestActivity {...meta.args} {...Empty.args} />,
    'One list failed': <LatestActivity {...meta.args} {...OneFailed.args} />,
    'Both failed': <LatestActivity {...meta.args} {...Failed.args} />,
    'Missing values': <LatestActivity {...meta.args} {...OddRows.args} />,
  },
  related: ['history/TransactionHistory', 'wallet/StatusBadge', 'wallet/NextSteps'],
}
