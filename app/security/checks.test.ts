import { describe, expect, it } from 'vitest'
import { readActivity, readAddresses, readSecurity, readSessions } from '#contract/capabilities/security.ts'
import { capabilityNames } from '#contract/capabilities/names.ts'
import { checksAndPlaceholders, checksOf, lockIn } from './checks.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const later = '2026-03-03T12:00:00Z'
const before = '2026-02-27T12:00:00Z'
const atNoon = '2026-03-01T12:00:00Z'
const nothing = { totp: { on: false }, backupCodesLeft: 0, passkeys: 0, holds: [], wordSet: false }
const session = (id: string, current = false) => ({
  id,
  current,
  createdAt: before,
  seenAt: before,
  agent: 'Firefox',
})

type Responses = {
  offered?: readonly string[]
  security?: object
  sessions?: unknown[]
  addresses?: object
  activity?: unknown[]
  codesNotStored?: boolean
  makesPasskeys?: boolean
}
const usable = { id: 'usable', label: 'Mine', address: 'bc1qsample', network: 'bitcoin', usableFrom: before }
function known({
  offered = capabilityNames,
  security,
  sessions,
  addresses,
  activity,
  codesNotStored = false,
  makesPasskeys = true,
}: Responses) {
  return {
    offered,
    security: security && readSecurity.parse({ ...nothing, ...security }),
    sessions: sessions && readSessions.parse({ sessions }).sessions,
    addresses: addresses && readAddresses.parse({ addresses: [usable], ...addresses }),
    activity: activity && readActivity.parse({ activity }).activity,
    codesNotStored,
    makesPasskeys,
    now,
  }
}
const said = (responses: Responses) =>
  checksOf(known(responses)).map(({ state, text, until }) =>
    [state, until ? `${text} ${until}.` : text].join(': '),
  )
const loading = (responses: Responses) =>
  checksAndPlaceholders(known(responses))
    .filter(({ state }) => state === 'loading')
    .map(({ id }) => id)

it('CAP-3 says nothing before it is known', () => {
  expect(said({})).toEqual([])
  expect(loading({})).toEqual(['second-step', 'passkeys', 'address-book', 'sessions', 'word'])
  expect(loading({ security: {}, sessions: [], addresses: { only: false } })).toEqual([])
})

it('CAP-3 each placeholder is in the place of its sentence', () => {
  const half = { sessions: [session('a', true)], addresses: { only: true } }
  expect(checksAndPlaceholders(known(half)).map(({ state }) => state)).toEqual([
    'loading',
    'loading',
    'good',
    'good',
    'loading',
  ])
  expect(loading({ ...half, addresses: { only: false } })).toContain('address-book')
})

it('CAP-3 says nothing about what the backend does not offer', () => {
  const all = { security: { passkeys: 2 }, sessions: [session('a', true)], addresses: { only: false } }
  expect(said({ ...all, offered: ['activity'] })).toEqual([])
  expect(said({ ...all, offered: ['sessions'] })).toEqual(['good: You are signed in only in this browser.'])
  expect(loading({ offered: ['activity', 'withdrawal-lock'] })).toEqual([])
})

it.each([
  [true, 'Add a passkey'],
  [false, undefined],
])(
  'CAP-3 whether there is a link to add a passkey if the browser can make one: %s',
  (makesPasskeys, label) => {
    const [check] = checksOf(known({ offered: ['passkeys'], security: {}, makesPasskeys }))
    expect([check?.text, check?.action?.label]).toEqual(['You have no passkey.', label])
  },
)

it('CAP-3 an account without any protection', () => {
  expect(said({ security: {}, sessions: [session('a', true)], addresses: { only: false } })).toEqual([
    'open: Your password alone is enough to sign in.',
    'fact: You have no passkey.',
    'open: Anyone who gets into your account can withdraw to a new address.',
    'good: You are signed in only in this browser.',
    'open: You have not chosen a word for our emails.',
  ])
})

const entry = (kind: string, at: string, result = 'done') => ({
  id: `${kind}-${result}`,
  kind,
  at,
  result,
})

