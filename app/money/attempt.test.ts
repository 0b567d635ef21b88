import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectSession } from '../api/client.ts'
import { submit } from './attempt.ts'

const attempt = {
  key: '0123456789abcdef0123456789abcdef',
  body: JSON.stringify({ amount: 10.5, wallet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' }),
  mayHaveArrived: false,
}
const later = { ...attempt, mayHaveArrived: true }
const response =
  (status: number, text = '{"message":"Sample reason"}', headers: Record<string, string> = {}) =>
  async () =>
    new Response(status === 204 ? null : text, { status, headers })
const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  connectSession({ token: () => 'sample-token', ended: () => {} })
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  fetchMock.mockReset()
  vi.unstubAllGlobals()
})

const failed = async () => {
  throw new TypeError('Failed to fetch')
}
const droppedLine = async () => {
  vi.stubGlobal('navigator', { onLine: false })
  throw new TypeError('Failed to fetch')
}

const responses = [
  ['201 with JSON', response(201), 'done'],
  ['an empty 200', response(200, ''), 'done'],
  ['204', response(204), 'done'],
  ['200 text', response(200, 'OK'), 'unknown'],
  ['200 HTML', response(200, '<html>'), 'unknown'],
  ['success: false without a message', response(200, '{"success":false}'), 'unknown'],
  ['success: false', response(200, '{"success":false,"message":"x"}'), 'refused'],
  ['a 422 without a message', response(422, '{"success":false}'), 'unknown'],
  ['a refusal with 403', response(403), 'refused'],
  ['a 409 without a code, which a browser’s own repeat may have got', response(409), 'unknown'],
  ['a 409 with the code not_started', response(409, '{"message":"x","code":"not_started"}'), 'refused'],
  ['a 409 while the key is in progress', response(409, '{"message":"x","code":"in_progress"}'), 'unknown'],
  ['a refusal with 422', response(422), 'refused'],
  ['a refusal with 429', response(429), 'refused'],
  ['a refusal with 401', response(401), 'refused'],
  ['a 403 from a firewall', response(403, '<h1>Blocked</h1>'), 'unknown'],
  ['a 404 that is not in the contract’s format', response(404, '{"error":"no route"}'), 'unknown'],
  ['408', response(408), 'unknown'],
  ['500', response(500), 'unknown'],
  ['503', response(503), 'unknown'],
  ['a 503 with the code not_started', response(503, '{"message":"x","code":"not_started"}'), 'refused'],
  ['a lost connection', failed, 'unknown'],
  ['a connection that drops after sending', droppedLine, 'unknown'],
] as const

it.each(responses)('API-15 API-16 a first attempt with the response: %s', async (_, respond, state) => {
  fetchMock.mockImplementation(respond)
  expect(await submit('addWithdrawal', attempt)).toMatchObject({ state })
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

it.each(responses)(
  'API-15 after an unknown attempt, only success settles the order: %s',
  async (_, respond, state) => {
    fetchMock.mockImplementation(respond)
    expect(await submit('addWithdrawal', later)).toMatchObject({
      state: state === 'done' ? 'done' : 'unknown',
    })
  },
)

it('C10 sends nothing while offline, and says so only when no earlier attempt was made', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await submit('addWithdrawal', attempt)).toMatchObject({
    state: 'refused',
    error: { message: 'You are offline. Nothing was sent.' },
  })
  expect(await submit('addWithdrawal', later)).toMatchObject({
    state: 'unknown',
    error: { message: 'You are offline, so it was not sent again.' },
  })
  expect(fetchMock).not.toHaveBeenCalled()
})

it('API-9 API-13 sends the amount as a number, with the idempotency key of the order', async () => {
  fetchMock.mockImplementation(response(201))
  await submit('addWithdrawal', attempt)
  const init = fetchMock.mock.calls[0]?.[1]
  expect(init?.body).toBe(attempt.body)
  expect(new Headers(init?.headers).get('idempotency-key')).toBe(attempt.key)
})

it('API-13 reports whether the backend replayed its stored response', async () => {
  fetchMock.mockImplementation(response(201, '{}', { 'idempotent-replayed': 'true' }))
  expect(await submit('addDeposit', later)).toEqual({ state: 'done', replayed: true })
  fetchMock.mockImplementation(response(201, '{}', { 'idempotent-replayed': 'false' }))
  expect(await submit('addDeposit', later)).toEqual({ state: 'done', replayed: false })
  fetchMock.mockImplementation(response(201, '{}'))
  expect(await submit('addDeposit', later)).toEqual({ state: 'done', replayed: false })
})

it('API-15 treats an unexpected error as an unknown outcome', async () => {
  fetchMock.mockImplementation(response(200))
  connectSession({
    token: () => {
      throw new Error('unexpected')
    },
    ended: () => {},
  })
  expect(await submit('addDeposit', attempt)).toMatchObject({ state: 'unknown' })
})

it.each([
  ['with that quote', { quote: 'sample-quote-1' }, 'refused'],
  ['without a quote', {}, 'unknown'],
] as const)('API-15 CAP-2 an expired quote refuses an order %s: %j is %s', async (_, quote, state) => {
  fetchMock.mockImplementation(response(409, '{"message":"x","code":"quote_expired"}'))
  const body = JSON.stringify({ ...(JSON.parse(attempt.body) as object), ...quote })
  expect(await submit('addWithdrawal', { ...attempt, body })).toMatchObject({ state })
  expect(await submit('addWithdrawal', { ...later, body })).toMatchObject({ state: 'unknown' })
})
