import type { UserDetails } from '#contract/user.ts'
import { call, connectSession } from '../api/client.ts'
import { ApiError, messages } from '../api/errors.ts'
import { LOGIN_KEY, queryClient } from '../api/query-client.ts'
import { timings } from '../timings.ts'
import { watchActivity } from '../api/activity.ts'
import { tabArea } from '../storage/browser-storage.ts'
import { clearAmountsHidden } from '../storage/amounts-hidden-setting.ts'
import { dropCustomersDrafts } from '../storage/customer-drafts.ts'
import { currentSignOutReason, state, type SignOutReason } from './session-state.ts'
import { sendLogout } from './send-logout.ts'
import { DEPOSIT_DRAFT_KEY, DETAILS_KEY, DISPLAY_KEY, ENDED_KEY, TOKEN_KEY } from '../storage/keys.ts'
import {
  canReadStored,
  clearStored,
  prepareReading,
  readItem,
  readStored,
  removeItem,
  storedHalf,
  tokenProblem,
  writeStored,
  type Stored,
} from '../storage/stored-session.ts'

export {
  currentSession,
  currentSignOutReason,
  isAppShell,
  renderAppShell,
  useSession,
  useSignOutReason,
} from './session-state.ts'

function emptyCache() {
  // Cancels first, so that a pending response can't fill the next customer's cache (C28).
  void queryClient.cancelQueries()
  queryClient.clear()
}

function clearSession(reason: SignOutReason | null) {
  emptyCache()
  if (reason !== 'ended') {
    clearAmountsHidden()
    dropCustomersDrafts()
    for (const key of [DISPLAY_KEY, DEPOSIT_DRAFT_KEY]) removeItem(key)
    tabArea.remove(DEPOSIT_DRAFT_KEY)
  }
  state.set({ session: null, signOutReason: reason })
}

/** Ends the session of `token` in all tabs, unless another tab has started a new session meanwhile. */
function end(token: string | null, reason: 'logout' | 'ended') {
  const stored = readItem(TOKEN_KEY)
  if (stored !== null && stored !== token) return syncFromStorage()
  clearStored({ ended: reason === 'ended' })
  clearSession(reason)
}

/** Stores the session and starts it. Throws an {@link ApiError} if a reload would drop the session (API-18). */
export function signIn(details: UserDetails, token: string) {
  const problem = details.email === '' ? messages.unreadable : tokenProblem(token)
  if (problem !== null) throw new ApiError({ kind: 'unreadable', message: problem, effect: 'no' })
  // A token of someone else, or of a customer whose details could not be read, must not stay valid unseen.
  const replaced = readItem(TOKEN_KEY)
  if (replaced !== null && replaced !== token && state.get().session?.details.email !== details.email)
    void sendLogout(replaced)
  queryClient.clear()
  writeStored({ details, token })
  enter({ details, token })
}

function enter(session: Stored) {
  endedElsewhere = false
  // Needed when another tab signs in or out.
  prepareReading().catch(() => {})
  state.set({ session, signOutReason: null })
}

/** Signs out in all tabs at once, even offline. The server is called in the background (NAV-6). A token without details ends too. */
export function signOut() {
  const token = state.get().session?.token ?? (storedHalf() === 'token' ? readItem(TOKEN_KEY) : null)
  end(token, 'logout')
  if (token) void sendLogout(token)
}

/** Replaces the stored details by fresh ones (SES-2), unless another customer has signed in meanwhile. */
export function keepDetails(details: UserDetails) {
  const { session } = state.get()
  if (!session || session.details.email !== details.email) return
  // This tab may have been suspended while another one signed in or out.
  if (readItem(TOKEN_KEY) !== session.token) return syncFromStorage()
  if (JSON.stringify(session.details) === JSON.stringify(details)) return
  writeStored({ ...session, details })
  state.set({ ...state.get(), session: { ...session, details } })
}

/** Clears the sign-out reason, once the customer has been informed. */
export function acknowledgeSignOut() {
  if (state.get().signOutReason !== null) state.set({ ...state.get(), signOutReason: null })
}

