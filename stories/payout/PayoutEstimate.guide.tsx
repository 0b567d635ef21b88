import { PayoutEstimate } from '#ui/payout/PayoutEstimate.tsx'
import meta from './PayoutEstimate.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PayoutEstimate says when a withdrawal should arrive, and what that is based on.',
  use: ['Below the progress of a withdrawal, if the server has counted finished ones.'],
  avoid: [
    'Without a basis, show no estimate.',
    'For a hold, PayoutTimeline shows the time at which it ends.',
  ],
  examples: [
    {
      do: <PayoutEstimate {...meta.args} />,
      dont: <p>Usually arrives within minutes!</p>,
      because: 'An estimate without a count is a promise.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['Both sentences, in reading order.'],
  content: ['The basis is the server’s own sentence, with a count and a date.'],
  layout: ['Small sentences that wrap. A long text of the bank breaks anywhere.'],
  states: { 'With its basis': <PayoutEstimate {...meta.args} /> },
  related: ['payout/PayoutTimeline', 'money/DateTime'],
}
