import { PayoutTask } from '#ui/payout/PayoutTask.tsx'
import meta from './PayoutTask.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PayoutTask says that a withdrawal waits for the customer, and for what.',
  use: ['At the top of the details of a withdrawal whose stage is `action_needed`.'],
  avoid: ['For a line at the top of a page, use ActionNeeded.', 'For all steps, use PayoutTimeline.'],
  examples: [
    {
      do: <PayoutTask {...meta.args} />,
      dont: <p>Action needed</p>,
      because: 'The customer has to know what to do, not only that something is missing.',
    },
  ],
  keyboard: [['Tab', 'Moves to the link.']],
  announced: ['Nothing by itself: PayoutTimeline’s page announces a new stage.'],
  content: ['The sentence for the reason, then the server’s own text. If there is neither, it says so.'],
  layout: ['As wide as its container.'],
  states: {
    'With a text': <PayoutTask {...meta.args} />,
    'With a reason': <PayoutTask {...meta.args} step={{ reason: 'document', text: null }} />,
    Loading: <PayoutTask {...meta.args} step={undefined} />,
  },
  related: ['payout/ActionNeeded', 'payout/PayoutTimeline'],
}
