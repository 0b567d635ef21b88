import type { UserDetails } from '#contract/user.ts'
import { useSyncExternalStore } from 'react'
import { call, connectSession } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { queryClient } from '../api/query-client.ts'
import { timings } from '../timings.ts'
import {
  canReadStored,
  clearStored,
  DETAILS_KEY,
  prepareReading,
  readItem,
  readStored,
  TOKEN_KEY,
  writeStored,
  type Stored,
} from './storage.ts'

/** How a session came to its end: the customer's wish, the server's 401, or another tab. */
export type Ending = 'logout' | 'ended' | 'elsewhere'

type State = { session: Stored | null; ending: Ending | null }

let state: State = { session: null, ending: null }
const listeners = new Set<() => void>()

function set(next: State) {
  state = next
  for (const listener of listeners) listener()
}

function forget(ending: Ending) {
  // Another tab has cleared what is stored, and may have written what comes next.
  if (ending !== 'elsewhere') clearStored()
  // First cancel, so that an answer still under way can't refill the cache of the next customer (C28).
  void queryClient.cancelQueries()
  queryClient.clear()
  set({ session: null, ending })
}

export function signIn(details: UserDetails, token: string) {
  queryClient.clear()
  writeStored({ details, token })
  // Another tab may sign out or somebody else in.
  prepareReading().catch(() => {})
  set({ session: { details, token }, ending: null })
}

/** NAV-6. The server is told too, but a customer without network is signed out all the same. */
export function signOut() {
  const token = state.session?.token
  forget('logout')
  if (token) void tellServer(token)
}

/** C29: without a network it is told as soon as there is one again, for as long as this page lives. */
async function tellServer(token: string) {
  // Listened for from now on: the network may be back before the call has failed.
  const listening = new AbortController()
  const online = new Promise((resolve) =>
    window.addEventListener('online', resolve, { signal: listening.signal }),
  )
  try {
    await call('logout', { token, keepalive: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'offline') return
    await online
    void tellServer(token)
  } finally {
    listening.abort()
  }
}

/** SES-2: the details fetched afresh take the place of the stored ones, unless somebody else has signed in meanwhile. */
export function keepDetails(details: UserDetails) {
  const { session } = state
  if (!session || session.details.email !== details.email) return
  if (JSON.stringify(session.details) === JSON.stringify(details)) return
  writeStored({ ...session, details })
  set({ ...state, session: { ...session, details } })
}

/** What was to be said or done about the end of the session has been. */
export function settleEnding() {
  if (state.ending !== null) set({ ...state, ending: null })
}

export const currentSession = () => state.session

// On the server nobody is signed in, but for the frame of a customer's page, which is the same for all.
let drawnFor: Stored | null = null
export function drawFrameFor(session: Stored | null) {
  drawnFor = session
}
/** A customer's page before the app builds it: what was typed or pressed in it would be lost, so it takes nothing. */
export const isFrame = () => drawnFor !== null

/** Reads the session once, after `prepareReading`; called before the first render and by tests. */
export function startSession() {
  set({ session: null, ending: null })
  connectSession({
    token: () => state.session?.token ?? null,
    // A late 401 for a token that is no longer ours must not sign the present customer out.
    ended: (token) => {
      if (state.session && (state.session.token ?? '') === token) forget('ended')
    },
  })
  window.addEventListener('storage', onStorage)
  // A page restored from the back-forward cache may be older than the session (C26).
  window.addEventListener('pageshow', onPageShow)
  // Somebody may have signed in beside this page since it began to load.
  reread()
}

function onPageShow(event: PageTransitionEvent) {
  if (event.persisted) reread()
}

let waiting: ReturnType<typeof setTimeout> | undefined

/** GRD-4: another tab signed out, or somebody else in. */
function onStorage(event: StorageEvent) {
  if (event.key !== null && event.key !== DETAILS_KEY && event.key !== TOKEN_KEY) return
  clearTimeout(waiting)
  const halfWritten = readItem(DETAILS_KEY) !== null && readItem(TOKEN_KEY) === null
  if (halfWritten) waiting = setTimeout(reread, timings.sessionHalfWrittenFor)
  else reread()
}

function reread() {
  // A visitor's page, beside which somebody has signed in: without what reads that, it stays a visitor's.
  if (!canReadStored()) return void prepareReading().then(reread, () => {})
  const stored = readStored()
  if (stored === null) {
    if (state.session) forget('elsewhere')
  } else if (stored.token !== state.session?.token || stored.details.email !== state.session?.details.email) {
    void queryClient.cancelQueries()
    queryClient.clear()
    set({ session: stored, ending: null })
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSession = () =>
  useSyncExternalStore(
    subscribe,
    () => state.session,
    () => drawnFor,
  )
export const useEnding = () =>
  useSyncExternalStore(
    subscribe,
    () => state.ending,
    () => null,
  )
