import { PageIntro } from '#ui/marketing/PageIntro.tsx'
import meta, { NoDrawing } from './PageIntro.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PageIntro is the head of a public page: its heading, a sentence and an optional drawing.',
  use: ['Once at the top of a public page. `heading` contains the only `h1`.'],
  avoid: ['For a part of a page, use Section.', 'On the pages of a signed-in customer.'],
  examples: [
    {
      do: (
        <div>
          <p className="text-2xl font-semibold">Plans</p>
          <p className="text-muted">What each plan includes, and what it costs to withdraw.</p>
        </div>
      ),
      dont: (
        <div>
          <p className="text-2xl font-semibold">Unlock your potential!</p>
          <p className="text-muted">The future of investing is here.</p>
        </div>
      ),
      because: 'Say what the page is and what a reader finds on it.',
    },
  ],
  keyboard: 'It can’t be operated. Tab moves to the links in it.',
  announced: ['The heading of level 1, then the sentence. The drawing isn’t announced.'],
  content: ['The heading is the title of the page.', 'The lead is one sentence of at most about 25 words.'],
  wide: true,
  layout: [
    'The drawing is beside the heading in 704 px or more, and below it in less space. The sentence has at most 56 characters in a line.',
  ],
  states: {
    'With a drawing': <PageIntro {...meta.args} heading={<h3 className="text-4xl">Sample page</h3>} />,
    'Without a drawing': (
      <PageIntro {...meta.args} {...NoDrawing.args} heading={<h3 className="text-4xl">Sample page</h3>} />
    ),
  },
  related: ['marketing/Section', 'marketing/Illustration', 'marketing/CallToAction'],
}
