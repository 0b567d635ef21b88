import { TransactionTableSkeleton } from '#ui/history/TransactionTableSkeleton.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'TransactionTableSkeleton keeps the place of a history while it loads.',
  use: ['Until the first answer. TransactionHistory shows it.'],
  avoid: ['While a list is refreshed: keep the rows that are there.', 'For other content, use Skeleton.'],
  examples: [
    {
      do: <TransactionTableSkeleton kind="deposit" />,
      dont: <p className="text-muted">No transaction history</p>,
      because: 'Before the response arrives, an empty list and a late one look the same.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    '“Loading your deposits” once, and “Still working …” after a long wait. The gray lines aren’t announced.',
  ],
  content: ['It has no visible text at first.'],
  wide: true,
  layout: [
    'It has the height of the filters and the rows at every width, so that nothing moves when they appear.',
  ],
  states: {
    Loading: <TransactionTableSkeleton kind="deposit" />,
    'After a long wait': <TransactionTableSkeleton kind="withdrawal" slowAfter={0} />,
  },
  related: ['primitives/Skeleton', 'history/TransactionHistory'],
}
