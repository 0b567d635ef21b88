import { StatusBadge } from '#ui/wallet/StatusBadge.tsx'
import { Badge } from '#ui/primitives/Badge.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'StatusBadge shows the status of a deposit or a withdrawal as the server sent it.',
  use: [
    'Beside an amount in a history, a receipt or the details of a transaction.',
    'With `look="plain"` in a table or a list: boxes in every row would distract from the amounts.',
  ],
  avoid: [
    'For the state of an account or a plan, use Badge with your own word.',
    'To say that a request is being sent, use DepositStatus. The server has no status for it yet.',
  ],
  examples: [
    {
      do: <StatusBadge status="reversed" />,
      dont: <Badge tone="pending">Pending</Badge>,
      because:
        'A status that the app doesn’t know is shown as the server wrote it. Don’t map it to one that is known.',
    },
    {
      do: <StatusBadge status="approved" look="plain" />,
      dont: <span className="text-gain">Approved</span>,
      because: 'The icon says the same as the color, for those who can’t see the color.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    'The word: “Pending”, “Approved”, “Failed” or “Cancelled”. The icon isn’t announced.',
    'An unknown status as it is. Without a status, “not available” in place of the dash.',
  ],
  content: [
    'The three words are fixed in `statusLabels`. Filters use the same words.',
    'With `cancelled`, a failed payout reads “Cancelled”. Filters and totals still count it as failed.',
  ],
  layout: ['As wide as its text, as Badge. A status that isn’t known breaks anywhere.'],
  states: {
    Pending: <StatusBadge status="pending" />,
    Approved: <StatusBadge status="approved" />,
    Failed: <StatusBadge status="failed" />,
    Cancelled: <StatusBadge status="failed" cancelled />,
    'Without a box': <StatusBadge status="approved" look="plain" />,
    'Unknown to the app': <StatusBadge status="reversed" />,
    'No status': <StatusBadge status={null} />,
  },
  related: ['primitives/Badge', 'history/TransactionTable', 'history/TransactionDetails'],
}
