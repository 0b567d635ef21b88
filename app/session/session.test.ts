import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { LONGEST_TOKEN } from '#contract/response-limits.ts'
import { readUserDetails } from '#contract/user.ts'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { call } from '../api/client.ts'
import { depositsQuery } from '../api/history-queries.ts'
import { privateKey, userDetailsQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { localArea, tabArea } from '../storage/browser-storage.ts'
import {
  currentSignOutReason,
  currentSession,
  keepDetails,
  acknowledgeSignOut,
  signIn,
  signOut,
  startSession,
} from './session.ts'
import { DEPOSIT_DRAFT_KEY, DETAILS_KEY, ENDED_KEY, TOKEN_KEY } from '../storage/keys.ts'
import { clearStored, prepareReading } from '../storage/stored-session.ts'
import { storageOver } from '../storage/test-storage.ts'

const first = readUserDetails.parse(sampleUsers.established)
const second = readUserDetails.parse(sampleUsers.notified)
const kept = new Map<string, string>()
const fetched = vi.fn<typeof fetch>()
let page: EventTarget
let answer: (response: Response) => void

const elsewhere = (key: string | null, newValue: string | null = null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
/** Simulates that the server ends the session in another tab: the changes to the storage and their events. */
const endedElsewhere = () => {
  kept.clear()
  elsewhere(ENDED_KEY, 'true')
  elsewhere(ENDED_KEY)
  elsewhere(DETAILS_KEY)
  elsewhere(TOKEN_KEY)
}
const store = (details: unknown, token: string) => {
  kept.set(DETAILS_KEY, JSON.stringify(details))
  kept.set(TOKEN_KEY, token)
}

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => '' })
  await prepareReading()
})
beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', storageOver(kept))
  fetched.mockReset().mockResolvedValue(new Response('{}'))
  vi.stubGlobal('fetch', fetched)
  startSession()
})
afterEach(() => {
  clearStored()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('SES-2 stored details and token sign the customer in at start', () => {
  store(sampleUsers.established, 'sample-token')
  startSession()
  expect(currentSession()).toMatchObject({ token: 'sample-token', details: { email: first.email } })
})

it.each([
  ['before it starts', true],
  ['after it started', false],
])('GRD-4 a visitor’s page takes over a sign-in from another tab, %s', async (_, early) => {
  vi.resetModules()
  const [fresh, storage] = await Promise.all([import('./session.ts'), import('../storage/stored-session.ts')])
  await storage.prepareReading()
  if (early) store(sampleUsers.established, 'sample-token')
  fresh.startSession()
  expect(fresh.currentSession()).toBeNull()
  store(sampleUsers.established, 'sample-token')
  expect(storage.canReadStored()).toBe(false)
  if (!early) elsewhere(TOKEN_KEY)
  await vi.waitFor(() => expect(fresh.currentSession()?.details.email).toBe(first.email))
  kept.clear()
  elsewhere(null)
  expect(fresh.currentSession()).toBeNull()
})

it('SGN-2 signing in stores the details and the token', () => {
  signIn(first, 'sample-token')
  expect(kept.get(TOKEN_KEY)).toBe('sample-token')
  expect(currentSession()?.details.email).toBe(first.email)
})

it('NAV-6 logout clears the flag, the details, the token and the cache, and calls the server', async () => {
  signIn(first, 'sample-token')
  queryClient.setQueryData(privateKey(first.email), 'private')
  signOut()
  expect(currentSession()).toBeNull()
  expect(kept.size).toBe(0)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/api/auth/logout')
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer sample-token')
  expect(init?.keepalive).toBe(true)
})

it('SES-1 DEP-6 logout removes the deposit that was begun, here and in other tabs; the end of a session keeps it', () => {
  for (const leave of [signOut, () => (kept.clear(), elsewhere(DETAILS_KEY)), endedElsewhere]) {
    signIn(first, 'sample-token')
    for (const area of [localArea, tabArea]) area.write(DEPOSIT_DRAFT_KEY, '{}')
    leave()
    expect(tabArea.read(DEPOSIT_DRAFT_KEY)).toBe(leave === endedElsewhere ? '{}' : null)
    expect(localArea.read(DEPOSIT_DRAFT_KEY)).toBeNull()
  }
})

it('C29 logout works offline', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  signIn(first, 'sample-token')
  signOut()
  await vi.runAllTimersAsync()
  expect(currentSession()).toBeNull()
  expect(kept.size).toBe(0)
})

it('C29 an offline logout reaches the server once the network is back, with the token that was signed out', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  signIn(first, 'first')
  signOut()
  await vi.advanceTimersByTimeAsync(0)
  signIn(second, 'second')
  fetched.mockReset().mockImplementation(async () => new Response('{}'))
  page.dispatchEvent(new Event('online'))
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer first')
  expect(currentSession()?.token).toBe('second')
})

