import { PointList } from '#ui/marketing/PointList.tsx'
import meta, { WithIcon, TwoColumns } from './PointList.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PointList is a list of short points with titles.',
  use: ['For two to eight points of the same kind, such as risks or rules.'],
  avoid: [
    'For features with pictures, use FeatureCard.',
    'For an order, use StepList.',
    'For questions, use QuestionList.',
  ],
  examples: [
    {
      do: (
        <PointList
          points={[{ title: 'You can lose everything', text: 'Only invest what you can do without.' }]}
        />
      ),
      dont: (
        <PointList
          points={[
            {
              title: 'Risk',
              text: 'Please note that investments may, under certain circumstances, be subject to fluctuations.',
            },
          ]}
        />
      ),
      because: 'The title states the point. The text adds what it means for the reader.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['A list, each entry with a heading and its text. The icon isn’t announced.'],
  content: ['Titles have the same form: all sentences, or all nouns.'],
  layout: [
    'One column. With `columns={2}`, as many columns of 272 px as fit.',
    'Texts have at most 68 characters in a line.',
  ],
  states: {
    'One column': <PointList {...meta.args} />,
    'With an icon': <PointList {...meta.args} {...WithIcon.args} />,
    'Two columns if there is space': <PointList {...meta.args} {...TwoColumns.args} />,
  },
  related: ['marketing/FeatureCard', 'marketing/StepList', 'marketing/QuestionList'],
}
