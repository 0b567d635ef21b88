import { PlanTable } from '#ui/marketing/PlanTable.tsx'
import meta from './PlanTable.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PlanTable compares the plans by feature, without singling one out.',
  use: ['Below the cards of the plans, for readers who compare.'],
  avoid: ['To choose a plan, use PlanCard.', 'For rows of the same kind, use Table.'],
  examples: [
    {
      do: <p className="text-sm text-muted">A dash means it is not in that plan’s list.</p>,
      dont: <p className="text-sm text-muted">Not available</p>,
      because: 'The list of a plan may be incomplete. The note says only what the dash means.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    'A table with the caption, the plan and the feature as headers of each cell.',
    'A check mark is “Yes”, a dash “Not in the list”.',
    'On a phone: the same, with the feature as the header of the row below it.',
    '“Your plan” with the name of the customer’s plan.',
    'With very large text on a phone: a region for each plan with terms and values.',
  ],
  content: ['The caption says what is compared. Features are nouns.'],
  wide: true,
  layout: [
    '“Your plan” is above the table and takes no space. Leave 16 px free there.',
    'In less than 704 px, the name of a feature is above its values, so that the plans stay side by side.',
    'In less than 272 px, or with very large text, each plan is a list of its features.',
    'Columns have the same width, and long words break.',
  ],
  states: {
    'As a table': <PlanTable {...meta.args} />,
    'The customer’s plan': (
      <div className="pt-5">
        <PlanTable {...meta.args} current={1} />
      </div>
    ),
    'On a phone': (
      <div className="max-w-94">
        <PlanTable {...meta.args} />
      </div>
    ),
  },
  related: ['marketing/PlanCard', 'primitives/Table'],
}
