import { CallToAction } from '#ui/marketing/CallToAction.tsx'
import meta, { OneAction } from './CallToAction.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'CallToAction is the last part of a public page, with one or two links.',
  use: [
    'At the end of a public page.',
    'With `more` for visitors who aren’t ready yet. It is as large as the first.',
  ],
  avoid: ['In the middle of a text, use Link.', 'For an action on the page itself, use Button.'],
  examples: [
    {
      do: <CallToAction {...meta.args} />,
      dont: (
        <CallToAction
          title="Start earning now"
          text="Join thousands of winners. Only today!"
          action={{ label: 'Get rich', href: '#sign-up' }}
        />
      ),
      because: 'No promise of returns, no pressure, no numbers that nobody can check.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the first link, then to the second.'],
    ['Enter', 'Opens the page.'],
  ],
  announced: ['A region with its heading, the text and the links.'],
  content: ['The link says what happens: “Create account”.', 'The text says what it costs or commits to.'],
  wide: true,
  layout: [
    'Text and links are beside one another, and below one another if the text would have less than 384 px. On a phone the links fill the width.',
    'The text of a link wraps. Not printed.',
  ],
  states: {
    'Two links': <CallToAction {...meta.args} />,
    'One link': <CallToAction {...meta.args} {...OneAction.args} />,
  },
  related: ['marketing/Section', 'primitives/Button', 'primitives/Link'],
}
