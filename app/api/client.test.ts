import * as responses from '#contract/responses.ts'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { timings } from '../timings.ts'
import { call, connectSession, newIdempotencyKey } from './client.ts'
import { messages } from './errors.ts'

const user = sampleUsers.established
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)
const fetched = vi.fn<typeof fetch>()
const ended = vi.fn<(token: string) => void>()
const network = { onLine: true }

beforeEach(() => {
  vi.useFakeTimers()
  network.onLine = true
  fetched.mockReset()
  ended.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', network)
  connectSession({ token: () => 'sample-token', ended })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A fetch that never responds, and rejects when it is aborted. */
const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const giveUp = () => reject(init?.signal?.reason)
    if (init?.signal?.aborted) giveUp()
    else init?.signal?.addEventListener('abort', giveUp)
  })

it('API-5 sends the bearer token and reads the details; ignores extra fields (API-12)', async () => {
  fetched.mockResolvedValue(json({ ...user, surprise: true }))
  await expect(call('userDetails')).resolves.toMatchObject({ email: user.email, tradeProfit: '3250.17' })
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/api/transaction/token-user')
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer sample-token')
  expect(init).toMatchObject({ method: 'GET', cache: 'no-store', credentials: 'omit' })
})

it('API-10 sends the wake-up call to {base}/ without a token', async () => {
  fetched.mockResolvedValue(json({ mode: 'sandbox' }))
  await expect(call('wakeUp')).resolves.toEqual({ mode: 'sandbox' })
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/api/')
  expect(new Headers(init?.headers).has('authorization')).toBe(false)
})

it('API-13 sends a write with its idempotency key and body', async () => {
  fetched.mockResolvedValue(json({}))
  await call('addDeposit', { body: { amount: 500 }, idempotencyKey: 'sample-key' })
  const [, init] = fetched.mock.calls[0] ?? []
  expect(new Headers(init?.headers).get('idempotency-key')).toBe('sample-key')
  expect(init?.body).toBe('{"amount":500}')
})

it.each([
  ['HTML', new Response('<html>Log in to the network</html>')],
  ['cut JSON', new Response('{"allTransactions": [')],
  ['no body', new Response('')],
  ['204', new Response(null, { status: 204 })],
  ['another shape', json({ allTransactions: null })],
  ['a bare list', json([])],
])('API-12, C1, C2 reports a response of %s as not understood', async (_, response) => {
  fetched.mockResolvedValue(response)
  await expect(call('deposits')).rejects.toMatchObject({
    kind: 'unreadable',
    effect: 'unknown',
    message: 'The server sent something this app does not understand.',
  })
})

it('API-6 an ignored response may be empty, but an HTML page is not a success', async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }))
  await expect(call('addDeposit', { body: { amount: 1 } })).resolves.toBeDefined()
  fetched.mockResolvedValueOnce(new Response('<html>'))
  await expect(call('addDeposit', { body: { amount: 1 } })).rejects.toMatchObject({ effect: 'unknown' })
})

it('API-16 does not follow a redirect of a write, and reports an unknown outcome', async () => {
  const redirected = Object.defineProperty(json({}), 'redirected', { value: true })
  const opaque = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
  for (const response of [redirected, opaque]) {
    fetched.mockResolvedValueOnce(response)
    await expect(call('addWithdrawal', { body: {} })).rejects.toMatchObject({
      kind: 'unreadable',
      effect: 'unknown',
    })
  }
  expect(fetched.mock.calls.map(([, init]) => init?.redirect)).toEqual(['manual', 'manual'])
})

it('API-16 follows a redirect of a read', async () => {
  fetched.mockResolvedValue(json({ allTransactions: [] }))
  await call('deposits')
  expect(fetched.mock.calls[0]?.[1]?.redirect).toBe('follow')
})

it.each(['addDeposit', 'addWithdrawal', 'editUser', 'editPassword', 'register', 'login'] as const)(
  'API-16 treats `success: false` in a 200 as a refusal of %s with the server’s message; without one, an order is unknown',
  async (name) => {
    fetched.mockResolvedValueOnce(json({ success: false, message: 'Not today.' }))
    await expect(call(name, { body: {} })).rejects.toMatchObject({ effect: 'no', message: 'Not today.' })
    const unworded = name.startsWith('add')
      ? { effect: 'unknown', message: messages.unreadable }
      : { effect: 'no', message: messages.invalid }
    fetched.mockResolvedValueOnce(json({ success: false }))
    await expect(call(name, { body: {} })).rejects.toMatchObject(unworded)
  },
)

