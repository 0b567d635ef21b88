import type { ComponentProps } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import * as words from '../primitives/messages.ts'
import * as m from './messages.ts'
import { ProfileForm } from './ProfileForm.tsx'

type Props = Omit<ComponentProps<typeof Dialog>, 'title' | 'children' | 'footer' | 'onSubmit'> &
  Pick<ComponentProps<typeof ProfileForm>, 'stored' | 'draft' | 'merge' | 'onDraft' | 'onSubmit' | 'failure'>

/** The dialog in which customers change their details (ACC-2). */
export function EditProfileDialog({ stored, draft, merge, onDraft, onSubmit, failure, ...rest }: Props) {
  const t = useTranslate()
  return (
    // A click outside must not discard the input. The Cancel button is below a long form, so there is a close button at the top too.
    <Dialog title={t(m.updateDetails)} closedBy="closerequest" closeButton {...rest}>
      <ProfileForm
        // If the stored values change, a new form replaces this one and takes over its draft.
        key={JSON.stringify(stored)}
        stored={stored}
        draft={draft}
        merge={merge}
        onDraft={onDraft}
        onSubmit={onSubmit}
        failure={failure}
        aside={
          <Button variant="secondary" onClick={() => rest.onOpenChange(false)}>
            {t(words.cancel)}
          </Button>
        }
      />
    </Dialog>
  )
}
