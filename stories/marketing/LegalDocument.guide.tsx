import { LegalDocument } from '#ui/marketing/LegalDocument.tsx'
import meta from './LegalDocument.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'LegalDocument is a legal text with its dates, a table of contents, numbered sections and a change log.',
  use: ['For the terms, the privacy policy and other texts that people quote by section.'],
  avoid: ['For help, use QuestionList or a guide.', 'Without a change log: readers must see what changed.'],
  examples: [
    {
      do: <p>In force since November 2, 2026. Last changed November 3, 2026.</p>,
      dont: <p>Updated recently.</p>,
      because: 'Both dates are there, and a log says what changed.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the table of contents and the link to the change log.'],
    ['Enter', 'Goes to the section.'],
  ],
  announced: [
    'A navigation “Contents” with an ordered list of links.',
    'Each section as a region with its heading.',
  ],
  content: [
    'Titles of sections are short nouns. Keep their `id`, because other texts link to it.',
    'A list in `blocks` becomes a bulleted list.',
  ],
  wide: true,
  layout: [
    'In 960 px or more, the table of contents is beside the text and stays in view. In less space it is above it: in two columns from 640 px, else in one.',
    'Without the table of contents when it is printed.',
  ],
  states: { Default: <LegalDocument {...meta.args} /> },
  related: ['marketing/Section', 'marketing/QuestionList'],
}