it('API-16 treats `status: 409` in the response to a registration as a conflict', async () => {
  for (const status of [409, '409']) {
    fetched.mockResolvedValueOnce(json({ status, message: 'Taken' }))
    await expect(call('register', { body: {} })).rejects.toMatchObject({ kind: 'conflict', effect: 'no' })
  }
})

it('API-16 never discards a seed phrase, whatever else the response says', async () => {
  fetched.mockResolvedValueOnce(json({ seedPhrase: 'sample-phrase', success: false, status: 409 }))
  await expect(call('register', { body: {} })).resolves.toMatchObject({ seedPhrase: 'sample-phrase' })
})

it('API-15 does not treat a refusal with an incomplete body as a refusal', async () => {
  const stream = new ReadableStream({ start: (control) => control.error(new TypeError('cut')) })
  fetched.mockResolvedValue(new Response(stream, { status: 409 }))
  await expect(call('addWithdrawal', { body: {} })).rejects.toMatchObject({
    kind: 'conflict',
    effect: 'unknown',
  })
})

it('ACC-2 sends the version that an update is based on', async () => {
  fetched.mockResolvedValue(json({}))
  await call('editUser', { body: {}, ifMatch: '"profile-7"' })
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('if-match')).toBe('"profile-7"')
})

it('ACC-2 API-15 a 412 in the contract’s JSON refuses a request with a version, and leaves the outcome unknown without one', async () => {
  fetched.mockImplementation(async () => json({ message: 'Changed elsewhere' }, { status: 412 }))
  await expect(call('editUser', { body: {}, ifMatch: '"profile-7"' })).rejects.toMatchObject({
    kind: 'conflict',
    effect: 'no',
    message: 'Changed elsewhere',
  })
  await expect(call('addWithdrawal', { body: {} })).rejects.toMatchObject({ status: 412, effect: 'unknown' })
  fetched.mockImplementation(async () => new Response('<html>', { status: 412 }))
  await expect(call('editUser', { body: {}, ifMatch: '"profile-7"' })).rejects.toMatchObject({
    effect: 'unknown',
    message: messages.conflict,
  })
})

it('GRD-3 a 401 ends the session of the token it was sent with', async () => {
  fetched.mockResolvedValue(json({ message: 'jwt expired' }, { status: 401 }))
  await expect(call('deposits')).rejects.toMatchObject({
    kind: 'auth',
    message: 'Your session has ended. Sign in again.',
  })
  expect(ended.mock.calls).toEqual([['sample-token']])
})

it('GRD-3 a 401 at sign-in is a wrong password and ends no session', async () => {
  fetched.mockResolvedValue(json({ message: 'Wrong e-mail or password.' }, { status: 401 }))
  await expect(call('login', { body: {} })).rejects.toMatchObject({ message: 'Wrong e-mail or password.' })
  fetched.mockResolvedValue(new Response('', { status: 401 }))
  await expect(call('login', { body: {} })).rejects.toMatchObject({ message: messages.invalid })
  expect(ended).not.toHaveBeenCalled()
})

it('C20 sends nothing without a token, and ends the session', async () => {
  connectSession({ token: () => null, ended })
  await expect(call('deposits')).rejects.toMatchObject({ kind: 'auth', effect: 'no' })
  expect(fetched).not.toHaveBeenCalled()
  expect(ended).toHaveBeenCalledTimes(1)
})

it('C9 aborts after 15 s, and not before', async () => {
  fetched.mockImplementation(silence)
  const settled = vi.fn<(error: unknown) => void>()
  const waiting = call('wakeUp').catch(settled)
  await vi.advanceTimersByTimeAsync(timings.callTimeout - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(settled.mock.calls[0]?.[0]).toMatchObject({ kind: 'timeout', effect: 'unknown' })
  expect(vi.getTimerCount()).toBe(0)
})

it('C9 also aborts while reading a body that stops halfway', async () => {
  fetched.mockImplementation(async (_, init) => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"mode":'))
        init?.signal?.addEventListener('abort', () => stream.error(new Error('cut')))
      },
    })
    return new Response(body)
  })
  const settled = vi.fn<(error: unknown) => void>()
  const waiting = call('wakeUp').catch(settled)
  await vi.advanceTimersByTimeAsync(timings.callTimeout)
  await waiting
  expect(settled.mock.calls[0]?.[0]).toMatchObject({ kind: 'timeout' })
})

it('C10 offline from start to end: nothing was sent', async () => {
  network.onLine = false
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(call('addDeposit', { body: { amount: 1 } })).rejects.toMatchObject({
    kind: 'offline',
    effect: 'no',
    message: messages.offline,
  })
})

