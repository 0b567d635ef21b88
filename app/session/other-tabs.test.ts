import { sampleUsers } from '#contract/fixtures/users.ts'
import { readUserDetails } from '#contract/user.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../api/client.ts'
import { depositsQuery, privateKey } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { setAmountsHidden } from '../storage/amounts-hidden.ts'
import {
  currentSignOutReason,
  currentSession,
  keepDetails,
  signIn,
  signOut,
  startSession,
} from './session.ts'
import { clearStored, DETAILS_KEY, ENDED_KEY, prepareReading, TOKEN_KEY } from '../storage/storage.ts'

const first = readUserDetails.parse(sampleUsers.established)
const second = readUserDetails.parse(sampleUsers.notified)
const kept = new Map<string, string>()
const ofTab = new Map<string, string>()
const fetched = vi.fn<typeof fetch>()
let page: EventTarget
let answer: (response: Response) => void

const storageOver = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => void map.set(key, value),
  removeItem: (key: string) => void map.delete(key),
})
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

describe('issue A9 a tab that wakes late', () => {
  beforeEach(() => {
    signIn(first, 'first')
    // Its events have not come yet.
    store(second, 'second')
  })
  it('does not restore its old session with fresh details', () => {
    keepDetails({ ...first, plan: 'Pro' })
    expect(present()).toEqual(newer)
  })
  it('does not erase the newer one by a late 401 for its own token', async () => {
    fetched.mockResolvedValue(new Response('{}', { status: 401 }))
    await call('deposits').catch(() => {})
    expect(present()).toEqual(newer)
  })
  it('does not erase the newer one by its own logout, which the server is still told about', async () => {
    signOut()
    expect(present()).toEqual(newer)
    await vi.advanceTimersByTimeAsync(0)
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer first')
  })
  it('takes the newer one over when it is looked at', () => {
    page.dispatchEvent(new Event('visibilitychange'))
    expect(present()).toEqual(newer)
  })
})

describe('SES-2 one key without the other', () => {
  it('details without a token count as signed out, and it is said', () => {
    startWith(DETAILS_KEY, JSON.stringify(sampleUsers.established))
    expect([currentSession(), currentSignOutReason()]).toEqual([null, 'ended'])
    vi.advanceTimersByTime(1000)
    expect(kept.size).toBe(0)
    expect(currentSignOutReason()).toBe('ended')
  })
  it('details whose token another tab is about to write sign in all the same', () => {
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
  it('a token that the server refuses is removed, and it is said', async () => {
    fetched.mockResolvedValue(new Response('{}', { status: 401 }))
    startWith(TOKEN_KEY, 'sample-token')
    await vi.advanceTimersByTimeAsync(1000)
    await vi.waitFor(() => expect(currentSignOutReason()).toBe('ended'))
    expect(kept.size).toBe(0)
  })
  it('a token whose details can not be had stays, and they are asked for again with the network', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    startWith(TOKEN_KEY, 'sample-token')
    await vi.advanceTimersByTimeAsync(1000)
    expect(kept.get(TOKEN_KEY)).toBe('sample-token')
    fetched.mockResolvedValue(new Response(JSON.stringify(sampleUsers.established)))
    page.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(1000)
    await vi.waitFor(() => expect(currentSession()?.details.email).toBe(first.email))
  })
  it('details that come after somebody has signed in are nobody’s', async () => {
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

it('issue A9 a tab that wakes after a logout in another one restores nothing', () => {
  signIn(first, 'first')
  kept.clear()
  keepDetails({ ...first, plan: 'Pro' })
  expect([kept.size, currentSession(), currentSignOutReason()]).toEqual([0, null, 'elsewhere'])
})

it.each([
  ['are shown again after a logout', () => signOut(), false],
  [
    'stay hidden after a session that the server ended: the customer may still be where others look on',
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

it('C28 sign-out gives up what is under way, and sign-in starts with an empty cache', async () => {
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

it('SES-2 details that come late for a token do not take the place of a newer session', async () => {
  fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  startWith(TOKEN_KEY, 'old-token')
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetched).toHaveBeenCalledTimes(1)
  // The tab slept: another one signed in, and the events of that have not come here yet.
  store(sampleUsers.notified, 'new-token')
  answer(new Response(JSON.stringify(sampleUsers.established)))
  await vi.advanceTimersByTimeAsync(1000)
  expect(kept.get(TOKEN_KEY)).toBe('new-token')
  expect(kept.get(DETAILS_KEY)).toContain(second.email)
  expect(currentSession()).toMatchObject({ token: 'new-token', details: { email: second.email } })
})
