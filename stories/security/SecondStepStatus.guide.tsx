import { SecondStepStatus } from '#ui/security/SecondStepStatus.tsx'
import type { Guide } from '../guide.ts'

const does = { onSetUp: () => {}, onTurnOff: () => {}, onNewCodes: () => {} }

export const guide: Guide = {
  since: '0.1.0',
  what: 'SecondStepStatus says whether the second step is on, and how many backup codes are left.',
  use: ['On the security page, in a separate section.'],
  avoid: ['While the state is not known, show a skeleton or LoadError.'],
  examples: [
    {
      do: <SecondStepStatus on codesLeft={2} {...does} />,
      dont: <p>Your account is 80% secure.</p>,
      because: 'A score says nothing about what to do.',
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves between the buttons.'],
    ['Enter, Space', 'Presses the button.'],
  ],
  announced: ['Each button with what it is about.'],
  content: ['Name the number of codes that are left, and say that each works once.'],
  wide: true,
  layout: [
    'It fills the width. The button is at the end of its row, and below the text if that would have less than 176 px.',
  ],
  states: {
    Off: <SecondStepStatus on={false} codesLeft={0} {...does} />,
    On: <SecondStepStatus on since="2026-03-01T09:00:00Z" codesLeft={9} {...does} />,
    'Few codes': <SecondStepStatus on codesLeft={1} {...does} />,
  },
  related: ['security/TotpSetUp', 'security/BackupCodes'],
}
