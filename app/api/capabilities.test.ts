import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { timings } from '../timings.ts'
import { declaredIdempotency, declaresIdempotency } from './capabilities.ts'
import { queryClient } from './query-client.ts'

const fetched = vi.fn<typeof fetch>()
const serverSends = (body: unknown) => fetched.mockResolvedValue(new Response(JSON.stringify(body)))

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.clear()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it.each([
  [{ capabilities: ['idempotency'] }, true],
  [{ capabilities: ['other', 'idempotency'] }, true],
  [{ capabilities: ['Idempotency'] }, false],
  [{ capabilities: 'idempotency' }, false],
  [{ capabilities: [] }, false],
  [{}, false],
  [[], false],
  ['idempotency', false],
])(
  'API-14, CAP-1 a backend that answers %j declares that it carries out a key once: %s',
  async (body, declares) => {
    serverSends(body)
    expect(declaredIdempotency(), 'nothing is assumed before the answer').toBe(false)
    expect(await declaresIdempotency()).toBe(declares)
    expect(declaredIdempotency()).toBe(declares)
  },
)

it('API-14 a backend that cannot be reached has declared nothing', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await declaresIdempotency()).toBe(false)
  expect(declaredIdempotency()).toBe(false)
})

it('API-14 an order waits three seconds for the response, and then assumes nothing', async () => {
  fetched.mockImplementation(() => new Promise(() => {}))
  const declared = vi.fn<(declares: boolean) => void>()
  void declaresIdempotency().then(declared)
  await vi.advanceTimersByTimeAsync(timings.capabilitiesWait - 1)
  expect(declared).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(declared).toHaveBeenCalledExactlyOnceWith(false)
})

it('CAP-1 asks once, and leaves no timer behind', async () => {
  serverSends({ capabilities: ['idempotency'] })
  await declaresIdempotency()
  const timers = vi.getTimerCount()
  await declaresIdempotency()
  expect(vi.getTimerCount()).toBe(timers)
  expect(fetched).toHaveBeenCalledTimes(1)
})
