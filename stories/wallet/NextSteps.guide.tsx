import { NextSteps } from '#ui/wallet/NextSteps.tsx'
import meta, { OneDone } from './NextSteps.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'NextSteps lists what a customer still has to do, with what is already done.',
  use: [
    'On the dashboard of a new customer, for two to four steps.',
    'Keep a done step in the list while others are open: it shows progress.',
  ],
  avoid: [
    'For the steps of one form or payment, use DepositStepBar.',
    'For something urgent, use Callout. Any of these steps can be hidden.',
  ],
  examples: [
    {
      do: <NextSteps {...meta.args} {...OneDone.args} />,
      dont: <p>Complete your account! 50% done</p>,
      because: 'Name each step and where to do it. A percentage says neither.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the link of each open step, then to its Hide this step.'],
    ['Enter', 'On the link: goes to the step.'],
    [
      'Enter or Space',
      'On Hide this step: calls `onHide` and moves the focus to the heading, because the button disappears.',
    ],
  ],
  announced: [
    'A region and heading “Next steps”, then a list.',
    'A done step ends with “Done”. The circles aren’t announced.',
    'The hide button has the step in its name: “Hide this step: Verify your identity”.',
  ],
  content: [
    'The title is a command: “Make a first deposit”.',
    'The text says in one sentence what the step requires or achieves.',
    'The link says what happens next: “Write the email”.',
  ],
  layout: ['It fills the width. Text and links of a step wrap, “Done” stays at the end of its first line.'],
  states: {
    'Two open': <NextSteps {...meta.args} />,
    'One done': <NextSteps {...meta.args} {...OneDone.args} />,
    'All done': <span className="text-muted">Nothing is shown.</span>,
  },
  pressable: <NextSteps {...meta.args} />,
  related: ['primitives/EmptyState', 'primitives/Callout', 'deposit/DepositStepBar'],
}
