import { WorkedExample } from '#ui/marketing/WorkedExample.tsx'
import meta from './WorkedExample.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'WorkedExample is a calculation that readers can check by hand.',
  use: ['In guides, to explain a fee, a spread or a loss with figures.'],
  avoid: [
    'For a customer’s own withdrawal, use WithdrawalSummary.',
    'For a calculation that ends in a profit without its risk.',
  ],
  examples: [
    {
      do: <WorkedExample {...meta.args} />,
      dont: <p>With a spread of 1% you lose almost nothing.</p>,
      because: 'Show each line, so that a reader can follow it.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['A figure with a table. The label of each row is its header.'],
  content: ['The conclusion is one sentence.', 'The notice says that the figures are made up.'],
  layout: [
    'It fills its column. Figures don’t wrap, their names do. In less than 192 px, for example with large text on a phone, a figure goes below its name.',
  ],
  states: { Default: <WorkedExample {...meta.args} /> },
  related: ['withdrawal/WithdrawalSummary', 'marketing/Facts'],
}
