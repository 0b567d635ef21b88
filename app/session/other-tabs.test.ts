import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { readUserDetails } from '#contract/user.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../api/client.ts'
import { depositsQuery } from '../api/history-queries.ts'
import { privateKey } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { setAmountsHidden } from '../storage/amounts-hidden-setting.ts'
import {
  currentSignOutReason,
  currentSession,
  keepDetails,
  signIn,
  signOut,
  startSession,
} from './session.ts'
import { state } from './session-state.ts'
import { DETAILS_KEY, ENDED_KEY, TOKEN_KEY } from '../storage/keys.ts'
import { clearStored, prepareReading } from '../storage/stored-session.ts'
import { storageOver } from '../storage/test-storage.ts'

const first = readUserDetails.parse(sampleUsers.established)
const second = readUserDetails.parse(sampleUsers.notified)
const kept = new Map<string, string>()
const ofTab = new Map<string, string>()
const fetched = vi.fn<typeof fetch>()
let page: EventTarget
let answer: (response: Response) => void

const elsewhere = (key: string, newValue: string | null = null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
const store = (details: unknown, token: string) => {
  kept.set(DETAILS_KEY, JSON.stringify(details))
  kept.set(TOKEN_KEY, token)
}
const startWith = (key: string, value: string) => {
  kept.set(key, value)
  startSession()
}

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => '' })
  await prepareReading()
})
beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  ofTab.clear()
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', storageOver(kept))
  vi.stubGlobal('sessionStorage', storageOver(ofTab))
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

const present = () => [
  kept.get(TOKEN_KEY),
  kept.get(DETAILS_KEY)?.includes(second.email),
  currentSession()?.token,
  currentSession()?.details.email,
]
const newer = ['second', true, 'second', second.email]

describe('GRD-4 C24 a tab that was suspended while another customer signed in elsewhere', () => {
  beforeEach(() => {
    signIn(first, 'first')
    // This tab hasn't received the storage events yet.
    store(second, 'second')
  })
  it('does not overwrite the new session with details of the old one', () => {
    keepDetails({ ...first, plan: 'Pro' })
    expect(present()).toEqual(newer)
  })
  it('does not clear the new session on a late 401 for its old token', async () => {
    fetched.mockResolvedValue(new Response('{}', { status: 401 }))
    await call('deposits').catch(() => {})
    expect(present()).toEqual(newer)
  })
  it('does not clear the new session on its own logout, which still reaches the server', async () => {
    signOut()
    expect(present()).toEqual(newer)
    await vi.advanceTimersByTimeAsync(0)
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer first')
  })
  it('takes over the new session when it becomes visible', () => {
    page.dispatchEvent(new Event('visibilitychange'))
    expect(present()).toEqual(newer)
  })
})

describe('SES-2 only one of the two keys is stored', () => {
  it('details without a token count as signed out, with a reason', () => {
    startWith(DETAILS_KEY, JSON.stringify(sampleUsers.established))
    expect([currentSession(), currentSignOutReason()]).toEqual([null, 'ended'])
    vi.advanceTimersByTime(1000)
    expect(kept.size).toBe(0)
    expect(currentSignOutReason()).toBe('ended')
  })
  it('details whose token follows from another tab sign in', () => {
    startWith(DETAILS_KEY, JSON.stringify(sampleUsers.established))
    kept.set(TOKEN_KEY, 'sample-token')
    elsewhere(TOKEN_KEY, 'sample-token')
    vi.advanceTimersByTime(1000)
    expect([currentSession()?.token, currentSignOutReason(), kept.size]).toEqual(['sample-token', null, 2])
  })
  it('a token without details fetches them', async () => {
    fetched.mockResolvedValue(new Response(JSON.stringify(sampleUsers.established)))
    startWith(TOKEN_KEY, 'sample-token')
    expect(currentSession()).toBeNull()
    await vi.advanceTimersByTimeAsync(1000)
    await vi.waitFor(() => expect(currentSession()?.details.email).toBe(first.email))
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer sample-token')
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(kept.get(DETAILS_KEY)).toContain(first.email)
  })
  it('a token that the server refuses is removed, with a reason', async () => {
    fetched.mockResolvedValue(new Response('{}', { status: 401 }))
    startWith(TOKEN_KEY, 'sample-token')
    await vi.advanceTimersByTimeAsync(1000)
    await vi.waitFor(() => expect(currentSignOutReason()).toBe('ended'))
    expect(kept.size).toBe(0)
  })
  it('while they are fetched, the session is loading, and signing out ends the token on the server', async () => {
    fetched.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    startWith(TOKEN_KEY, 'sample-token')
    await vi.advanceTimersByTimeAsync(1000)
    expect([currentSession(), currentSignOutReason()]).toEqual([null, 'loading'])
    signOut()
    expect([kept.size, currentSignOutReason()]).toEqual([0, 'logout'])
    await vi.advanceTimersByTimeAsync(0)
    expect(new Headers(fetched.mock.calls[1]?.[1]?.headers).get('authorization')).toBe('Bearer sample-token')
    answer(new Response(JSON.stringify(sampleUsers.established)))
    await vi.advanceTimersByTimeAsync(1000)
    expect([currentSession(), kept.size]).toEqual([null, 0])
  })
  it('a token that another tab has dropped meanwhile is no longer loading', async () => {
    fetched.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    startWith(TOKEN_KEY, 'sample-token')
    await vi.advanceTimersByTimeAsync(1000)
    kept.clear()
    answer(new Response(JSON.stringify(sampleUsers.established)))
    await vi.advanceTimersByTimeAsync(1000)
    expect([currentSession(), currentSignOutReason()]).toEqual([null, null])
  })
  it('after an error the token stays, and only the sign-in page fetches the details again', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    startWith(TOKEN_KEY, 'sample-token')
    await vi.advanceTimersByTimeAsync(1000)
    expect(kept.get(TOKEN_KEY)).toBe('sample-token')
    for (const name of ['visibilitychange', 'online']) page.dispatchEvent(new Event(name))
    await vi.advanceTimersByTimeAsync(1000)
    expect(fetched).toHaveBeenCalledTimes(1)
  })
  it('C28 signing in as someone else ends the token on the server', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    startWith(TOKEN_KEY, 'first')
    await vi.advanceTimersByTimeAsync(1000)
    signIn(second, 'second')
    await vi.advanceTimersByTimeAsync(0)
    expect(new Headers(fetched.mock.calls[1]?.[1]?.headers).get('authorization')).toBe('Bearer first')
    expect(currentSession()?.token).toBe('second')
  })
  it('details without an email address are not stored, because a reload would drop them', async () => {
    fetched.mockResolvedValue(new Response('{"fullName":"Sample"}'))
    startWith(TOKEN_KEY, 'sample-token')
    await vi.advanceTimersByTimeAsync(1000)
    await vi.waitFor(() => expect(state.get().signOutReason).toMatchObject({ kind: 'unreadable' }))
    expect([...kept]).toEqual([[TOKEN_KEY, 'sample-token']])
  })
  it('details that arrive after another customer has signed in are ignored', async () => {
    fetched.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    startWith(TOKEN_KEY, 'first')
    await vi.advanceTimersByTimeAsync(1000)
    signIn(second, 'second')
    answer(new Response(JSON.stringify(sampleUsers.established)))
    await vi.advanceTimersByTimeAsync(1000)
    expect(currentSession()?.token).toBe('second')
    expect(kept.get(DETAILS_KEY)).toContain(second.email)
  })
})

