import type { FormFailure } from '#ui/form/form-failure.ts'
import { announce } from '#ui/lib/announce.ts'
import { useCallback, useState } from 'react'
import { renamePasskey } from './change-passkey.ts'
import { refreshSecurity } from './queries.ts'
import { draftOf, dropDraft, keepDraft, keepFailure } from './security-drafts.ts'

/** `typed`: the name from before the page was left. */
type Renaming = { id: string; typed?: string; failure: FormFailure | null }

/** The state of renaming a passkey: which one, and why saving the name failed. */
export function useRenamePasskey(email: string) {
  const [renaming, setRenaming] = useState<Renaming | null>(() => {
    const draft = draftOf(email, 'rename')
    return draft ? { id: draft.values.id, typed: draft.values.name, failure: draft.failure } : null
  })
  const id = renaming?.id
  const keep = useCallback(
    ({ name }: { name: string }) => id !== undefined && keepDraft(email, 'rename', { id, name }),
    [email, id],
  )
  const open = (which: string | null) => {
    dropDraft(email, 'rename')
    setRenaming(which === null ? null : { id: which, failure: null })
  }
  const rename = async (which: string, name: string) => {
    keep({ name })
    setRenaming({ id: which, typed: name, failure: null })
    const failure = await renamePasskey(email, which, name)
    void refreshSecurity(email)
    if (failure) {
      keepFailure(email, 'rename', failure)
      // Another one may have been opened meanwhile.
      return setRenaming((now) => (now && now.id !== which ? now : { id: which, typed: name, failure }))
    }
    announce('The name is saved.')
    if (draftOf(email, 'rename')?.values.id === which) dropDraft(email, 'rename')
    setRenaming((now) => (now?.id === which ? null : now))
  }
  return { renaming, open, keep, rename }
}
