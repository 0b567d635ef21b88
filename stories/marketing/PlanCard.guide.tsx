import { PlanCard } from '#ui/marketing/PlanCard.tsx'
import meta, { WithNote, WithHint, Current, OwnAction } from './PlanCard.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PlanCard is a plan with its range of amounts and its features.',
  use: [
    'For all plans side by side, without singling one out.',
    'Mark the customer’s plan with `current`. If it can’t be chosen, say why in `note`.',
  ],
  avoid: ['To compare plans by feature, use PlanTable.', 'With a return or a profit: none is promised.'],
  examples: [
    {
      do: <PlanCard {...meta.args} {...WithNote.args} />,
      dont: <PlanCard {...meta.args} features={['Up to 12% per month', 'Best value']} />,
      because: 'Features are what the plan includes. Never a return, and no plan is called the best.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the link of the card.'],
    ['Enter', 'Follows it.'],
  ],
  announced: [
    'An article with the plan as its heading, the amount, then the list of features.',
    'The link with the plan as description: “Purchase Plan, Starter”.',
    '“Your plan” on the customer’s plan.',
  ],
  content: [
    'Prices are as the operator set them. Features are short, without a full stop.',
    'If the label of the link promises more than it does, its hint says what it does.',
  ],
  layout: [
    'It fills its column, and its link is at the bottom, so that the links of a row are on one line.',
    'Long features and prices break anywhere. The text of the link wraps.',
  ],
  states: {
    Offered: <PlanCard {...meta.args} />,
    'The customer’s plan': (
      <div className="pt-3">
        <PlanCard {...meta.args} {...Current.args} />
      </div>
    ),
    'With a hint': <PlanCard {...meta.args} {...WithHint.args} />,
    'With a note': <PlanCard {...meta.args} {...WithNote.args} />,
    'Own action': <PlanCard {...meta.args} {...OwnAction.args} />,
  },
  pressable: <PlanCard {...meta.args} />,
  related: ['marketing/PlanTable', 'primitives/Badge'],
}
