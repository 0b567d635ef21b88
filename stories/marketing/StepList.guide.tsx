import { StepList } from '#ui/marketing/StepList.tsx'
import meta, { NoDrawings } from './StepList.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'StepList is a numbered list of steps.',
  use: ['For three or four steps that happen in this order.'],
  avoid: [
    'For points without an order, use PointList.',
    'For the step that a customer is at, use DepositStepBar or NextSteps.',
  ],
  examples: [
    {
      do: <StepList steps={[{ title: 'Verify your identity', text: 'Send a photo of a government ID.' }]} />,
      dont: <StepList steps={[{ title: 'Relax', text: 'Watch your money grow.' }]} />,
      because: 'A step is something that the customer does. Profit isn’t a step.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    'An ordered list, each entry with a heading that starts with its number. The drawings aren’t announced.',
  ],
  content: ['The title is a command or a noun, the text one sentence.'],
  wide: true,
  layout: [
    'Three steps are in three columns from 640 px. Others are in two columns from 544 px and in four from 960 px. On a phone there is one column.',
    'The space counts, not the window. A drawing is at most 208 px wide.',
  ],
  states: {
    'With drawings': <StepList {...meta.args} />,
    'Without drawings': <StepList {...meta.args} {...NoDrawings.args} />,
  },
  related: ['marketing/PointList', 'deposit/WhatHappens', 'marketing/Illustration'],
}
