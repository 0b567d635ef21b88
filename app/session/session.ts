import type { UserDetails } from '#contract/user.ts'
import { createStore } from '#ui/lib/store.ts'
import { useSyncExternalStore } from 'react'
import { call, connectSession } from '../api/client.ts'
import { ApiError, messages } from '../api/errors.ts'
import { queryClient } from '../api/query-client.ts'
import { timings } from '../timings.ts'
import { watchActivity } from '../api/activity.ts'
import { clearAmountsHidden } from '../storage/amounts-hidden.ts'
import { tellServer } from './tell-server.ts'
import {
  canReadStored,
  clearStored,
  DETAILS_KEY,
  ENDED_KEY,
  prepareReading,
  readItem,
  readStored,
  storedHalf,
  TOKEN_KEY,
  tokenProblem,
  writeStored,
  type Stored,
} from '../storage/storage.ts'

/** How a session came to its end: a logout here, the server's 401 (in any tab), or a logout in another tab. */
export type SignOutReason = 'logout' | 'ended' | 'elsewhere'

type State = { session: Stored | null; signOutReason: SignOutReason | null }

const state = createStore<State>({ session: null, signOutReason: null })

function emptyCache() {
  // First cancel, so that an answer still under way can't refill the cache of the next customer (C28).
  void queryClient.cancelQueries()
  queryClient.clear()
}

function clearSession(reason: SignOutReason | null) {
  emptyCache()
  if (reason !== 'ended') clearAmountsHidden()
  state.set({ session: null, signOutReason: reason })
}

/** Ends the session of `token` here and for the other tabs, unless one of them has signed in anew meanwhile. */
function end(token: string | null, reason: 'logout' | 'ended') {
  const stored = readItem(TOKEN_KEY)
  if (stored !== null && stored !== token) return syncFromStorage()
  clearStored({ ended: reason === 'ended' })
  clearSession(reason)
}

/** Throws where the session could not be kept: a customer must not be signed in now and signed out by the next reload. */
export function signIn(details: UserDetails, token: string) {
  const problem = details.email === '' ? messages.unreadable : tokenProblem(token)
  if (problem !== null) throw new ApiError({ kind: 'unreadable', message: problem, effect: 'no' })
  queryClient.clear()
  writeStored({ details, token })
  enter({ details, token })
}

function enter(session: Stored) {
  endedElsewhere = false
  // Another tab may sign out or somebody else in.
  prepareReading().catch(() => {})
  state.set({ session, signOutReason: null })
}

/** NAV-6. The server is told too, but a customer without network is signed out all the same. */
export function signOut() {
  const token = state.get().session?.token ?? null
  end(token, 'logout')
  if (token) void tellServer(token)
}

/** SES-2: the details fetched afresh take the place of the stored ones, unless somebody else has signed in meanwhile. */
export function keepDetails(details: UserDetails) {
  const { session } = state.get()
  if (!session || session.details.email !== details.email) return
  // This tab may have slept while another one signed out, or in anew.
  if (readItem(TOKEN_KEY) !== session.token) return syncFromStorage()
  if (JSON.stringify(session.details) === JSON.stringify(details)) return
  writeStored({ ...session, details })
  state.set({ ...state.get(), session: { ...session, details } })
}

/** What was to be said or done about the end of the session has been. */
export function acknowledgeSignOut() {
  if (state.get().signOutReason !== null) state.set({ ...state.get(), signOutReason: null })
}

export const currentSession = () => state.get().session
export const currentSignOutReason = () => state.get().signOutReason

// On the server nobody is signed in, except for the frame of a customer's page, which is the same for all.
let drawnFor: Stored | null = null
export function renderAppShell(session: Stored | null) {
  drawnFor = session
}
/** A customer's page before the app builds it: what was typed or pressed in it would be lost, so it takes nothing. */
export const isAppShell = () => drawnFor !== null

