import { ProfileSummary } from '#ui/profile/ProfileSummary.tsx'
import meta, { Newcomer, Loading, Unreadable } from './ProfileSummary.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'ProfileSummary shows the details that the customer has given.',
  use: ['On the account page, beside a button that opens EditProfileDialog.'],
  avoid: ['For other facts, use DescriptionList.', 'To change the details, use ProfileForm.'],
  examples: [
    {
      do: (
        <p>
          <span className="font-normal text-muted">No phone number yet</span>
        </p>
      ),
      dont: <p>—</p>,
      because: 'What the customer hasn’t given has words. A dash means that the value could not be read.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    'A list of terms and values. A value that could not be read: “not available”.',
    '“Loading your details” while it loads.',
  ],
  content: [
    'Labels and the words for empty values are fixed.',
    'Values are shown as text, with their own writing direction.',
  ],
  wide: true,
  layout: [
    'Terms are beside the details from 640 px of window, and above them on a phone. Long details break anywhere.',
  ],
  states: {
    Ready: <ProfileSummary {...meta.args} />,
    'With empty values': <ProfileSummary {...meta.args} {...Newcomer.args} />,
    Loading: <ProfileSummary {...meta.args} {...Loading.args} />,
    Unreadable: <ProfileSummary {...meta.args} {...Unreadable.args} />,
  },
  related: ['primitives/DescriptionList', 'profile/EditProfileDialog', 'profile/AccountSection'],
}
