import { asTyped, profileFields, type ProfileValues, type StoredProfile } from '#ui/profile/profile-values.ts'
import { createReloadDraft, textsOf } from '../../storage/reload-draft.ts'

/**
 * The form's input, and what was stored when it was opened. The difference is what the customer changed. `open`: the form was not closed,
 * so it opens by itself.
 */
type Draft = { base: StoredProfile; values: ProfileValues; open: boolean }

const isUnchanged = ({ base, values }: Draft) => JSON.stringify(asTyped(base)) === JSON.stringify(values)

const drafts = createReloadDraft<Draft>({
  form: 'profile',
  read: readStored,
  isEmpty: isUnchanged,
})

/**
 * What this customer typed earlier, or `undefined`. The end of a session and a reload close the page; after signing in again, the customer
 * finds it here.
 */
export const profileDraft = (email: string) => drafts.of(email) ?? undefined
/** Replaces the draft. Called after each change in the form, and when the profile was changed elsewhere meanwhile. */
export const keepDraft = (email: string, draft: Draft) => drafts.keep(email, draft)
/** Called when the profile was saved, and when the customer discards the changes. */
export const dropDraft = () => drafts.drop()
/** Called when the dialog closes. What was changed and not saved is there when it opens again. Returns whether there is any. */
export function closeDraft(email: string): boolean {
  const draft = profileDraft(email)
  if (!draft || isUnchanged(draft)) {
    dropDraft()
    return false
  }
  keepDraft(email, { ...draft, open: false })
  return true
}

function readStored(stored: unknown): Draft | null {
  const { base, values, open } = (stored instanceof Object ? stored : {}) as Partial<
    Record<keyof Draft, unknown>
  >
  const typed = textsOf(values, profileFields)
  // `null`: the server's value could not be read.
  const before = { ...nothing, ...textsOf(base, profileFields) }
  return profileFields.every((field) => typed[field] !== undefined)
    ? { base: before, values: { ...asTyped(before), ...typed }, open: open !== false }
    : null
}

const nothing: StoredProfile = {
  name: null,
  phoneNumber: null,
  address: null,
  zipCode: null,
  gender: null,
  investmentGoal: null,
}
