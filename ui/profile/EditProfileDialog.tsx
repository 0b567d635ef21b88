import type { ComponentProps } from 'react'
import { Button } from '../primitives/Button.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import { ProfileForm } from './ProfileForm.tsx'

type Props = Omit<ComponentProps<typeof Dialog>, 'title' | 'children' | 'footer' | 'onSubmit'> &
  Pick<ComponentProps<typeof ProfileForm>, 'stored' | 'draft' | 'merge' | 'onDraft' | 'onSubmit' | 'failure'>

// What was typed is not to be lost by a stray click beside the dialog.
const stay = (event: Event) => event.preventDefault()

/** ACC-2 */
export function EditProfileDialog({ stored, draft, merge, onDraft, onSubmit, failure, ...rest }: Props) {
  return (
    <Dialog title="Update details" onInteractOutside={stay} {...rest}>
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
