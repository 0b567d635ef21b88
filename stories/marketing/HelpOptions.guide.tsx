import { HelpOptions } from '#ui/marketing/HelpOptions.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import meta, { LongText } from './HelpOptions.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'HelpOptions are the ways to get help, as rows with one link each.',
  use: ['In a section of a page that is about something else, such as the home page.'],
  avoid: ['On the help page itself, use ContactMethods, which has more space.'],
  examples: [
    {
      do: <HelpOptions {...meta.args} />,
      dont: (
        <p>
          Click <Link href="#here">here</Link> or <Link href="#there">here</Link> for help.
        </p>
      ),
      because: 'A link says where it leads, even without the text around it.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the link of each row.'],
    ['Enter', 'Opens the page or the email program.'],
  ],
  announced: [
    'A list, each entry with a heading and a text, then the link with the heading as description. Logos and arrows aren’t announced.',
  ],
  content: ['The prompt is a command: “Write to support”.', 'The text says when or how: “Monday to Friday”.'],
  layout: [
    'In 480 px or more, the link is at the end of its row. In less space it is below the text.',
    'Long addresses break anywhere.',
  ],
  states: {
    Default: <HelpOptions {...meta.args} />,
    'Long text': <HelpOptions {...meta.args} {...LongText.args} />,
  },
  pressable: <HelpOptions {...meta.args} />,
  related: ['marketing/ContactMethods', 'marketing/HelpSearch'],
}
