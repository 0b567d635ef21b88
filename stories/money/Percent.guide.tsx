import { Percent } from '#ui/money/Percent.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'Percent shows a percentage as it is, with all its decimals.',
  use: ['For fees, shares and other figures in percent.'],
  avoid: ['For a rise or a fall, use Change.', 'For progress, use Progress.'],
  examples: [
    {
      do: <Percent percent={null} />,
      dont: <Percent percent="0" />,
      because: 'A missing figure is a dash, never zero.',
    },
  ],
  keyboard: 'A percentage can’t be operated.',
  announced: ['The figure as displayed: “2.5%”.', 'A missing figure: “not available”.'],
  content: ['Say beside it what it is a percentage of: “Fee: 2.5% of the amount”.'],
  layout: ['Inline text in the size of the text around it, with all its decimals.'],
  states: {
    Figure: <Percent percent="2.5" />,
    Zero: <Percent percent="0" />,
    'Many decimals': <Percent percent="0.0375" />,
    Missing: <Percent percent={null} />,
  },
  related: ['money/Change', 'money/Money'],
}
