import { WordForm } from '#ui/security/WordForm.tsx'
import meta, { Refused, Set } from './WordForm.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'WordForm sets the word by which a customer recognises our emails.',
  use: ['On the security page, in a separate section.'],
  avoid: ['For a password, use NewPasswordField.', 'For other text, use TextField.'],
  examples: [
    {
      do: <p>A word is set. A new one replaces it.</p>,
      dont: <p>Your word: Barnacle</p>,
      because:
        'Anyone who saw the word, over a shoulder or in a copy of the page, could write such an email.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the field, then to the button.'],
    ['Enter', 'Saves the word. The field is emptied.'],
  ],
  announced: ['The error of the field.', 'That the word is saved, or why not.'],
  content: ['The word is never shown again, only that one is set.'],
  wide: true,
  layout: ['One column. The field is at most 320 px wide.'],
  states: {
    'Not set': <WordForm {...meta.args} />,
    Set: <WordForm {...meta.args} {...Set.args} />,
    Refused: <WordForm {...meta.args} failure={Refused.args?.failure} />,
  },
  related: ['security/LockForm', 'form/TextField'],
}
