import { HeroSlider } from '#ui/marketing/HeroSlider.tsx'
import meta from './HeroSlider.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'HeroSlider is the carousel of the home page, which moves automatically until someone interacts with it.',
  use: ['Once, at the top of the home page, with two or three slides.'],
  avoid: [
    'For content that everyone should read: most visitors see only the first slide.',
    'For pictures to look through, use a list.',
  ],
  examples: [
    {
      do: (
        <p className="text-sm">
          <span className="font-semibold">Every fee before you confirm.</span> You see the amount, the fee and
          what you receive.
        </p>
      ),
      dont: (
        <p className="text-sm">
          <span className="font-semibold">Limited offer!</span> Double your deposit today.
        </p>
      ),
      because:
        'A slide says what the product does. Every slide has the same links, so none is lost by waiting.',
    },
  ],
  keyboard: [
    [
      'Tab',
      'Moves through the links of the shown slide, Pause slides, Previous slide and Next slide. Meanwhile nothing moves by itself.',
    ],
    [
      'Arrow left, Arrow right',
      'Shows the previous or next slide, the other way round in right-to-left languages. From a link, the focus moves to the same link of the new slide.',
    ],
    ['Enter or Space', 'On a button: pauses, continues or changes the slide.'],
  ],
  announced: [
    'A carousel with its label, and slides “1 of 2”. Hidden slides can’t be reached.',
    'A change by the visitor: “Slide 2 of 2:” and its title. A change by itself isn’t announced.',
    'With reduced motion nothing moves by itself, and there is no pause button.',
  ],
  content: [
    'Title and text are one sentence each.',
    'A picture must have a name, because it is content here.',
  ],
  layout: [
    'It fills the width and shows one slide. All slides have the height of the tallest one.',
    'In less than 416 px the buttons have a line of their own below the slide.',
  ],
  states: { Playing: <HeroSlider {...meta.args} every={0} /> },
  pressable: <HeroSlider {...meta.args} every={0} />,
  related: ['marketing/OverviewPicture', 'marketing/ReviewPicture', 'marketing/CallToAction'],
}