it('C11 offline after the start: it may have been sent', async () => {
  fetched.mockImplementation(async () => {
    network.onLine = false
    throw new TypeError('Failed to fetch')
  })
  await expect(call('addDeposit', { body: { amount: 1 } })).rejects.toMatchObject({ effect: 'unknown' })
})

it('FAIR-7 reports it if the code that reads responses cannot be loaded; an order, whose response is ignored, succeeds', async () => {
  vi.resetModules()
  vi.doMock('#contract/responses.ts', () => {
    throw new Error('gone')
  })
  const fresh = await import('./client.ts')
  fresh.connectSession({ token: () => 'sample-token', ended: () => {} })
  fetched.mockImplementation(async () => json([]))
  await expect(fresh.call('coins')).rejects.toMatchObject({ kind: 'offline', message: messages.unreachable })
  await expect(fresh.call('addDeposit', { body: { amount: 1 } })).resolves.toEqual([])
  vi.doUnmock('#contract/responses.ts')
})

/** The client, in a page where `load` loads the code that reads responses. */
async function freshClient(load: () => Promise<object>) {
  vi.resetModules()
  vi.doMock('#contract/responses.ts', load)
  return import('./client.ts')
}

describe('FAIR-7 API-2 a write whose response has to be read', () => {
  afterEach(() => void vi.doUnmock('#contract/responses.ts'))

  it.each(['register', 'login', 'editPassword'] as const)(
    'is not sent if the code that reads it cannot be loaded: %s',
    async (name) => {
      const fresh = await freshClient(() => {
        throw new Error('gone')
      })
      fetched.mockImplementation(async () => json({ seedPhrase: 'sample-phrase' }))
      await expect(fresh.call(name, { body: {} })).rejects.toMatchObject({
        kind: 'offline',
        effect: 'no',
        message: messages.notLoaded,
      })
      expect(fetched).not.toHaveBeenCalled()
    },
  )

  it('is not sent after 15 s if that code does not load, and nothing was sent', async () => {
    const fresh = await freshClient(() => new Promise<object>(() => {}))
    const settled = vi.fn<(error: unknown) => void>()
    const waiting = fresh.call('register', { body: {} }).catch(settled)
    await vi.advanceTimersByTimeAsync(timings.callTimeout)
    await waiting
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ effect: 'no', message: messages.notLoaded })
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is sent once that code has loaded', async () => {
    const fresh = await freshClient(async () => {
      await new Promise((then) => setTimeout(then, 2000))
      return responses
    })
    fetched.mockImplementation(async () => json({ seedPhrase: 'sample-phrase' }))
    const waiting = fresh.call('register', { body: {} })
    await vi.advanceTimersByTimeAsync(1999)
    expect(fetched).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(waiting).resolves.toMatchObject({ seedPhrase: 'sample-phrase' })
  })
})

it('does not report a request that the caller aborted', async () => {
  fetched.mockImplementation(silence)
  const control = new AbortController()
  const waiting = call('wakeUp', { signal: control.signal })
  control.abort(new DOMException('left', 'AbortError'))
  await expect(waiting).rejects.toHaveProperty('name', 'AbortError')
  await expect(call('wakeUp', { signal: control.signal })).rejects.toBeDefined()
  expect(vi.getTimerCount()).toBe(0)
})

it('C52 creates long, plain and unique idempotency keys', () => {
  const keys = Array.from({ length: 1000 }, newIdempotencyKey)
  expect(new Set(keys).size).toBe(1000)
  expect(keys.every((key) => /^[\da-f]{32}$/.test(key))).toBe(true)
})

it('leaves no listener on the signal of its caller, whatever the response is', async () => {
  const control = new AbortController()
  const added = vi.spyOn(control.signal, 'addEventListener')
  const removed = vi.spyOn(control.signal, 'removeEventListener')
  fetched.mockResolvedValueOnce(json(user)).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await call('userDetails', { signal: control.signal })
  await expect(call('userDetails', { signal: control.signal })).rejects.toMatchObject({ kind: 'offline' })
  expect(added).toHaveBeenCalledTimes(2)
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
    added.mock.calls.map(([, listener]) => listener),
  )
})

it.each([true, false])(
  'C11 a request continues after the page is closed if asked to (%s)',
  async (keepalive) => {
    fetched.mockResolvedValue(json({}))
    await call('addDeposit', { body: { amount: 500 }, idempotencyKey: 'sample-key', keepalive })
    expect(fetched.mock.calls[0]?.[1]?.keepalive ?? false).toBe(keepalive)
  },
)
