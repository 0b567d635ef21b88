import { DateTime } from '#ui/money/DateTime.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'DateTime shows a date and a time in the customer’s language and time zone.',
  use: [
    'For the date of a transaction or a message.',
    'Pass the time with its offset, as the server sent it.',
  ],
  avoid: ['In the middle of a sentence, use When.', 'For a duration, write it out.'],
  examples: [
    {
      do: <DateTime iso="2026-03-01T14:05:00Z" />,
      dont: <span>03/01/26</span>,
      because: 'A numeric date may be misread: is it March or January? A written month is unambiguous.',
    },
    { do: <DateTime iso={null} />, dont: <span>Jan 1, 1970</span>, because: 'A missing date is a dash.' },
  ],
  keyboard: 'A date can’t be operated.',
  announced: [
    'The date as displayed: “Mar 1, 2026, 2:05 PM”.',
    'A missing or unreadable date: “not available”.',
    'A pointer on the date shows the exact time with the time zone.',
  ],
  content: ['Put a word beside it that says what happened then: “Sent”.'],
  layout: ['Inline text that wraps between its words, as the language does.'],
  states: {
    Default: <DateTime iso="2026-03-01T14:05:00Z" />,
    'In German': <DateTime iso="2026-03-01T14:05:00Z" locale="de" />,
    Missing: <DateTime iso={null} />,
    Unreadable: <DateTime iso="soon" />,
  },
  related: ['money/When', 'money/Money'],
}
