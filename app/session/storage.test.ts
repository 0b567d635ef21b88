import { sampleUsers } from '#contract/fixtures/users.ts'
import { readUserDetails } from '#contract/user.ts'
import { anything, assert, json, oneof, property, record, string } from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import {
  clearStored,
  DETAILS_KEY,
  prepareReading,
  readStored,
  sessionPersists,
  TOKEN_KEY,
  writeStored,
} from './storage.ts'

const details = readUserDetails.parse(sampleUsers.established)
const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => '' })
  await prepareReading()
})
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => {
  clearStored()
  vi.unstubAllGlobals()
})

it('SES-1 two keys about the customer, and what is written is read again', () => {
  writeStored({ details, token: 'sample-token' })
  expect([...kept.keys()]).toEqual(['userDetails', 'userToken'])
  expect(readStored()).toEqual({ details, token: 'sample-token' })
  clearStored()
  expect(kept.size).toBe(0)
  expect(readStored()).toBeNull()
})

it.each([
  '{',
  'null',
  '[]',
  '"x"',
  '7',
  '{}',
  '{"email":""}',
  '{"email":5}',
  '{"__proto__":{"email":"a@b.test"}}',
])('SES-3, C21 stored details of %s are removed, and the visitor is signed out', (text) => {
  kept.set(DETAILS_KEY, text)
  kept.set(TOKEN_KEY, 'sample-token')
  expect(readStored()).toBeNull()
  expect(kept.size).toBe(0)
})

it.each(['', 'a b', 'line\nbreak', 'tökén', 'x'.repeat(5_000_000)])(
  'SES-3, C21 a token that no header can carry is removed (%#)',
  (token) => {
    kept.set(DETAILS_KEY, JSON.stringify(details))
    kept.set(TOKEN_KEY, token)
    expect(readStored()).toBeNull()
    expect(kept.size).toBe(0)
  },
)

it('SES-3, C21 nothing that can stand there throws', () => {
  const text = oneof(
    string(),
    json(),
    record({ email: anything() }).map((x) => JSON.stringify(x) ?? ''),
  )
  assert(
    property(text, text, (one, other) => {
      kept.set(DETAILS_KEY, one)
      kept.set(TOKEN_KEY, other)
      const stored = readStored()
      expect(stored === null ? kept.size : typeof stored.details.email).toBe(stored === null ? 0 : 'string')
    }),
    { numRuns: 200 },
  )
})

it('SES-3 a figure that makes no sense is missing, not zero, and signs nobody out', () => {
  kept.set(DETAILS_KEY, JSON.stringify({ ...sampleUsers.established, tradeProfit: 'much' }))
  kept.set(TOKEN_KEY, 'sample-token')
  expect(readStored()?.details).toMatchObject({ tradeProfit: null, email: details.email })
})

it('C22 where storage is full, this tab remembers, and says that it will forget', () => {
  writeStored({ details, token: 'old' })
  expect(sessionPersists()).toBe(true)
  vi.stubGlobal('localStorage', { ...storage, setItem: full })
  writeStored({ details: { ...details, name: 'Sample Second' }, token: 'new' })
  expect(readStored()).toMatchObject({ details: { name: 'Sample Second' }, token: 'new' })
  expect(sessionPersists()).toBe(false)
  expect(kept.size).toBe(0)
  clearStored()
  expect(readStored()).toBeNull()
  expect(sessionPersists()).toBe(true)
})

it('C22 where storage is switched off, nothing throws', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readStored()).toBeNull()
  writeStored({ details, token: 'sample-token' })
  expect(readStored()?.token).toBe('sample-token')
  expect(sessionPersists()).toBe(false)
})

it("C27 at no step stands one customer's token beside another's details", () => {
  writeStored({ details, token: 'first' })
  const seen: string[] = []
  const note = () =>
    seen.push(`${kept.get(DETAILS_KEY)?.includes('second@') ? 'second' : 'first'} ${kept.get(TOKEN_KEY)}`)
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem: (key: string, value: string) => {
      storage.setItem(key, value)
      note()
    },
    removeItem: (key: string) => {
      storage.removeItem(key)
      note()
    },
  })
  writeStored({ details: { ...details, email: 'second@sample.test' }, token: 'second' })
  expect(seen).toEqual(['first undefined', 'second undefined', 'second second'])
})
