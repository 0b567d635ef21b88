import { ActionNeeded } from '#ui/payout/ActionNeeded.tsx'
import meta, { Many, Several } from './ActionNeeded.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'ActionNeeded is a line for each withdrawal that waits for the customer.',
  use: ['At the top of the dashboard, above the figures.'],
  avoid: [
    'For a dialog that interrupts: a line with a link is enough.',
    'For steps of a new customer, use NextSteps.',
  ],
  examples: [
    {
      do: <ActionNeeded {...meta.args} />,
      dont: <p>Urgent! Act now or lose your withdrawal!</p>,
      because: 'It states the facts and where to read more, without pressure.',
    },
  ],
  keyboard: [['Tab', 'Moves to the link of each line.']],
  announced: ['A list “Withdrawals that wait for you”. Each link has its withdrawal in its name.'],
  content: ['Name the withdrawal by its reference.', 'Name the first few, and count the others.'],
  wide: true,
  layout: ['It fills the width. Each line wraps beside its icon, and a long reference breaks anywhere.'],
  states: {
    One: <ActionNeeded {...meta.args} />,
    Several: <ActionNeeded {...meta.args} {...Several.args} />,
    Many: <ActionNeeded {...meta.args} {...Many.args} />,
  },
  related: ['payout/PayoutTimeline', 'wallet/NextSteps'],
}
