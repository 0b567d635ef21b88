import { Section } from '#ui/marketing/Section.tsx'
import meta, { Small } from './Section.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'Section is a part of a public page with a heading, an optional intro and its content.',
  use: ['For each part of a public page, after PageIntro.', 'Set `id` if links lead to it.'],
  avoid: [
    'On the pages of a signed-in customer: they have less space. Use a heading.',
    'For the last part with links, use CallToAction.',
  ],
  examples: [
    {
      do: <Section {...meta.args} size="sm" title="What a withdrawal costs" />,
      dont: <Section {...meta.args} size="sm" title="Learn more" />,
      because: 'A heading says what the part is about. Many readers see nothing but headings.',
    },
  ],
  keyboard: 'It can’t be operated. Tab moves to the controls in its content.',
  announced: ['A region with its heading, which is also in the list of headings.'],
  content: ['The intro is one or two sentences.', 'The note is a few words, such as “2 min read”.'],
  wide: true,
  layout: [
    'At most 1120 px wide. With `layout="split"`, the heading is beside the content in 960 px or more, and stays in view.',
    'There is less space above and below it on a phone.',
  ],
  states: {
    Default: <Section {...meta.args} />,
    'Beside its heading': <Section {...meta.args} layout="split" />,
    Sunken: <Section {...meta.args} tone="sunken" />,
    'Small, with a note': <Section {...meta.args} {...Small.args} />,
  },
  related: ['marketing/PageIntro', 'marketing/CallToAction'],
}
