import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { LONGEST_TOKEN } from '#contract/response-limits.ts'
import { readUserDetails } from '#contract/user.ts'
import { anything, assert, json, oneof, property, record, string } from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { DETAILS_KEY, TOKEN_KEY } from './keys.ts'
import {
  clearStored,
  prepareReading,
  readStored,
  sessionPersists,
  storedHalf,
  tokenProblem,
  writeStored,
} from './stored-session.ts'
import { storageOver } from './test-storage.ts'

const details = readUserDetails.parse(sampleUsers.established)
const kept = new Map<string, string>()
const storage = storageOver(kept)
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

it('SES-1 stores the session in two keys and reads it back', () => {
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

const unusable = [
  ['', 'is empty'],
  ['line\nbreak', 'cannot send back'],
  ['return\rhere', 'cannot send back'],
  ['tab\there', 'cannot send back'],
  ['null\0byte', 'cannot send back'],
  ['delete\x7f', 'cannot send back'],
  // Legal in a header, but read as Latin-1 by some servers and as UTF-8 by others.
  ['tökén', 'cannot send back'],
  ['no\u00a0break', 'cannot send back'],
  ['ключ', 'cannot send back'],
  ['🔑', 'cannot send back'],
  [' leading', 'cannot send back'],
  ['trailing ', 'cannot send back'],
  [' ', 'cannot send back'],
  ['x'.repeat(LONGEST_TOKEN + 1), 'longer than 16 kB'],
  ['x'.repeat(5_000_000), 'longer than 16 kB'],
] as const

it.each(unusable)(
  'API-18 gives a reason for each token that cannot be stored and sent back (%#)',
  (token, why) => {
    expect(tokenProblem(token)).toContain(why)
  },
)

it.each(unusable)('SES-3, C21 removes a stored token that cannot be sent in a header (%#)', (token) => {
  kept.set(DETAILS_KEY, JSON.stringify(details))
  kept.set(TOKEN_KEY, token)
  expect(readStored()).toBeNull()
  expect(kept.size).toBe(0)
  kept.set(TOKEN_KEY, token)
  expect(readStored()).toBeNull()
  expect(kept.size, 'without details too').toBe(0)
})

it.each([
  ['one character', 'x'],
  ['a space inside', 'two parts'],
  ['several spaces inside', 'a  b   c'],
  [
    'every printable character of ASCII',
    `${String.fromCharCode(...Array.from({ length: 94 }, (_, at) => at + 33))}`,
  ],
  ['4,097 characters', 'x'.repeat(4097)],
  ['16 kB', 'x'.repeat(LONGEST_TOKEN)],
])('API-18 a token of %s survives a reload and is sent unchanged', (_, token) => {
  expect(tokenProblem(token)).toBeNull()
  writeStored({ details, token })
  expect(readStored()?.token).toBe(token)
  expect(new Headers({ authorization: `Bearer ${token}` }).get('authorization')).toBe(`Bearer ${token}`)
})

it('API-18 every accepted token is sent unchanged', () => {
  let accepted = 0
  assert(
    property(string({ unit: 'binary' }), (token) => {
      if (tokenProblem(token) !== null) return
      accepted += 1
      expect(new Headers({ authorization: `Bearer ${token}` }).get('authorization')).toBe(`Bearer ${token}`)
    }),
    { numRuns: 500 },
  )
  expect(accepted).toBeGreaterThan(0)
})

it.each([
  [true, true, null],
  [true, false, 'details'],
  [false, true, 'token'],
  [false, false, null],
])('SES-2 with details %s and token %s, the half-stored key is %s', (hasDetails, hasToken, half) => {
  if (hasDetails) kept.set(DETAILS_KEY, JSON.stringify(details))
  if (hasToken) kept.set(TOKEN_KEY, 'sample-token')
  expect(storedHalf()).toBe(half)
  expect(readStored() === null).toBe(!(hasDetails && hasToken))
  expect(kept.size, 'reading removes nothing').toBe(Number(hasDetails) + Number(hasToken))
})

it('GRD-3 notifies other tabs that the session has ended before it removes the keys', () => {
  const steps: string[] = []
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem: (key: string, value: string) => (steps.push(`set ${key}`), storage.setItem(key, value)),
    removeItem: (key: string) => (steps.push(`remove ${key}`), storage.removeItem(key)),
  })
  writeStored({ details, token: 'sample-token' })
  steps.length = 0
  clearStored({ ended: true })
  expect(steps).toEqual(['set sessionEnded', 'remove sessionEnded', 'remove userDetails', 'remove userToken'])
  expect(kept.size).toBe(0)
})

it('SES-3, C21 reads any stored text without throwing', () => {
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

it('SES-3 an invalid stored figure is read as missing, not as zero, and the customer stays signed in', () => {
  kept.set(DETAILS_KEY, JSON.stringify({ ...sampleUsers.established, tradeProfit: 'much' }))
  kept.set(TOKEN_KEY, 'sample-token')
  expect(readStored()?.details).toMatchObject({ tradeProfit: null, email: details.email })
})

it('C22 keeps the session in memory if storage is full, and reports that it will not persist', () => {
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

it('C22 works without throwing if storage is switched off', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readStored()).toBeNull()
  writeStored({ details, token: 'sample-token' })
  expect(readStored()?.token).toBe('sample-token')
  expect(sessionPersists()).toBe(false)
})

it("C27 never stores one customer's token beside another's details, at any step", () => {
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
