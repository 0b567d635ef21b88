import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMarket } from './listing.ts'

const coin = (id: string) => ({
  id,
  name: id,
  symbol: id.slice(0, 3),
  image: `https://elsewhere.test/${id}.png`,
  current_price: 12.5,
  market_cap: null,
  price_change_percentage_24h: -0.5,
  roi: { times: 3 },
})
const six = ['aaa', 'bbb', 'ccc', 'ddd', 'eee', 'fff'].map(coin)

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

function upstream(response: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => response())
  return { fetch, market: createMarket({ url: 'https://market.test/', now: () => new Date(), fetch }) }
}

it('API-11 passes on the first five coins without foreign images or fields, marked as live', async () => {
  const { market } = upstream(() => Response.json(six))
  const { coins, source, asOf } = await market.listing()
  expect([source, asOf, coins.map(({ id }) => id)]).toEqual([
    'live',
    '2026-06-01T12:00:00.000Z',
    ['aaa', 'bbb', 'ccc', 'ddd', 'eee'],
  ])
  expect(coins[0]).toEqual({
    id: 'aaa',
    name: 'aaa',
    symbol: 'aaa',
    image: null,
    current_price: 12.5,
    market_cap: null,
    price_change_percentage_24h: -0.5,
    sparkline_in_7d: undefined,
  })
})

it('C16 calls upstream once per minute, whatever the traffic', async () => {
  const { fetch, market } = upstream(() => Response.json(six))
  await Promise.all(Array.from({ length: 50 }, () => market.listing()))
  vi.advanceTimersByTime(59_000)
  await market.listing()
  expect(fetch).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  await Promise.all(Array.from({ length: 50 }, () => market.listing()))
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('C16 serves older figures as stale for one day, then the sample', async () => {
  let up = true
  const { market } = upstream(() => (up ? Response.json(six) : Response.json({}, { status: 500 })))
  await market.listing()
  up = false
  vi.advanceTimersByTime(60_000)
  expect(await market.listing()).toMatchObject({ source: 'stale', asOf: '2026-06-01T12:00:00.000Z' })
  vi.advanceTimersByTime(24 * 3_600_000)
  expect((await market.listing()).source).toBe('sample')
})

it('C16 honours Retry-After', async () => {
  const { fetch, market } = upstream(
    () => new Response('', { status: 429, headers: { 'retry-after': '300' } }),
  )
  await market.listing()
  vi.advanceTimersByTime(299_000)
  await market.listing()
  expect(fetch).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2000)
  await market.listing()
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('C16 waits at most one hour for a Retry-After of one day, in seconds or as a date', async () => {
  for (const header of ['86400', 'Tue, 02 Jun 2026 12:00:00 GMT']) {
    vi.setSystemTime(new Date('2026-06-01T12:00:00Z'))
    const { fetch, market } = upstream(
      () => new Response('', { status: 429, headers: { 'retry-after': header } }),
    )
    await market.listing()
    vi.advanceTimersByTime(59 * 60_000)
    await market.listing()
    expect(fetch).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(60_000)
    await market.listing()
    expect(fetch).toHaveBeenCalledTimes(2)
  }
})

it.each([
  ['HTML', () => new Response('<html>')],
  ['an empty list', () => Response.json([])],
  ['an object', () => Response.json({ error: 'no' })],
  ['a list without coins', () => Response.json([null, 7, { name: 3 }])],
  ['a failure', () => Promise.reject(new TypeError('fetch failed'))],
])(
  'C16 serves the dated sample when upstream answers with %s and never answered before',
  async (_, response) => {
    const { market } = upstream(response)
    const { source, asOf, coins } = await market.listing()
    expect([source, asOf, coins.length]).toEqual(['sample', '2026-01-01T00:00:00Z', 5])
    expect(coins.every(({ image }) => image === null)).toBe(true)
  },
)

it('C16 replaces an invalid figure with null and keeps the rest', async () => {
  const { market } = upstream(() =>
    Response.json([{ ...coin('aaa'), current_price: 'lots', sparkline_in_7d: { price: 'x' } }]),
  )
  expect((await market.listing()).coins).toMatchObject([
    { current_price: null, market_cap: null, sparkline_in_7d: null },
  ])
})

it('waits only briefly for a slow upstream, and serves its figures later', async () => {
  const { promise, resolve } = deferred<Response>()
  const { market } = upstream(() => promise)
  const first = market.listing()
  await vi.advanceTimersByTimeAsync(1500)
  expect((await first).source).toBe('sample')
  resolve(Response.json(six))
  await vi.advanceTimersByTimeAsync(1)
  expect((await market.listing()).source).toBe('live')
})

it('makes no upstream call when it is turned off', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  const market = createMarket({ url: null, now: () => new Date(), fetch })
  expect((await market.listing()).source).toBe('sample')
  expect(fetch).not.toHaveBeenCalled()
})

function deferred<T>() {
  const parts = {} as { resolve: (value: T) => void }
  const promise = new Promise<T>((resolve) => Object.assign(parts, { resolve }))
  return { promise, resolve: parts.resolve }
}

it('stops reading an endless answer after one megabyte, and serves the sample', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(stream) {
      sent += 1
      stream.enqueue(new Uint8Array(64 * 1024).fill(32))
    },
  })
  const { market } = upstream(() => new Response(endless))
  expect((await market.listing()).source).toBe('sample')
  expect(sent).toBeLessThan(25)
})
