import { announce } from '#ui/lib/announce.ts'
import { useCallback, useState } from 'react'
import { renamePasskey } from './change-passkey.ts'
import { refreshSecurity } from './queries.ts'
import { opened, type Renaming, type Renamings } from './renaming.ts'
import { draftOf, dropDraft, keepDraft, keepFailure } from './security-drafts.ts'

/** The state of renaming a passkey: which one, and why saving the name failed. */
export function useRenamePasskey(email: string) {
  const [all, setAll] = useState<Renamings>(() => {
    const draft = draftOf(email, 'rename')
    const { id, name } = draft?.values ?? {}
    return {
      renaming: id === undefined || !draft ? null : { id, typed: name, failure: draft.failure },
      kept: [],
    }
  })
  // The form that the page opened with doesn't take the focus.
  const [pressed, setPressed] = useState(false)
  const { renaming } = all
  const id = renaming?.id
  const keep = useCallback(
    ({ name }: { name: string }) => id !== undefined && keepDraft(email, 'rename', { id, name }),
    [email, id],
  )
  const open = (which: string | null) => {
    const next = opened(all, which, draftOf(email, 'rename')?.values.name)
    dropDraft(email, 'rename')
    if (which !== null && next.renaming?.typed !== undefined)
      keepDraft(email, 'rename', { id: which, name: next.renaming.typed })
    setAll(next)
    setPressed(true)
  }
  /** Changes the form of one passkey, even if another one was opened meanwhile. `null` closes it. */
  const settle = (which: string, to: Renaming | null) =>
    setAll((now) =>
      now.renaming?.id === which
        ? { ...now, renaming: to }
        : { ...now, kept: [...now.kept.filter((each) => each.id !== which), ...(to ? [to] : [])] },
    )
  const rename = async (which: string, name: string) => {
    keep({ name })
    settle(which, { id: which, typed: name, failure: null })
    const failure = await renamePasskey(email, which, name)
    void refreshSecurity(email)
    if (failure) {
      keepFailure(email, 'rename', failure)
      return settle(which, { id: which, typed: name, failure })
    }
    announce('The name is saved.')
    if (draftOf(email, 'rename')?.values.id === which) dropDraft(email, 'rename')
    settle(which, null)
  }
  return { renaming, pressed, open, keep, rename }
}
