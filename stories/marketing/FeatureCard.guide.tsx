import { Coins } from 'lucide-react'
import { FeatureCard } from '#ui/marketing/FeatureCard.tsx'
import meta, { AsLink } from './FeatureCard.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'FeatureCard shows a feature of the product with a title, a sentence and a drawing or an icon.',
  use: [
    'For three to six features side by side.',
    'With `href` if a page explains more: the whole card can then be pressed.',
  ],
  avoid: ['For points without pictures, use PointList.', 'For steps with an order, use StepList.'],
  examples: [
    {
      do: (
        <FeatureCard
          title="Every fee before you confirm"
          text="You see the amount, the fee and the payout."
        />
      ),
      dont: <FeatureCard title="Best in class" text="Trusted by experts everywhere." />,
      because: 'A feature is something that a customer can do or see, and that is true.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the title if it is a link.'],
    ['Enter', 'Opens the page.'],
  ],
  announced: ['The title as a heading, and as “link” with `href`. Drawing and icon aren’t announced.'],
  content: ['The title is a few words without a full stop.', 'The text is one or two sentences.'],
  layout: [
    'It fills its column. The drawing is at most 176 px wide. Put cards into a grid, so that those of a row have the same height.',
  ],
  states: {
    'With a line': <FeatureCard {...meta.args} />,
    'As a card': <FeatureCard {...meta.args} look="card" />,
    'With an icon': <FeatureCard {...meta.args} icon={<Coins />} />,
    'With a drawing, as a link': <FeatureCard {...meta.args} {...AsLink.args} />,
  },
  pressable: <FeatureCard {...meta.args} {...AsLink.args} />,
  related: ['marketing/PointList', 'marketing/StepList', 'marketing/Illustration'],
}