it.each([
  ['no report', [entry('password-changed', before)], 0],
  ['a report', [entry('not-me', atNoon), entry('password-changed', before)], 1],
  ['a change since', [entry('password-changed', later), entry('not-me', atNoon)], 0],
  ['a refused change since', [entry('password-changed', later, 'refused'), entry('not-me', atNoon)], 1],
  ['a report at an unreadable time', [entry('password-changed', later), entry('not-me', 'soon')], 1],
])('CAP-3 after “This was not me” the list advises to change the password: %s', (_, activity, count) => {
  const advice =
    'open: You said “This was not me”. If you haven’t changed your password since, change it now.'
  expect(said({ activity })).toEqual(Array(count).fill(advice))
  expect(said({ activity, offered: ['sessions'] })).toEqual([])
})

it('CAP-3 a protected account', () => {
  expect(
    said({
      security: { totp: { on: true }, backupCodesLeft: 10, passkeys: 2, wordSet: true },
      sessions: [session('a', true), session('b')],
      addresses: { only: true },
    }),
  ).toEqual([
    'good: Signing in with your password needs a second step.',
    'good: You can sign in with 2 passkeys, without a password.',
    'good: Withdrawals go only to your saved addresses.',
    'fact: Your account has 2 active sign-ins.',
    'good: Our emails to you have your word.',
  ])
})

it('CAP-3 a lock and a hold end at their moment', () => {
  const until = (ms: number) => new Date(now + ms).toISOString()
  const waits = (ms: number) =>
    said({ offered: [], security: { lockedUntil: until(ms), holds: [{ why: 'Sample.', until: until(ms) }] } })
  expect(waits(1)).toHaveLength(2)
  expect(waits(0)).toEqual([])
  expect(lockIn({ lockedUntil: until(0), holds: [] }, now)).toBeNull()
})

it.each([
  [0, 'open: You have no backup codes left.'],
  [1, 'open: You have 1 backup code left.'],
  [3, 'open: You have 3 backup codes left.'],
  [4, undefined],
  [null, undefined],
])('CAP-3 with %s backup codes left, the list says: %s', (backupCodesLeft, sentence) => {
  const security = { totp: { on: true }, backupCodesLeft }
  expect(said({ offered: ['two-factor'], security })[1]).toBe(sentence)
})

it('CAP-3 codes that the customer has not stored are no protection, however many are left', () => {
  const on = { offered: ['two-factor'], security: { totp: { on: true }, backupCodesLeft: 10 } }
  expect(said({ ...on, codesNotStored: true })[1]).toBe(
    'open: You may not have stored your latest backup codes.',
  )
  expect(said({ ...on, security: { totp: { on: false } }, codesNotStored: true })).toHaveLength(1)
})

describe('CAP-3 withdrawals', () => {
  const offered = ['address-book']
  it.each([
    ['a second step', { totp: { on: true } }],
    ['a lock', { lockedUntil: later }],
    ['a hold', { holds: [{ why: 'Your password was changed.', until: later }] }],
    ['an unreadable number of passkeys', { passkeys: -1 }],
    ['an unreadable second step', { totp: 'on' }],
    ['a lock that can’t be read', { lockedUntil: '2026-03-03T12:00:00' }],
  ])('with %s, not everyone who is signed in can withdraw', (_, security) => {
    expect(said({ offered, security, addresses: { only: false } })).toContain(
      'open: Withdrawals can go to any address, not only to saved ones.',
    )
  })
  it('with a passkey, everyone who knows the password can withdraw', () => {
    expect(said({ offered, security: { passkeys: 1 }, addresses: { only: false } })).toEqual([
      'open: Anyone who knows your password can withdraw to a new address.',
    ])
  })
  it('says until when "Pay only to saved addresses" still holds', () => {
    const until = `open: Withdrawals go only to your saved addresses until ${later}.`
    expect(said({ offered, security: {}, addresses: { only: false, onlyOffFrom: later } })).toEqual([until])
    expect(said({ offered, security: {}, addresses: { only: true, onlyOffFrom: later } })).toEqual([until])
    expect(
      said({ offered, security: { passkeys: 1 }, addresses: { only: true, onlyOffFrom: before } }),
    ).toEqual(['open: Anyone who knows your password can withdraw to a new address.'])
  })
  it('FAIR-1 "Pay only to saved addresses" without a usable address is no protection: nothing can be withdrawn', () => {
    const waiting = { ...usable, id: 'waiting', usableFrom: later }
    const here = (addresses: object) =>
      said({ offered, security: {}, addresses: { only: true, ...addresses } })
    const none = 'open: You can’t withdraw now: you pay only to saved addresses, and none is saved.'
    const wait = `open: You can’t withdraw now: you pay only to saved addresses, and none can be used before ${new Date(later).toISOString()}.`
    const good = ['good: Withdrawals go only to your saved addresses.']
    expect(here({ addresses: [] })).toEqual([none])
    expect(here({ addresses: [waiting] })).toEqual([wait])
    expect(here({ addresses: [waiting, usable] })).toEqual(good)
    // The one that could not be read may be usable.
    expect(here({ addresses: [waiting, 'unreadable'] })).toEqual(good)
    expect(here({ addresses: [], onlyOffFrom: later })).toEqual([
      `open: Withdrawals go only to your saved addresses until ${later}.`,
      none,
    ])
    expect(said({ offered, security: {}, addresses: { only: false, addresses: [] } })).not.toContain(none)
  })
  it('names a lock and a hold first, and only until they end', () => {
    const holds = [{ why: 'Your password was changed.', until: later }]
    const security = { lockedUntil: later, holds, passkeys: 1 }
    expect(said({ offered: ['passkeys'], security })).toEqual([
      `fact: Withdrawals are locked until ${later}.`,
      `fact: Your password was changed. Withdrawals are held until ${later}.`,
      'good: You can sign in with your passkey, without a password.',
    ])
    const over = { lockedUntil: before, holds: [{ why: 'Your password was changed.', until: before }] }
    expect(said({ offered: ['activity'], security: over })).toEqual([])
  })
})

