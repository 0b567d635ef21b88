import { createStore } from '#ui/lib/store.ts'
import { useSyncExternalStore } from 'react'
import type { ApiError } from '../api/errors.ts'
import type { Stored } from '../storage/stored-session.ts'

/**
 * Why no one is signed in: a logout in this tab, a 401 in any tab (`ended`), a logout in another tab, or a token is stored without its
 * details (SES-2): they are being fetched (`loading`), or that failed with an error.
 */
export type SignOutReason = 'logout' | 'ended' | 'elsewhere' | 'loading' | ApiError

type State = { session: Stored | null; signOutReason: SignOutReason | null }

/** The session of this tab. Only session.ts changes it. */
export const state = createStore<State>({ session: null, signOutReason: null })

/** The session of this tab right now, for code outside components. `null` for a visitor. */
export const currentSession = () => state.get().session
/** Why no one is signed in right now, for code outside components. */
export const currentSignOutReason = () => state.get().signOutReason

// At build time no one is signed in, except while an app shell is rendered: a customer's page without personal data.
let shellSession: Stored | null = null
/** Sets the details that an app shell is rendered with, at build time only. `null`: a public page is rendered. */
export function renderAppShell(session: Stored | null) {
  shellSession = session
}
/** Whether an app shell is being rendered. It is replaced, not hydrated, so it must be inert: input in it would be lost. */
export const isAppShell = () => shellSession !== null

/** The session of this tab, `null` for a visitor. Renders again when it changes. */
export const useSession = () => useSyncExternalStore(state.subscribe, currentSession, () => shellSession)
/** Why no one is signed in. Renders again when it changes. */
export const useSignOutReason = () => useSyncExternalStore(state.subscribe, currentSignOutReason, () => null)
