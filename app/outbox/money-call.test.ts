import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectSession } from '../api/client.ts'
import { moneyCall, wishAfter, wishFor, type Wish } from './money-call.ts'

const body = { amount: 10.5, wallet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' }
const answer =
  (status: number, text = '{"message":"Sample reason"}') =>
  async () =>
    new Response(text, { status })
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
const slow = async () => {
  throw new DOMException('late', 'TimeoutError')
}

it.each([
  ['done', 201, answer(201), { state: 'done' }],
  ['done, with an empty answer', 200, answer(200, ''), { state: 'done' }],
  ['C1 unknown, when the answer cannot be read', 200, answer(200, '<html>'), { state: 'unknown' }],
  ['C4 refused', 403, answer(403), { state: 'refused', final: true }],
  ['C5 refused', 409, answer(409), { state: 'refused', final: true }],
  ['C6 refused', 422, answer(422), { state: 'refused', final: true }],
  ['C7 refused at the door', 429, answer(429), { state: 'refused', final: false }],
  ['C3 refused at the door', 401, answer(401), { state: 'refused', final: false }],
  ['C8 refused at the door', 503, answer(503), { state: 'refused', final: false }],
  ['C8 unknown', 500, answer(500), { state: 'unknown' }],
  ['C9 unknown, when it takes too long', 0, slow, { state: 'unknown' }],
  ['C11 unknown, when the connection breaks', 0, failed, { state: 'unknown' }],
  ['C11 unknown, when the line drops under way', 0, droppedLine, { state: 'unknown' }],
] as const)('WDR-4 %s (%i)', async (_, _status, respond, end) => {
  fetchMock.mockImplementation(respond)
  expect(await moneyCall('addWithdrawal', wishFor(body))).toMatchObject(end)
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

it('C10 offline before it is sent: refused, and no request leaves', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const end = await moneyCall('addWithdrawal', wishFor(body))
  expect(end).toMatchObject({
    state: 'refused',
    final: false,
    error: { message: 'You are offline. Nothing was sent.' },
  })
  expect(fetchMock).not.toHaveBeenCalled()
})

it('API-9 API-13 sends the amount as a number, under the key of the wish', async () => {
  fetchMock.mockImplementation(answer(201))
  const wish = wishFor(body)
  await moneyCall('addWithdrawal', wish)
  const init = fetchMock.mock.calls[0]?.[1]
  expect(init?.body).toBe(JSON.stringify(body))
  expect(JSON.parse(String(init?.body))).toHaveProperty('amount', 10.5)
  expect(new Headers(init?.headers).get('idempotency-key')).toBe(wish.key)
})

it('API-13 the same details keep their key, other details get their own', () => {
  const wish = wishFor(body)
  expect(wishFor({ ...body }, wish)).toBe(wish)
  expect(wishFor({ ...body, amount: 10.51 }, wish).key).not.toBe(wish.key)
  expect(wishFor(body).key).not.toBe(wish.key)
})

it('C52 a key is made where crypto.randomUUID is missing', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(wishFor(body).key).toMatch(/^[0-9a-f]{32}$/)
})

it('an unknown end keeps the key, and is not forgotten by a later try that never left', async () => {
  let wish: Wish | null = wishFor(body)
  const { key } = wish
  fetchMock.mockImplementation(failed)
  wish = wishAfter(wish, await moneyCall('addWithdrawal', wish))
  expect(wish).toMatchObject({ key, mayHaveArrived: true })
  if (!wish) return
  vi.stubGlobal('navigator', { onLine: false })
  expect(await moneyCall('addWithdrawal', wish)).toMatchObject({ state: 'unknown' })
})

it('a final refusal after an unknown end says that the earlier try may have arrived, and ends the key', async () => {
  fetchMock.mockImplementation(answer(409))
  const wish = { ...wishFor(body), mayHaveArrived: true }
  const end = await moneyCall('addWithdrawal', wish)
  expect(end).toMatchObject({ state: 'refused', mayHaveArrived: true })
  expect(wishAfter(wish, end)).toBeNull()
})

it('a refusal at the door keeps the key', async () => {
  fetchMock.mockImplementation(answer(429))
  const wish = wishFor(body)
  expect(wishAfter(wish, await moneyCall('addWithdrawal', wish))).toBe(wish)
})
