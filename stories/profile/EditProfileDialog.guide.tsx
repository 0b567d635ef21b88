import { Button } from '#ui/primitives/Button.tsx'
import { ProfileForm } from '#ui/profile/ProfileForm.tsx'
import meta from './EditProfileDialog.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'EditProfileDialog is the dialog in which customers change their details.',
  use: ['From the account page, beside ProfileSummary.'],
  avoid: ['For the password, use ChangePasswordForm.', 'For other forms, use Dialog.'],
  examples: [
    {
      do: (
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary">Cancel</Button>
          <Button>Update</Button>
        </div>
      ),
      dont: (
        <div className="flex flex-wrap justify-end gap-3">
          <Button>Save and close</Button>
        </div>
      ),
      because:
        'It closes only once the server has confirmed the change. After a failure, everything typed is still there.',
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves through the close button, the fields, Cancel and Update, and stays inside.'],
    ['Enter', 'In a field of one line: submits the form.'],
    ['Escape', 'Closes it. A press outside doesn’t. Keep what was typed for when it opens again.'],
  ],
  announced: ['“Dialog, Update details” when it opens.', 'What ProfileForm announces.'],
  content: ['Title and button use one word: “Update details”, “Update”.'],
  wide: true,
  layout: ['As Dialog: at most 544 px wide, and it scrolls on a phone. Its title scrolls with it.'],
  states: {
    'The form': (
      <ProfileForm stored={meta.args.stored} onSubmit={() => {}} failure={null} className="max-w-form" />
    ),
    'The buttons': (
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary">Cancel</Button>
        <Button>Update</Button>
      </div>
    ),
    'Being sent': (
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary">Cancel</Button>
        <Button loading>Update</Button>
      </div>
    ),
  },
  related: ['profile/ProfileForm', 'profile/ProfileSummary', 'primitives/Dialog'],
}
