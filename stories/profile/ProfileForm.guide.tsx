import { Field } from '#ui/primitives/Field.tsx'
import { Input } from '#ui/primitives/Input.tsx'
import { ProfileForm } from '#ui/profile/ProfileForm.tsx'
import meta, { Unreadable, RefusedAtAField, Failed } from './ProfileForm.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'ProfileForm is the form for the customer’s details, which leaves untouched values as they are.',
  use: [
    'Inside EditProfileDialog.',
    'Store `onDraft` and pass it as `draft`. If the stored details change meanwhile, pass `merge`.',
  ],
  avoid: ['For registration, use SignUpForm.', 'To show the details, use ProfileSummary.'],
  examples: [
    {
      do: (
        <Field label="Zip code" hint="We could not read this value. It is left as it is.">
          <Input />
        </Field>
      ),
      dont: (
        <Field label="Zip code" error="Zip code is required">
          <Input />
        </Field>
      ),
      because: 'A stored value that the customer hasn’t touched doesn’t prevent another change.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the fields in reading order, then to the second button and Update.'],
    ['Enter', 'In a field of one line: submits the form.'],
  ],
  announced: [
    'Each field with its error or hint as description.',
    'After a failed attempt: the error summary, which takes the focus.',
    'Details that were changed elsewhere: ProfileChanges takes the focus, and Update is unavailable until a value is chosen for each conflict.',
  ],
  content: [
    'A value that could not be read says so, and that it is left as it is.',
    'A hint says how to remove an optional value.',
  ],
  wide: true,
  layout: [
    'One column on a phone. From 640 px of window, address and zip code are beside one another, and so are the two fields below them.',
    'The buttons are at the end of the line and wrap.',
  ],
  states: {
    Default: <ProfileForm {...meta.args} />,
    'Values unreadable': <ProfileForm {...meta.args} {...Unreadable.args} />,
    'Rejected at a field': <ProfileForm {...meta.args} {...RefusedAtAField.args} />,
    Failed: <ProfileForm {...meta.args} {...Failed.args} />,
  },
  related: ['profile/EditProfileDialog', 'profile/ProfileChanges', 'auth/SignUpForm', 'form/ContractForm'],
}
