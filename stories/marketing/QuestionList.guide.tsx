import { QuestionList } from '#ui/marketing/QuestionList.tsx'
import meta from './QuestionList.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'QuestionList is a list of questions whose answers can be expanded.',
  use: ['For five or more questions, of which a reader needs one or two.'],
  avoid: [
    'For content that everyone should read, use PointList or plain text.',
    'For sections with components in them, use Accordion.',
  ],
  examples: [
    {
      do: (
        <QuestionList
          questions={[
            {
              question: 'What does a withdrawal cost?',
              answer: 'A percentage that is set for your account.',
            },
          ]}
        />
      ),
      dont: <QuestionList questions={[{ question: 'Fees', answer: 'Fees apply.' }]} />,
      because: 'Word a question as a customer would ask it, and answer exactly that.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the next question.'],
    ['Enter or Space', 'Opens or closes its answer.'],
  ],
  announced: [
    'Each question, “collapsed” or “expanded”, as the browser says it.',
    'The browser’s search finds closed answers too, in browsers that support it.',
  ],
  content: [
    'Questions end with a question mark. Answers are one to three sentences.',
    'In print, all answers are open.',
  ],
  layout: [
    'It fills the width. Each question is a line of at least 52 px and wraps, answers have at most 68 characters in a line.',
    'Printed, all answers are open.',
  ],
  states: { Closed: <QuestionList {...meta.args} /> },
  pressable: <QuestionList {...meta.args} />,
  related: ['primitives/Accordion', 'marketing/HelpSearch', 'marketing/PointList'],
}
