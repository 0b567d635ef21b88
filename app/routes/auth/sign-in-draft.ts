import { createReloadDraft, textsOf } from '../../storage/reload-draft.ts'

/** `secondStep`: the password was accepted, and the second step was open. It never contains the password or what the server sent for the step. */
type SignInDraft = { email: string; secondStep: boolean }

// A visitor's.
const VISITOR = ''
const drafts = createReloadDraft<SignInDraft>({
  form: 'sign-in',
  read: (stored) => ({
    email: textsOf(stored, ['email']).email ?? '',
    secondStep: stored instanceof Object && 'secondStep' in stored && stored.secondStep === true,
  }),
  isEmpty: ({ email }) => email === '',
})

/** What the visitor typed earlier on the sign-in page, including before a reload. */
export const readDraft = (): SignInDraft => drafts.of(VISITOR) ?? { email: '', secondStep: false }
/** Keeps the email that was typed to sign in or to reset the password. */
export const keepEmail = (email: string) => drafts.keep(VISITOR, { ...readDraft(), email })
/** Keeps whether the second step is open. */
export const keepSecondStep = (secondStep: boolean) => drafts.keep(VISITOR, { ...readDraft(), secondStep })
/** Called once the customer is signed in. */
export const clearDraft = drafts.drop
