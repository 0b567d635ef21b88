import { sampleUsers } from '#contract/fixtures/users.ts'
import { readUserDetails } from '#contract/user.ts'
import { anything, assert, json, oneof, property, record, string } from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import {
  clearStored,
  DETAILS_KEY,
  LONGEST_TOKEN,
  prepareReading,
  readStored,
  sessionPersists,
  storedHalf,
  TOKEN_KEY,
  tokenProblem,
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
  [' leading', 'begins or ends with a space'],
  ['trailing ', 'begins or ends with a space'],
  [' ', 'begins or ends with a space'],
  ['x'.repeat(LONGEST_TOKEN + 1), 'longer than 16 kB'],
  ['x'.repeat(5_000_000), 'longer than 16 kB'],
] as const

it.each(unusable)(
  'API-18 a token that can not be kept and sent back is refused with a reason (%#)',
  (token, why) => {
    expect(tokenProblem(token)).toContain(why)
  },
)

it.each(unusable)('SES-3, C21 a stored token that no header can carry is removed (%#)', (token) => {
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
])('API-18 a token of %s survives a reload, and a header carries it unchanged', (_, token) => {
  expect(tokenProblem(token)).toBeNull()
  writeStored({ details, token })
  expect(readStored()?.token).toBe(token)
  expect(new Headers({ authorization: `Bearer ${token}` }).get('authorization')).toBe(`Bearer ${token}`)
})

it('API-18 whatever is accepted, a header carries unchanged', () => {
  assert(
    property(string({ unit: 'binary' }), (token) => {
      if (tokenProblem(token) !== null) return
      expect(new Headers({ authorization: `Bearer ${token}` }).get('authorization')).toBe(`Bearer ${token}`)
    }),
    { numRuns: 500 },
  )
})

it.each([
  [true, true, null],
  [true, false, 'details'],
  [false, true, 'token'],
  [false, false, null],
])('SES-2 details %s and token %s: one without the other is %s', (hasDetails, hasToken, half) => {
  if (hasDetails) kept.set(DETAILS_KEY, JSON.stringify(details))
  if (hasToken) kept.set(TOKEN_KEY, 'sample-token')
  expect(storedHalf()).toBe(half)
  expect(readStored() === null).toBe(!(hasDetails && hasToken))
  expect(kept.size, 'nothing is wiped by reading').toBe(Number(hasDetails) + Number(hasToken))
})

it('GRD-3 the end of a session is told to other tabs before its keys go, and leaves nothing behind', () => {
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
