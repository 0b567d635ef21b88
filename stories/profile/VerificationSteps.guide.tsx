import { VerificationSteps } from '#ui/profile/VerificationSteps.tsx'
import meta from './VerificationSteps.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'VerificationSteps says how customers verify their identity: what to send, to whom, and with which subject.',
  use: ['Inside VerificationDialog, and on pages that explain verification.'],
  avoid: [
    'For what a new customer still has to do, use NextSteps.',
    'As a form to upload a document: there is none.',
  ],
  examples: [
    {
      do: <VerificationSteps {...meta.args} />,
      dont: <p>Please send us your ID and your password so that we can identify you.</p>,
      because: 'Never ask for a password or a seed phrase. It says so itself.',
    },
  ],
  keyboard: 'It can’t be operated. Address and subject are text that can be selected.',
  announced: ['The sentence, then “To” and “Subject” as terms with their values.'],
  content: ['The subject contains the username, so that support can match the photo.'],
  layout: ['One column. Terms and details are beside one another from 640 px of window.'],
  states: { Default: <VerificationSteps {...meta.args} /> },
  related: ['profile/VerificationDialog', 'profile/AccountStatus', 'wallet/NextSteps'],
}