it('C29 retries the call if the network is back before the call has failed', async () => {
  let fail: ((error: Error) => void) | undefined
  fetched.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
  signIn(first, 'first')
  signOut()
  page.dispatchEvent(new Event('online'))
  fail?.(new TypeError('Failed to fetch'))
  fetched.mockImplementation(async () => new Response('{}'))
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('GRD-3 a 401 signs out and clears the cache', async () => {
  signIn(first, 'sample-token')
  queryClient.setQueryData(privateKey(first.email), 'private')
  fetched.mockResolvedValue(new Response('{}', { status: 401 }))
  await expect(queryClient.fetchQuery(depositsQuery(first.email))).rejects.toBeDefined()
  expect(currentSession()).toBeNull()
  expect(kept.size).toBe(0)
  expect(queryClient.getQueryData(privateKey(first.email))).toBeUndefined()
})

it("GRD-3, C28 a late 401 for the previous customer's token does not sign out the current one", async () => {
  signIn(first, 'first')
  fetched.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  const late = call('deposits').catch(() => {})
  signIn(second, 'second')
  answer(new Response('{}', { status: 401 }))
  await late
  expect(currentSession()?.token).toBe('second')
  expect(kept.get(TOKEN_KEY)).toBe('second')
})

it('C27, C28 a response that arrives after sign-out is not cached', async () => {
  signIn(first, 'first')
  fetched.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  const late = queryClient.fetchQuery(userDetailsQuery(first.email)).catch(() => {})
  signOut()
  answer(new Response(JSON.stringify(sampleUsers.established)))
  await late
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

it('C20 with details but no token, the first call ends the session and sends nothing', async () => {
  kept.set(DETAILS_KEY, JSON.stringify(sampleUsers.established))
  startSession()
  await expect(queryClient.fetchQuery(depositsQuery(first.email))).rejects.toBeDefined()
  expect(fetched).not.toHaveBeenCalled()
  expect(currentSession()).toBeNull()
})

it.each([DETAILS_KEY, null])('GRD-4, C23 sign-out in another tab (key %s) signs this one out', (key) => {
  signIn(first, 'sample-token')
  kept.clear()
  elsewhere(key)
  expect(currentSession()).toBeNull()
})

it('GRD-4 ignores changes of other keys', () => {
  signIn(first, 'sample-token')
  kept.clear()
  elsewhere('theme')
  expect(currentSession()).not.toBeNull()
})

it('C24 follows a sign-in of another customer in another tab once both keys are stored, with an empty cache', () => {
  signIn(first, 'first')
  queryClient.setQueryData(privateKey(first.email), 'private')
  kept.delete(TOKEN_KEY)
  elsewhere(TOKEN_KEY)
  kept.set(DETAILS_KEY, JSON.stringify(second))
  elsewhere(DETAILS_KEY)
  expect(currentSession()).toMatchObject({ details: { email: first.email }, token: 'first' })
  kept.set(TOKEN_KEY, 'second')
  elsewhere(TOKEN_KEY)
  expect(currentSession()).toMatchObject({ details: { email: second.email }, token: 'second' })
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

it('C24 signs out if a removed token is not replaced', () => {
  signIn(first, 'first')
  kept.delete(TOKEN_KEY)
  elsewhere(TOKEN_KEY)
  vi.advanceTimersByTime(1000)
  expect(currentSession()).toBeNull()
  expect(kept.size).toBe(0)
})

it('C26 a page restored from the back-forward cache reads the session again', () => {
  signIn(first, 'sample-token')
  kept.clear()
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(currentSession()).not.toBeNull()
  page.dispatchEvent(new Event('pagehide'))
  // WebKit delivers the storage events that a cached page missed before `pageshow`.
  elsewhere(TOKEN_KEY)
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(currentSession()).toBeNull()
  // Without a reason the guard leads to the sign-in page, not to the home page.
  expect(currentSignOutReason()).toBeNull()
})

it('GRD-4 does not remove what another tab is writing', () => {
  signIn(first, 'first')
  kept.delete(DETAILS_KEY)
  elsewhere(DETAILS_KEY)
  expect(kept.has(TOKEN_KEY)).toBe(true)
  store(second, 'second')
  elsewhere(TOKEN_KEY)
  expect(kept.size).toBe(2)
  expect(currentSession()?.token).toBe('second')
})

it("SES-2 fresh details replace the stored ones, but not another customer's", () => {
  signIn(first, 'sample-token')
  keepDetails({ ...first, plan: 'Pro' })
  expect(kept.get(DETAILS_KEY)).toContain('"plan":"Pro"')
  keepDetails({ ...second, plan: 'Pro' })
  expect(currentSession()?.details.email).toBe(first.email)
  acknowledgeSignOut()
  expect(currentSession()?.details.plan).toBe('Pro')
})

it.each([
  ['a non-ASCII token', 'tökén'],
  ['a newline', 'a\nb'],
  ['a space at its end', 'a '],
  ['one character more than 16 kB', 'x'.repeat(LONGEST_TOKEN + 1)],
])('API-18 sign-in rejects %s with a reason and stores nothing', (_, token) => {
  expect(() => signIn(first, token)).toThrow(/^The sign-in token that the server sent .+ Contact support/)
  expect(currentSession()).toBeNull()
  expect(kept.size).toBe(0)
})

it('API-18 a token with a space survives a reload and is sent unchanged', async () => {
  signIn(first, 'two parts')
  startSession()
  expect(currentSession()?.token).toBe('two parts')
  await call('deposits').catch(() => {})
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer two parts')
})

it('API-18 sign-in rejects details that a reload would drop', () => {
  expect(() => signIn({ ...first, email: '' }, 'sample-token')).toThrow(/does not understand/)
  expect(kept.size).toBe(0)
})

it('GRD-3 a 401 in another tab counts as an ended session here, not as a logout', () => {
  signIn(first, 'sample-token')
  queryClient.setQueryData(privateKey(first.email), 'private')
  endedElsewhere()
  expect([currentSession(), currentSignOutReason()]).toEqual([null, 'ended'])
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

it('GRD-4 a logout in another tab counts as one, even after an earlier 401 and sign-in there', () => {
  signIn(first, 'first')
  endedElsewhere()
  store(second, 'second')
  elsewhere(DETAILS_KEY, 'details')
  elsewhere(TOKEN_KEY, 'second')
  expect([currentSession()?.token, currentSignOutReason()]).toEqual(['second', null])
  kept.clear()
  elsewhere(DETAILS_KEY)
  expect([currentSession(), currentSignOutReason()]).toEqual([null, 'elsewhere'])
})

it('GRD-4 a 401 caused by a logout in another tab, before its event arrives, counts as that logout', async () => {
  signIn(first, 'first')
  kept.clear()
  fetched.mockResolvedValue(new Response('{}', { status: 401 }))
  await call('deposits').catch(() => {})
  expect([currentSession(), currentSignOutReason()]).toEqual([null, 'elsewhere'])
})
