import { drawings } from '#ui/marketing/drawings.tsx'
import { Illustration } from '#ui/marketing/Illustration.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'Illustration is a frame for a decorative drawing, with a ground line.',
  use: ['With one of the `drawings`, beside a text that says the same.'],
  avoid: [
    'For a picture that says something on its own: it is hidden from screen readers.',
    'For a picture of the product, use ProductPicture.',
  ],
  examples: [
    {
      do: <Illustration className="max-w-52">{drawings.lighthouse}</Illustration>,
      dont: (
        <div className="flex">
          <Illustration className="w-1/2">{drawings.lighthouse}</Illustration>
          <Illustration className="w-1/2">{drawings.sail}</Illustration>
        </div>
      ),
      because: 'Use one drawing for one idea.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['Nothing. The text beside it must say the same.'],
  content: ['It has no text.'],
  layout: ['It fills the width of its column and keeps its proportions. Limit it with `max-w-…`.'],
  states: {
    'With its ground line': <Illustration className="max-w-52">{drawings.sail}</Illustration>,
    'On a border': (
      <div className="border-b border-line-strong">
        <Illustration horizon={false} className="-mb-px max-w-52">
          {drawings.lighthouse}
        </Illustration>
      </div>
    ),
    Empty: <Illustration className="max-w-52" />,
  },
  related: ['marketing/PageIntro', 'marketing/FeatureCard', 'marketing/StepList', 'marketing/ProductPicture'],
}
