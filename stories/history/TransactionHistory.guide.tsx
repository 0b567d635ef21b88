import { TransactionHistory } from '#ui/history/TransactionHistory.tsx'
import meta, {
  OnlyUnreadableRows,
  Empty,
  Loading,
  Failed,
  RefreshFailed,
} from './TransactionHistory.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'TransactionHistory is a history of deposits or withdrawals with its loading, error and empty states.',
  use: [
    'Once on a history page, below HistoryLinks.',
    'Keep the rows of an earlier answer while `error` is set: they are shown with their time.',
  ],
  avoid: [
    'On the dashboard, use LatestActivity.',
    'For rows that don’t come from the server: it saves and prints statements.',
  ],
  examples: [
    {
      do: <TransactionHistory {...meta.args} {...OnlyUnreadableRows.args} />,
      dont: <TransactionHistory {...meta.args} {...Empty.args} />,
      because: 'A list whose only row could not be read isn’t empty. Pass the number as `unreadable`.',
    },
  ],
  keyboard: [
    [
      'Tab',
      'Moves through everything in TransactionBrowser. Without rows: to Try again, or to the link that starts the first transaction.',
    ],
    ['Enter or Space', 'Tries again, or follows the link.'],
  ],
  announced: [
    'A region “Your deposits” or “Your withdrawals”.',
    'New rows and new statuses after a refresh. The first rows and an answer without changes aren’t announced.',
    '“Problem:” or “Warning:” and what could not be loaded, once the reader pauses.',
  ],
  content: [
    '`error` says what went wrong and what to do. The time of the rows is added to it.',
    'Rows that could not be read are counted in a sentence.',
  ],
  wide: true,
  layout: ['It fills the width. Loading, error and empty states take the place of the table.'],
  states: {
    Ready: <TransactionHistory {...meta.args} />,
    Loading: <TransactionHistory {...meta.args} {...Loading.args} />,
    Empty: <TransactionHistory {...meta.args} {...Empty.args} />,
    'Not loaded': <TransactionHistory {...meta.args} {...Failed.args} />,
    'Not refreshed': <TransactionHistory {...meta.args} {...RefreshFailed.args} />,
    'Only unreadable rows': <TransactionHistory {...meta.args} {...OnlyUnreadableRows.args} />,
  },
  related: [
    'history/TransactionBrowser',
    'history/HistoryLinks',
    'history/LatestActivity',
    'history/TransactionTableSkeleton',
  ],
}
