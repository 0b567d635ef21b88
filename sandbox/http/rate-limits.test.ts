import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { createTestApp, newcomer } from '../testing/test-app.ts'
import { onBothEngines } from '../testing/engines.ts'
import { createRateLimits, defaultLimits, pauseSeconds } from './rate-limits.ts'
import type { HttpError } from './http-error.ts'

const outcome = (work: Promise<void>) =>
  work.then(
    () => 'ok',
    (refusal: HttpError) => [refusal.status, refusal.message, refusal.headers['retry-after']],
  )

const inMemory = () => createRateLimits(defaultLimits, { engine: 'embedded' } as Database)

describe('limits over time', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') }))
  afterEach(() => void vi.useRealTimers())

  it('S10 refuse the 11th attempt at an account for 15 minutes, then allow more', async () => {
    const limits = inMemory()
    const attempt = () => outcome(limits.attempt('sign-in', '192.0.2.1', 'a@sample.test'))
    for (let round = 0; round < 10; round += 1) expect(await attempt()).toBe('ok')
    expect(await attempt()).toEqual([429, 'Too many attempts. Try again in 15 minutes.', '900'])
    vi.advanceTimersByTime(14 * 60_000 + 30_000)
    expect(await attempt()).toEqual([429, 'Too many attempts. Try again in 30 seconds.', '30'])
    vi.advanceTimersByTime(31_000)
    expect(await attempt()).toBe('ok')
  })

  it('S10 the stated wait is never shorter than the remaining wait', async () => {
    const limits = inMemory()
    const attempt = () => outcome(limits.attempt('sign-in', '192.0.2.1', 'a@sample.test'))
    for (let round = 0; round < 10; round += 1) await attempt()
    vi.advanceTimersByTime(30_400)
    expect(await attempt()).toEqual([429, 'Too many attempts. Try again in 15 minutes.', '870'])
    vi.advanceTimersByTime(869_500)
    expect(await attempt()).toEqual([429, 'Too many attempts. Try again in 1 second.', '1'])
  })

  it('CAP-3 a correct authenticator code resets the count of wrong ones, for its account only', async () => {
    const limits = inMemory()
    const wrong = (count: number) =>
      Promise.all(Array.from({ length: count }, () => outcome(limits.code('ann'))))
    expect(new Set(await wrong(20))).toEqual(new Set(['ok']))
    await limits.codeSucceeded('bob')
    expect(await outcome(limits.code('ann'))).toEqual(expect.arrayContaining([429]))
    await limits.codeSucceeded('ann')
    expect(new Set(await wrong(20))).toEqual(new Set(['ok']))
  })

  it('S10 guesses from another address do not lock the customer out', async () => {
    const limits = inMemory()
    const from = (address: string) => outcome(limits.attempt('sign-in', address, 'a@sample.test'))
    for (let guess = 0; guess < 11; guess += 1) await from('192.0.2.1')
    expect(await from('192.0.2.2')).toBe('ok')
  })

  it.each(['sign-in', 'reset'] as const)(
    'S10 %s: after a thousand guesses from a hundred addresses the customer can still sign in within a minute',
    async (kind) => {
      const limits = inMemory()
      const from = (address: string) => outcome(limits.attempt(kind, address, 'a@sample.test'))
      for (let guess = 0; guess < 1000; guess += 1) {
        await from(`198.51.100.${guess % 100}`)
        vi.advanceTimersByTime(61)
      }
      expect(await from('192.0.2.3')).toBe('ok')
      const [status, , wait] = (await from('192.0.2.3')) as [number, string, string]
      expect(status).toBe(429)
      expect(Number(wait)).toBeLessThanOrEqual(60)
      vi.advanceTimersByTime(Number(wait) * 1000 + 1)
      expect(await from('192.0.2.3')).toBe('ok')
    },
  )

  it('S10 after a hundred failures an address has ten attempts in 15 minutes, a minute apart', async () => {
    const limits = inMemory()
    const from = (address: string) => outcome(limits.attempt('sign-in', address, 'a@sample.test'))
    for (let guess = 0; guess < 200; guess += 1) await from(`198.51.100.${guess}`)
    let served = 0
    for (let second = 0; second < 14 * 60; second += 1) {
      if ((await from('192.0.2.1')) === 'ok') served += 1
      vi.advanceTimersByTime(1000)
    }
    expect(served).toBe(10)
    expect([0, 9, 10, 35, 60, 1000].map(pauseSeconds)).toEqual([1, 1, 2, 8, 60, 60])
  })

  it('S10 a reset ends the delays of the account for all addresses, but not of other accounts', async () => {
    const limits = inMemory()
    const from = (address: string, account = 'a@sample.test') =>
      outcome(limits.attempt('sign-in', address, account))
    for (let guess = 0; guess < 11; guess += 1) {
      await from('192.0.2.1')
      await from('192.0.2.1', 'b@sample.test')
    }
    for (let guess = 0; guess < 200; guess += 1) await from(`198.51.100.${guess}`)
    expect(await from('192.0.2.1')).toEqual(expect.arrayContaining([429]))
    await limits.succeeded('reset', '192.0.2.77', 'a@sample.test')
    vi.advanceTimersByTime(60_001)
    expect([await from('192.0.2.1'), await from('192.0.2.1')]).toEqual(['ok', 'ok'])
    expect(await from('192.0.2.1', 'b@sample.test')).toEqual(expect.arrayContaining([429]))
  })

  it('B6 the delays begin with the attempt after the 100th failure, and not before', async () => {
    for (const [failures, second] of [
      [98, 'ok'],
      [100, 429],
    ] as const) {
      const limits = inMemory()
      const from = (address: string) => outcome(limits.attempt('sign-in', address, 'a@sample.test'))
      for (let guess = 0; guess < failures; guess += 1) await from(`198.51.100.${guess}`)
      expect(await from('192.0.2.3')).toBe('ok')
      expect([await from('192.0.2.3')].flat()[0], `${failures} failures`).toBe(second)
    }
  })

  it('S10 registrations and sign-ins from one address share its 50 attempts per minute', async () => {
    const limits = inMemory()
    for (let round = 0; round < 20; round += 1) await limits.registration('192.0.2.1')
    const attempt = (account: number) =>
      outcome(limits.attempt('sign-in', '192.0.2.1', `${account}@sample.test`))
    for (let round = 0; round < 30; round += 1) expect(await attempt(round)).toBe('ok')
    expect(await attempt(99)).toEqual(expect.arrayContaining([429]))
  })

  it('S10 a success ends the delays, and earlier failures no longer count', async () => {
    const limits = inMemory()
    const from = (address: string) => outcome(limits.attempt('sign-in', address, 'a@sample.test'))
    for (let guess = 0; guess < 150; guess += 1) await from(`198.51.100.${guess}`)
    expect([await from('192.0.2.3'), (await from('192.0.2.3'))[0]]).toEqual(['ok', 429])
    await limits.succeeded('sign-in', '192.0.2.3', 'a@sample.test')
    expect([await from('192.0.2.3'), await from('192.0.2.3')]).toEqual(['ok', 'ok'])
  })

  it('S10 asking for a passkey counts among the 50 attempts per minute from one address', async () => {
    const limits = inMemory()
    for (let round = 0; round < 50; round += 1) expect(await outcome(limits.visit('192.0.2.1'))).toBe('ok')
    expect(await outcome(limits.visit('192.0.2.1'))).toEqual(expect.arrayContaining([429]))
    expect(await outcome(limits.attempt('sign-in', '192.0.2.1', 'a@sample.test'))).not.toBe('ok')
    expect(await outcome(limits.visit('192.0.2.2'))).toBe('ok')
  })

  it('S35 setting the clock back by a day does not extend a wait', async () => {
    const limits = inMemory()
    const attempt = () => outcome(limits.attempt('sign-in', '192.0.2.1', 'a@sample.test'))
    for (let round = 0; round < 11; round += 1) await attempt()
    vi.setSystemTime(new Date('2026-05-31T12:00:00Z'))
    expect(await attempt()).toBe('ok')
  })

  it('S10 refuse the 51st attempt per minute from one address, at any account', async () => {
    const limits = inMemory()
    const attempt = (account: number) =>
      outcome(limits.attempt('sign-in', '192.0.2.1', `${account}@sample.test`))
    for (let round = 0; round < 50; round += 1) expect(await attempt(round)).toBe('ok')
    expect(await attempt(99)).toEqual(expect.arrayContaining([429]))
    vi.advanceTimersByTime(60_001)
    expect(await attempt(99)).toBe('ok')
  })

  it('start again after a success, and count sign-in and reset separately', async () => {
    const limits = inMemory()
    const key = ['192.0.2.1', 'a@sample.test'] as const
    for (let round = 0; round < 10; round += 1) await limits.attempt('sign-in', ...key)
    expect(await outcome(limits.attempt('reset', ...key))).toBe('ok')
    await limits.succeeded('sign-in', ...key)
    expect(await outcome(limits.attempt('sign-in', ...key))).toBe('ok')
  })
})

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

