import { SeedPhraseWords } from '#ui/auth/SeedPhraseWords.tsx'
import meta, { Covered } from './SeedPhraseWords.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'SeedPhraseWords are the numbered words of a seed phrase, hidden until the customer shows them.',
  use: ['Inside SeedPhraseDialog.', 'Start with `shown={false}`, in case someone is watching.'],
  avoid: [
    'To enter a phrase, use SeedPhraseField.',
    'For anything that support may see: nobody else should ever read the words.',
  ],
  examples: [
    {
      do: <SeedPhraseWords {...meta.args} {...Covered.args} />,
      dont: <p className="blur-[6px]">abandon ability able about</p>,
      because:
        'Words that are only blurred can be read in the page and guessed by their length. The cover is the same text for each word.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to Show the words or Hide the words.'],
    ['Enter or Space', 'Shows or hides them.'],
  ],
  announced: ['A list “Seed phrase” with numbered words, or “hidden” for each.'],
  content: [
    'It is excluded from translation.',
    'The numbers can’t be selected, so that a copy contains only the words.',
  ],
  layout: [
    'As many columns of 120 px as fit: two on a phone. A long word breaks anywhere.',
    'Printed, the words have no box and no button.',
  ],
  states: {
    Hidden: <SeedPhraseWords {...meta.args} {...Covered.args} />,
    Shown: <SeedPhraseWords {...meta.args} />,
  },
  pressable: <SeedPhraseWords {...meta.args} {...Covered.args} />,
  related: ['auth/SeedPhraseDialog', 'auth/SeedPhraseField'],
}
