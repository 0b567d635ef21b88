import { draftFields, type SignUpDraft } from '#ui/auth/SignUpForm.tsx'
import { createReloadDraft, textsOf } from '../../storage/reload-draft.ts'

// A visitor's. It never contains the password.
const VISITOR = ''
const drafts = createReloadDraft<SignUpDraft>({
  form: 'sign-up',
  read: (stored) => textsOf(stored, draftFields),
  isEmpty: (draft) => !Object.values(draft).some(Boolean),
})

/** What the visitor typed earlier, including before a reload. Never contains the password. */
export const readDraft = (): SignUpDraft => drafts.of(VISITOR) ?? {}
/** Replaces the draft. Called after each change in the form. */
export const writeDraft = (typed: SignUpDraft) => drafts.keep(VISITOR, typed)
/** Called once the account exists. */
export const clearDraft = drafts.drop
