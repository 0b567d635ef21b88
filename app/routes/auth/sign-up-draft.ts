import { draftFields, type SignUpDraft } from '#ui/auth/SignUpForm.tsx'
import { createReloadDraft, textsOf } from '../../storage/reload-draft.ts'

// A visitor's. It never contains the password.
const VISITOR = ''
const drafts = createReloadDraft<SignUpDraft>({
  form: 'sign-up',
  read: (stored) => textsOf(stored, draftFields),
  isEmpty: (draft) => !Object.values(draft).some(Boolean),
})

/** What was typed earlier, including before a reload. Never contains the password. */
export const readDraft = (): SignUpDraft => drafts.of(VISITOR) ?? {}
export const writeDraft = (typed: SignUpDraft) => drafts.keep(VISITOR, typed)
export const clearDraft = drafts.drop
export const { carryOverReload } = drafts