/** Reads the stored session and starts to watch it. Called once, after `prepareReading` and before the first render. */
export function startSession() {
  clearTimeout(waiting)
  // Details without a token count as signed out (SES-2), but another tab may be about to write the token.
  state.set({ session: null, signOutReason: storedHalf() === 'details' ? 'ended' : null })
  connectSession({ token: () => state.get().session?.token ?? null, ended: onUnauthorized })
  watchActivity(onReturn)
  window.addEventListener('storage', onStorage)
  // A page from the back-forward cache (C26) or a suspended tab may have missed changes.
  window.addEventListener('pagehide', onPageHide)
  window.addEventListener('pageshow', onPageShow)
  window.addEventListener('visibilitychange', onVisible)
  window.addEventListener('online', onVisible)
  // Another tab may have signed in while this page was loading.
  syncFromStorage()
}

/** Ignores a late 401 for a token that is no longer in use, which must not sign out the current customer (C28). */
function onUnauthorized(token: string) {
  const ours = (state.get().session ?? { token: readItem(TOKEN_KEY) }).token
  if (ours !== token) return
  // Another tab has signed out, and its call reached the server before its storage events reached this tab.
  if (readItem(TOKEN_KEY) === null) onStoredSessionGone()
  else if (currentSignOutReason() !== 'elsewhere') end(token, 'ended')
}

/** Fetches stale data on the page again. An idle page doesn't refetch, so that it doesn't keep the session alive. */
function onReturn() {
  if (state.get().session)
    void queryClient.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false })
}

/** After an error, the sign-in page fetches the details of a stored token again: someone else may be signing in there. */
function onVisible() {
  if (!(state.get().signOutReason instanceof ApiError)) syncFromStorage()
}

// The page is in the back-forward cache, or is being restored from it.
let cached = false

function onPageHide() {
  cached = true
}

function onPageShow(event: PageTransitionEvent) {
  if (event.persisted) syncFromStorage()
  cached = false
}

let endedElsewhere = false

/** Follows a sign-in or sign-out in another tab (GRD-4). */
function onStorage({ key, newValue }: StorageEvent) {
  if (key === ENDED_KEY) endedElsewhere ||= newValue !== null
  else if (key === null || key === DETAILS_KEY || key === TOKEN_KEY) syncFromStorage()
}

let waiting: ReturnType<typeof setTimeout> | undefined

/** Takes over what is stored. Fetches the details again if only a token is stored (SES-2). */
export function syncFromStorage() {
  clearTimeout(waiting)
  // On a visitor's page, the code that reads stored details isn't loaded yet. If it can't be loaded, nothing changes.
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
  // Signing in or out changes two keys, and other tabs get a separate event for each. A tab that signs out removes the details
  // first. If this session's details are gone, don't fetch them again: the second event is still to come.
  const signsOutElsewhere = half === 'token' && state.get().session?.token === readItem(TOKEN_KEY)
  if (half !== null && !signsOutElsewhere) waiting = setTimeout(settleHalf, timings.sessionHalfWrittenFor)
  if (half !== 'details') onStoredSessionGone()
}

function onStoredSessionGone() {
  // A page restored from the back-forward cache leads to sign-in without a reason, like a page that is reloaded (GRD-1).
  if (state.get().session) clearSession(cached ? null : endedElsewhere ? 'ended' : 'elsewhere')
  endedElsewhere = false
}

/** Resolves a half-stored session (SES-2): fetches the details of a token, or signs out if there is no token. */
function settleHalf() {
  const half = storedHalf()
  const token = readItem(TOKEN_KEY)
  if (half === 'token' && token !== null) {
    // After an error its message stays until there is a response.
    if (!(state.get().signOutReason instanceof ApiError))
      state.set({ session: null, signOutReason: 'loading' })
    void fetchDetails(token)
  } else if (half === 'details') end(null, 'ended')
  else syncFromStorage()
}

async function fetchDetails(token: string) {
  const details = await call('userDetails', { token }).catch((error: ApiError) => error)
  // Someone else may be signing in meanwhile.
  if (state.get().session || queryClient.isMutating({ mutationKey: LOGIN_KEY }) > 0) return
  // A 401 is handled by onUnauthorized(), which has removed the token.
  if (readItem(TOKEN_KEY) !== token || storedHalf() !== 'token') {
    if (state.get().signOutReason === 'loading') state.set({ session: null, signOutReason: null })
    return syncFromStorage()
  }
  try {
    if (details instanceof Error) throw details
    signIn(details, token)
  } catch (error) {
    // The sign-in page says so.
    state.set({ session: null, signOutReason: error as ApiError })
  }
}
