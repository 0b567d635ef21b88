import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'TotpSetUp sets up an authenticator app: an explanation, the key, and the first code.',
  use: ['On the security page, while the second step is off.'],
  avoid: ['For a proof with a code, use StepUpDialog.'],
  examples: [
    {
      do: <p>In the app, add an account and scan this picture.</p>,
      dont: <p>Provision the TOTP seed.</p>,
      because: 'Most customers set this up for the first time.',
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves between the buttons and the field.'],
    ['Enter', 'In the field, sends the code.'],
    ['Escape', 'Cancels. The second step stays off.'],
  ],
  announced: ['The title.', 'Whether the key was copied.', 'A wrong code with its field.'],
  content: [
    'Say before it begins what to do if the phone is lost.',
    'The key expires at a fixed time, shown without a countdown.',
  ],
  wide: true,
  layout: [
    'One column. The QR code is 176 px wide, the key below it can be copied on the same phone.',
    'Both buttons share the width. If they don’t fit, the main one is above the other.',
  ],
  states: {
    Key: <code className="font-mono">SAMP LEKE YSAM PLEK</code>,
  },
  related: ['security/BackupCodes', 'security/SecondStepStatus', 'address/AddressQr'],
}
