import { SecurityCheckList } from '#ui/security/SecurityCheckList.tsx'
import meta, { Failed, Loading } from './SecurityCheckList.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'SecurityCheckList says in sentences how an account is protected.',
  use: ['At the top of the security page, above the parts that it links to.'],
  avoid: [
    'For what a newcomer should do next, use NextSteps.',
    'For the status of an account, use AccountStatus.',
  ],
  examples: [
    {
      do: <p>Your password alone is enough to sign in.</p>,
      dont: <p>Security score: 40 %</p>,
      because: 'A score hides what is missing, and how it was calculated.',
    },
  ],
  keyboard: [['Tab', 'Moves to the next link. Enter follows it to the part of the page.']],
  announced: ['That it is loading, once.', 'A failure, when it appears.'],
  content: [
    'Say only what is known. What could not be read is unknown, not off.',
    'Times are absolute and have a zone. Nothing counts down.',
  ],
  wide: true,
  layout: [
    'It fills the width. The link is at the end of its sentence’s row, and below it if both don’t fit.',
  ],
  states: {
    Sentences: <SecurityCheckList {...meta.args} />,
    Loading: <SecurityCheckList {...meta.args} {...Loading.args} />,
    Failed: <SecurityCheckList {...meta.args} {...Failed.args} />,
  },
  related: ['profile/AccountSection', 'wallet/NextSteps', 'profile/AccountStatus'],
}
