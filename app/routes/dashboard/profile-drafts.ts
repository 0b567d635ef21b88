import type { ProfileValues, StoredProfile } from '#ui/profile/profile-values.ts'

/** What was typed, and what was stored when the form was opened: the two together say what the customer changed. */
type Draft = { base: StoredProfile; values: ProfileValues }

// In memory, by customer: a session that ends takes the page away, and what was typed is there again after signing in.
const drafts = new Map<string, Draft>()

export const profileDraft = (email: string) => drafts.get(email)
export const keepDraft = (email: string, draft: Draft) => void drafts.set(email, draft)
export const dropDraft = (email: string) => void drafts.delete(email)
