import { When } from '#ui/money/When.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'When says when something happened, as part of a sentence.',
  use: ['In a sentence: “You sent the same amount today at 2:05 PM.”'],
  avoid: ['In a table or a list, use DateTime.'],
  examples: [
    {
      do: (
        <p>
          You sent this <When at={1772373900000} />.
        </p>
      ),
      dont: <p>You sent this Mar 1, 2026, 2:05 PM.</p>,
      because: 'It adds “on” or “today at”, so that the sentence reads well.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['The words as displayed: “today at 2:05 PM” or “on Mar 1, 2026, 2:05 PM”.'],
  content: ['Put it after the verb, with nothing before it: it already contains “on” or “at”.'],
  layout: ['Inline text that wraps with the sentence around it.'],
  states: {
    'Another day': <When at={1772373900000} />,
    Today: <span>today at 2:05 PM</span>,
  },
  related: ['money/DateTime', 'money/SentBefore'],
}
