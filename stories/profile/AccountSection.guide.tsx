import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import meta, { WithoutLead } from './AccountSection.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'AccountSection is a part of the account page: a title and a sentence at the start, the content beside it.',
  use: ['For each topic of the account page, such as details, plan, password and data.'],
  avoid: [
    'On other pages, use a heading: the columns only make sense below one another.',
    'For a part that can be closed, use Accordion.',
  ],
  examples: [
    {
      do: (
        <AccountSection title="Password">
          <Button variant="secondary">Change password</Button>
        </AccountSection>
      ),
      dont: (
        <AccountSection title="Change your password now">
          <Button>Change password</Button>
        </AccountSection>
      ),
      because:
        'The title names the topic. The action is in the content, and rarely the main one of the page.',
    },
  ],
  keyboard: 'It can’t be operated. Tab moves to the controls in its content.',
  announced: ['A region and heading with the title, then the sentence and the content.'],
  content: [
    'The title is a noun: “Investment plan”.',
    'The lead is one or two sentences on what the topic means for the customer.',
  ],
  wide: true,
  layout: [
    'From 1024 px of window, title and sentence are in a column of 288 px and the content beside it. In less space the content is below.',
  ],
  states: {
    Default: <AccountSection {...meta.args} />,
    'Without a lead': <AccountSection {...meta.args} {...WithoutLead.args} />,
  },
  related: ['profile/ProfileSummary', 'primitives/Accordion'],
}