it.each([
  ['a time without a zone', { lockedUntil: '2026-03-03T12:00:00' }],
  ['a number', { lockedUntil: Date.parse(later) }],
  ['true', { lockedUntil: true }],
])('FAIR-7 a lock that is %s is not reported as absent', (_, security) => {
  const unknown = 'unknown: We could not read whether withdrawals are locked.'
  expect(said({ offered: ['withdrawal-lock'], security })).toEqual([unknown])
  expect(said({ offered: ['activity'], security })).toEqual([unknown])
})

it('FAIR-7 a response about something else does not say that there is no lock', () => {
  const security = readSecurity.parse({ success: false })
  expect(lockIn(security, now)).toBeUndefined()
  expect(lockIn(readSecurity.parse(nothing), now)).toBeNull()
  const shown = checksOf({ ...known({ offered: ['withdrawal-lock'] }), security })
  expect(shown.map(({ id, state }) => [id, state])).toEqual([
    ['lock', 'unknown'],
    ['holds', 'unknown'],
  ])
})

describe('CAP-3 signed in', () => {
  const offered = ['sessions']
  it.each([
    ['none', [], 'unknown: The server lists no sign-in, although you are signed in here.'],
    ['one that is not this browser', [session('a')], 'fact: Your account has 1 active sign-in.'],
    [
      'an unreadable one',
      [session('a', true), null],
      'fact: Your account has 2 active sign-ins. 1 of them could not be read.',
    ],
  ])('%s', (_, sessions, sentence) => expect(said({ offered, sessions })).toEqual([sentence]))
})

it('CAP-3 few backup codes are counted', () => {
  const offered = ['two-factor']
  const codes = (left: unknown) =>
    said({ offered, security: { totp: { on: true }, backupCodesLeft: left } }).slice(1)
  expect(codes(4)).toEqual([])
  expect(codes(2)).toEqual(['open: You have 2 backup codes left.'])
  expect(codes(1)).toEqual(['open: You have 1 backup code left.'])
  expect(codes(0)).toEqual(['open: You have no backup codes left.'])
  expect(codes(null)).toEqual([])
})

it('FAIR-7 what could not be read is reported as unknown, not off', () => {
  const security = { totp: null, passkeys: -1, wordSet: 'yes', holds: [{ why: 1 }] }
  expect(said({ offered: ['two-factor', 'passkeys', 'mail-word'], security })).toEqual([
    'unknown: We could not read whether withdrawals are held.',
    'unknown: We could not read whether the second step is on.',
    'unknown: We could not read how many passkeys you have.',
    'unknown: We could not read whether a word for our emails is set.',
  ])
})