it('GRD-4 a tab that was suspended during a logout elsewhere does not restore the session', () => {
  signIn(first, 'first')
  kept.clear()
  keepDetails({ ...first, plan: 'Pro' })
  expect([kept.size, currentSession(), currentSignOutReason()]).toEqual([0, null, 'elsewhere'])
})

describe.each([
  ['signs out', 'elsewhere', () => {}],
  ['is signed out by the server', 'ended', () => elsewhere(ENDED_KEY, 'true')],
])('GRD-4 another tab %s, and the event for the second key is late', (_, reason, signal) => {
  beforeEach(() => {
    signIn(first, 'sample-token')
    signal()
    kept.delete(DETAILS_KEY)
    elsewhere(DETAILS_KEY)
  })
  it('the reason stays, and nothing is sent', async () => {
    await vi.advanceTimersByTimeAsync(1000)
    expect([currentSession(), currentSignOutReason()]).toEqual([null, reason])
    kept.delete(TOKEN_KEY)
    elsewhere(TOKEN_KEY)
    await vi.advanceTimersByTimeAsync(1000)
    expect([currentSignOutReason(), kept.size, fetched.mock.calls.length]).toEqual([reason, 0, 0])
  })
  it('a 401 between the two events does not change the reason', async () => {
    fetched.mockResolvedValue(new Response('{}', { status: 401 }))
    await call('deposits', { token: 'sample-token' }).catch(() => {})
    expect(currentSignOutReason()).toBe(reason)
  })
})

it.each([
  ['are shown again after a logout', () => signOut(), false],
  [
    'stay hidden after the server has ended the session, because the customer may still be in public',
    () => {
      kept.clear()
      elsewhere(ENDED_KEY, 'true')
      elsewhere(DETAILS_KEY)
    },
    true,
  ],
])('SES-1 FAIR-9 hidden amounts %s', (_, leave, stay) => {
  signIn(first, 'sample-token')
  setAmountsHidden(true)
  leave()
  expect(currentSession()).toBeNull()
  expect(ofTab.has('amountsHidden')).toBe(stay)
})

it('C28 sign-out aborts pending requests, and sign-in starts with an empty cache', async () => {
  signIn(first, 'first-token')
  fetched.mockImplementation(() => new Promise(() => {}))
  queryClient.fetchQuery(depositsQuery(first.email)).catch(() => {})
  await vi.advanceTimersByTimeAsync(0)
  const signal = fetched.mock.calls[0]?.[1]?.signal
  expect(signal?.aborted).toBe(false)
  signOut()
  await vi.advanceTimersByTimeAsync(0)
  expect(signal?.aborted).toBe(true)
  queryClient.setQueryData(privateKey(second.email), 'left over')
  signIn(second, 'second-token')
  expect(queryClient.getQueryData(privateKey(second.email))).toBeUndefined()
})

it('SES-2 details that arrive late for a token do not replace a newer session', async () => {
  fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  startWith(TOKEN_KEY, 'old-token')
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetched).toHaveBeenCalledTimes(1)
  // This tab was suspended while another one signed in, and hasn't received its storage events yet.
  store(sampleUsers.notified, 'new-token')
  answer(new Response(JSON.stringify(sampleUsers.established)))
  await vi.advanceTimersByTimeAsync(1000)
  expect(kept.get(TOKEN_KEY)).toBe('new-token')
  expect(kept.get(DETAILS_KEY)).toContain(second.email)
  expect(currentSession()).toMatchObject({ token: 'new-token', details: { email: second.email } })
})
