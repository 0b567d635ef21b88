import type { ComponentProps } from 'react'
import { Button } from '../primitives/Button.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import { ProfileForm } from './ProfileForm.tsx'

type Props = Omit<ComponentProps<typeof Dialog>, 'title' | 'children' | 'footer' | 'onSubmit'> &
  Pick<ComponentProps<typeof ProfileForm>, 'stored' | 'draft' | 'merge' | 'onDraft' | 'onSubmit' | 'failure'>

/** ACC-2 */
export function EditProfileDialog({ stored, draft, merge, onDraft, onSubmit, failure, ...rest }: Props) {
  return (
    // A click beside the dialog must not lose what was typed.
    <Dialog title="Update details" closedBy="closerequest" {...rest}>
      <ProfileForm
        // Other stored values make another form, which starts from what was typed in this one.
        key={JSON.stringify(stored)}
        stored={stored}
        draft={draft}
        merge={merge}
        onDraft={onDraft}
        onSubmit={onSubmit}
        failure={failure}
        aside={
          <Button variant="secondary" onClick={() => rest.onOpenChange(false)}>
            Cancel
          </Button>
        }
      />
    </Dialog>
  )
}
