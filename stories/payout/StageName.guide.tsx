import { StageName } from '#ui/payout/StageName.tsx'
import { StatusBadge } from '#ui/wallet/StatusBadge.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'StageName shows the stage of a withdrawal in words.',
  use: ['In a list, after StatusBadge: the status is what customers filter by, the stage says more.'],
  avoid: ['In the details, use PayoutTimeline, which shows all stages.'],
  examples: [
    {
      do: (
        <>
          <StatusBadge status="pending" look="plain" /> <StageName stage="approved" />
        </>
      ),
      dont: (
        <>
          <StatusBadge status="pending" look="plain" /> Approved
        </>
      ),
      because: 'Beside “Pending”, the word “Approved” would be a contradiction.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['The name of the stage, after the status.'],
  content: ['The words are fixed in `stageName`.'],
  layout: ['Inline text that breaks anywhere if it has to.'],
  states: {
    'On hold': <StageName stage="held" />,
    'Ready to be sent': <StageName stage="approved" />,
    'Unknown to the app': <StageName stage="parked_by_the_notary" />,
  },
  related: ['wallet/StatusBadge', 'payout/PayoutTimeline'],
}
