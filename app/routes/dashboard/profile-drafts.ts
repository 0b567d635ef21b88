import type { ProfileValues } from '#ui/wallet/profile-values.ts'

// In memory, by customer: a session that ends takes the page away, and what was typed is there again after signing in.
const drafts = new Map<string, ProfileValues>()

export const profileDraft = (email: string) => drafts.get(email)
export const keepDraft = (email: string, values: ProfileValues) => void drafts.set(email, values)
export const dropDraft = (email: string) => void drafts.delete(email)