onBothEngines((db) => {
  const limits = {
    ...defaultLimits,
    perAccountAndAddress: { points: 3, seconds: 900 },
    registrations: { points: 1, seconds: 3600 },
    codes: { points: 20, seconds: 3600 },
  }

  it('S10 S11 S15 sign-in and reset answer 429 with Retry-After; X-Forwarded-For makes no difference', async () => {
    const { call, customer } = createTestApp(db(), { limits })
    const { email } = await customer()
    const tries = [
      ['POST', '/auth/login', { email, password: 'Wrong#2026' }],
      ['PUT', '/auth/edit-password', { email, password: 'Tallow&Brick9', seedPhrase: 'a-b-c-d-e-f' }],
    ] as const
    for (const [method, path, body] of tries) {
      const statuses: number[] = []
      const waits: number[] = []
      for (let round = 0; round < 4; round += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${round}` }
        const response = await call(method, path, { body, headers, env: from('192.0.2.7') })
        statuses.push(response.status)
        waits.push(Number(response.headers.get('retry-after')))
      }
      expect(statuses).toEqual([401, 401, 401, 429])
      expect(waits.at(-1)).toBeGreaterThan(800)
      expect((await call(method, path, { body, env: from('192.0.2.8') })).status).toBe(401)
    }
  })

  it.each([
    ['the entry of one proxy', 1, ['203.0.113.9, 198.51.100.1', '192.0.2.1, 198.51.100.1'], 429],
    [
      'two visitors of one proxy separately',
      1,
      ['198.51.100.1, 203.0.113.9', '198.51.100.1, 203.0.113.8'],
      201,
    ],
    [
      'the entry of the outer of two proxies',
      2,
      ['9.9.9.9, 198.51.100.3, 10.0.0.1', '8.8.8.8, 198.51.100.3, 10.0.0.1'],
      429,
    ],
    ['the connection, if the entry is not an address', 1, ['somebody', 'nobody'], 429],
    ['the connection, if no proxy is trusted', 0, ['203.0.113.9', '203.0.113.8'], 429],
  ] as const)('S11 counts %s', async (name, trustedProxies, forwarded, status) => {
    const { call } = createTestApp(db(), { limits, trustedProxies })
    const statuses: number[] = []
    for (const [n, header] of forwarded.entries()) {
      const body = newcomer(`proxied-${n}-${name.length}-${trustedProxies}@sample.test`)
      const headers = { 'x-forwarded-for': header }
      // Each case has its own proxy, because all cases share the database's counters.
      const env = from(`192.0.2.${100 + name.length}`)
      statuses.push((await call('POST', '/auth/register', { body, headers, env })).status)
    }
    expect(statuses).toEqual([201, status])
  })

  it('S10 S11 asking for a passkey is limited by the address that the proxy names', async () => {
    const few = { ...limits, perAddress: { points: 2, seconds: 60 } }
    const { call } = createTestApp(db(), { limits: few, trustedProxies: 1, publicUrl: 'https://sample.test' })
    const statuses: number[] = []
    for (const visitor of ['198.51.100.21', '198.51.100.21', '198.51.100.21', '198.51.100.22']) {
      const headers = { 'x-forwarded-for': visitor }
      const asked = { body: {}, headers, env: from('192.0.2.99') }
      statuses.push((await call('POST', '/auth/login/passkey/options', asked)).status)
    }
    expect(statuses).toEqual([200, 200, 429, 200])
  })

  it('limit registrations per address', async () => {
    const { call } = createTestApp(db(), { limits })
    const first = await call('POST', '/auth/register', {
      body: newcomer('limited1@sample.test'),
      env: from('192.0.2.9'),
    })
    const second = await call('POST', '/auth/register', {
      body: newcomer('limited2@sample.test'),
      env: from('192.0.2.9'),
    })
    expect([first.status, second.status]).toEqual([201, 429])
  })
})
