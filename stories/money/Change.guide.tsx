import { Change } from '#ui/money/Change.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'Change shows how much a price has risen or fallen, in percent.',
  use: ['For the change of a price over a time that is named beside it: 24 hours.'],
  avoid: ['For any other percentage, use Percent.', 'For a customer’s result in dollars, use Money.'],
  examples: [
    {
      do: <Change change="-2.4" />,
      dont: <span className="text-loss">2.4%</span>,
      because: 'The sign, the arrow and a hidden word carry the meaning, so it doesn’t depend on color.',
    },
    {
      do: <Change change="0" />,
      dont: <span className="text-gain">0%</span>,
      because: 'No change is neutral, not a rise.',
    },
  ],
  keyboard: 'A change can’t be operated.',
  announced: [
    'A word and the figure: “up +1.25%”, “down −2.4%”, “unchanged 0%”.',
    'A missing change: “not available”.',
  ],
  content: ['Say beside it over what time: “24 h change”.'],
  layout: ['Inline text with an icon before it, in the size of the text around it.'],
  states: {
    Rising: <Change change="1.25" />,
    Falling: <Change change="-2.4" />,
    Unchanged: <Change change="0" />,
    Missing: <Change change={null} />,
  },
  related: ['money/Percent', 'money/Money', 'primitives/Badge'],
}
