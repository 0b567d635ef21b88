import type { ContactDraft } from '#ui/marketing/ContactForm.tsx'
import { currentSession } from '../../session/session-state.ts'
import { createReloadDraft, textsOf } from '../../storage/reload-draft.ts'

const drafts = createReloadDraft<ContactDraft>({
  form: 'message',
  read: (stored) => ({
    name: '',
    subject: '',
    message: '',
    ...textsOf(stored, ['name', 'subject', 'message']),
  }),
  isEmpty: (draft) => !Object.values(draft).some(Boolean),
})

const owner = () => currentSession()?.details.email ?? ''

/** The message to support that this customer, or this visitor, was writing, including before a reload. */
export const readMessage = (): ContactDraft | undefined => drafts.of(owner()) ?? undefined
/** Replaces the draft. Called after each change in the form. */
export const keepMessage = (draft: ContactDraft) => drafts.keep(owner(), draft)
