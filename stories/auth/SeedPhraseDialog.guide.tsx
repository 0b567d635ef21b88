import { Checkbox } from '#ui/primitives/Checkbox.tsx'
import { SeedPhraseWords } from '#ui/auth/SeedPhraseWords.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'SeedPhraseDialog shows the seed phrase after registration, once and never again.',
  use: ['Directly after an account was created, with the phrase of the server’s answer.'],
  avoid: [
    'To show a phrase later: the server keeps only a hash of it.',
    'For other confirmations, use AlertDialog. This one can’t be closed without an answer.',
  ],
  examples: [
    {
      do: <Checkbox label="I have saved my seed phrase." />,
      dont: <Checkbox label="I have saved my seed phrase." defaultChecked />,
      because: 'Neither a download nor a copy ticks the box: both may have failed. Only the customer knows.',
    },
  ],
  keyboard: [
    [
      'Tab, Shift + Tab',
      'Moves through Show the words, the buttons that save them, the box and Login, and stays inside.',
    ],
    ['Escape', 'Does nothing: the phrase would be lost.'],
    ['Space', 'Ticks the box.'],
    ['Enter or Space', 'On Login without the tick: moves to the box and says why.'],
  ],
  announced: [
    '“Dialog, Successful Registration” and what the phrase is for.',
    'After copying: that it was copied, or that it failed and the phrase is selected.',
    'The error of the box as its description.',
  ],
  content: [
    'It says what the phrase can do, where to keep it, and where not to.',
    'The phrase in one line is exactly what must be typed for a reset.',
  ],
  layout: [
    'As Dialog. It is higher than a phone and scrolls, so the box and Login may be out of view at first.',
    'The phrase breaks anywhere. Its buttons aren’t printed.',
  ],
  states: {
    'The words, hidden': (
      <SeedPhraseWords
        words={['abandon', 'ability', 'able', 'about', 'above', 'absent']}
        shown={false}
        onShownChange={() => {}}
      />
    ),
    'The words, shown': (
      <SeedPhraseWords
        words={['abandon', 'ability', 'able', 'about', 'above', 'absent']}
        shown
        onShownChange={() => {}}
      />
    ),
    'To confirm': (
      <div className="grid gap-3">
        <Checkbox label="I have saved my seed phrase." />
        <Button size="lg">Login</Button>
      </div>
    ),
  },
  related: ['auth/SeedPhraseWords', 'auth/SignUpForm', 'primitives/Dialog'],
}
