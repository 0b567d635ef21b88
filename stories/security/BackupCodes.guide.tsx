import { Checkbox } from '#ui/primitives/Checkbox.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'BackupCodes shows new backup codes, once.',
  use: ['After the second step was turned on, and after new codes were made.'],
  avoid: ['For a seed phrase, use SeedPhraseDialog.'],
  examples: [
    {
      do: <Checkbox label="I have stored my backup codes." />,
      dont: <Checkbox label="OK" defaultChecked />,
      because: 'The codes are never shown again, so nothing is ticked in advance.',
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves between the buttons and the box.'],
    ['Space', 'Ticks the box.'],
    ['Escape', 'Does nothing: only Done closes it.'],
  ],
  announced: [
    'The title with what the codes are for.',
    'Whether they were copied.',
    'What is missing before Done.',
  ],
  content: ['Say that old codes no longer work.'],
  wide: true,
  layout: [
    'Two columns of codes from 640 px of window, one on a phone. A code breaks anywhere. The buttons aren’t printed.',
  ],
  states: { Code: <code className="font-mono">samp-le00-0000-0001</code> },
  related: ['security/TotpSetUp', 'auth/SeedPhraseDialog'],
}