/** Reads the session once, after `prepareReading`; called before the first render and by tests. */
export function startSession() {
  clearTimeout(waiting)
  // SES-2: details without a token count as signed out. A token that follows them at once signs in after all.
  state.set({ session: null, signOutReason: storedHalf() === 'details' ? 'ended' : null })
  connectSession({ token: () => state.get().session?.token ?? null, ended: onUnauthorized })
  watchActivity(onReturn)
  window.addEventListener('storage', onStorage)
  // A page restored from the back-forward cache may be older than the session (C26), and so may a tab that was frozen.
  window.addEventListener('pagehide', onPageHide)
  window.addEventListener('pageshow', onPageShow)
  window.addEventListener('visibilitychange', syncFromStorage)
  // Details that could not be fetched for a token.
  window.addEventListener('online', syncFromStorage)
  // Somebody may have signed in beside this page since it began to load.
  syncFromStorage()
}

/** A late 401 for a token that is no longer ours must not sign the present customer out. */
function onUnauthorized(token: string) {
  const ours = (state.get().session ?? { token: readItem(TOKEN_KEY) }).token
  if (ours !== token) return
  // The other tab that signed out has told the server before its event came here.
  if (readItem(TOKEN_KEY) === null) onStoredSessionGone()
  else end(token, 'ended')
}

/** What is on the page was not kept up to date while the customer was away. */
function onReturn() {
  if (state.get().session)
    void queryClient.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false })
}

// Whether the browser keeps this page in its back-forward cache, or has only just taken it out.
let cached = false

function onPageHide() {
  cached = true
}

function onPageShow(event: PageTransitionEvent) {
  if (event.persisted) syncFromStorage()
  cached = false
}

let endedElsewhere = false

/** GRD-4: another tab signed out, or somebody else in. */
function onStorage({ key, newValue }: StorageEvent) {
  if (key === ENDED_KEY) endedElsewhere ||= newValue !== null
  else if (key === null || key === DETAILS_KEY || key === TOKEN_KEY) syncFromStorage()
}

let waiting: ReturnType<typeof setTimeout> | undefined

function syncFromStorage() {
  clearTimeout(waiting)
  // A visitor's page, beside which somebody has signed in: without what reads that, it stays a visitor's.
  if (!canReadStored()) return void prepareReading().then(syncFromStorage, () => {})
  const stored = readStored()
  if (stored !== null) {
    if (
      stored.token === state.get().session?.token &&
      stored.details.email === state.get().session?.details.email
    )
      return
    emptyCache()
    return enter(stored)
  }
  const half = storedHalf()
  // Signing in or out changes two keys, and each change comes to another tab as an event of its own.
  if (half !== null) waiting = setTimeout(settleHalf, timings.sessionHalfWrittenFor)
  if (half !== 'details') onStoredSessionGone()
}

function onStoredSessionGone() {
  // A cached page that the customer comes back to asks for sign-in, as if it had been loaded again (GRD-1).
  if (state.get().session) clearSession(cached ? null : endedElsewhere ? 'ended' : 'elsewhere')
  endedElsewhere = false
}

/** SES-2: a token without details fetches them; details without a token count as signed out. */
function settleHalf() {
  const half = storedHalf()
  const token = readItem(TOKEN_KEY)
  if (half === 'token' && token !== null) void fetchDetails(token)
  else if (half === 'details') end(null, 'ended')
  else syncFromStorage()
}

async function fetchDetails(token: string) {
  // A 401 ends it in onRefused(). Whatever else fails is tried again at the next syncFromStorage().
  const details = await call('userDetails', { token }).catch(() => null)
  if (details === null || details.email === '' || state.get().session) return
  if (readItem(TOKEN_KEY) !== token || storedHalf() !== 'token') return syncFromStorage()
  writeStored({ details, token })
  enter({ details, token })
}

export const useSession = () => useSyncExternalStore(state.subscribe, currentSession, () => drawnFor)
export const useSignOutReason = () => useSyncExternalStore(state.subscribe, currentSignOutReason, () => null)
