import { PasswordChecklist } from '#ui/auth/PasswordChecklist.tsx'
import { Progress } from '#ui/primitives/Progress.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PasswordChecklist lists the password rules, each marked as met or not met while the customer types.',
  use: ['Below a field for a new password. NewPasswordField has both.'],
  avoid: [
    'For a password that exists, use PasswordField: it may have been set under other rules.',
    'As a rating of a password: it says which rules are met and nothing about strength.',
  ],
  examples: [
    {
      do: <PasswordChecklist password="abc1" />,
      dont: <Progress label="Strength: weak" value={25} />,
      because: 'Name each rule. “Weak” doesn’t say what to change.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    'A list “Password rules”, each with “(met)” or “(not met)”.',
    'While typing, once the reader pauses: “3 of 6 password rules met” with the real numbers. Nothing while the field is empty.',
  ],
  content: ['The rules come from the contract, so that form and server say the same.'],
  layout: ['Two columns from 640 px of window, one on a phone. Each rule wraps beside its mark.'],
  states: {
    Empty: <PasswordChecklist password="" />,
    'Some rules met': <PasswordChecklist password="longenough" />,
    'All rules met': <PasswordChecklist password="Harbour#Light7" />,
  },
  related: ['auth/NewPasswordField', 'form/PasswordField'],
}
