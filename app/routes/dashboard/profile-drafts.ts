import type { ProfileValues, StoredProfile } from '#ui/profile/profile-values.ts'

/** What was typed, and what was stored when the form was opened. The difference is what the customer changed. */
type Draft = { base: StoredProfile; values: ProfileValues }

// By email, in memory. The end of a session closes the page; after signing in again, the customer finds what was typed.
const drafts = new Map<string, Draft>()

export const profileDraft = (email: string) => drafts.get(email)
export const keepDraft = (email: string, draft: Draft) => void drafts.set(email, draft)
export const dropDraft = (email: string) => void drafts.delete(email)
