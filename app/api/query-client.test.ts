import { onlineManager, type QueryObserverOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { timings } from '../timings.ts'
import { ApiError, type ErrorKind } from './errors.ts'
import { createQueryClient } from './query-client.ts'
import { depositsQuery, withdrawalsQuery } from './history-queries.ts'
import { privateKey, userDetailsQuery } from './queries.ts'

const failure = (kind: ErrorKind) => new ApiError({ kind, message: 'Sample', effect: 'no' })
const calls = vi.fn<() => Promise<string>>()
const times: number[] = []

/** Reads once and waits for longer than all retries take. */
async function read(error: Error) {
  calls.mockImplementation(() => {
    times.push(Date.now())
    return Promise.reject(error)
  })
  const result = createQueryClient()
    .fetchQuery({
      queryKey: ['sample'],
      queryFn: calls,
      retry: queries.retry,
      retryDelay: queries.retryDelay,
    })
    .catch((cause: unknown) => cause)
  await vi.advanceTimersByTimeAsync(60_000)
  return result
}

// `fetchQuery` doesn't retry by default, so the client's setting is passed to it.
const { queries = {}, mutations = {} } = createQueryClient().getDefaultOptions()

beforeEach(() => {
  vi.useFakeTimers()
  calls.mockReset()
  times.length = 0
})
afterEach(() => void vi.useRealTimers())

it('a read is retried twice while the server is unavailable, after half a second and after a second', async () => {
  const error = failure('server')
  expect(await read(error)).toBe(error)
  expect(times.map((at) => at - (times[0] ?? 0))).toEqual([0, timings.retryAfter, timings.retryAfter * 3])
})

it.each(['offline', 'timeout', 'unreadable', 'auth', 'forbidden', 'conflict', 'invalid', 'limited'] as const)(
  'a read that fails with %s is not retried',
  async (kind) => {
    await read(failure(kind))
    expect(calls).toHaveBeenCalledTimes(1)
  },
)

it('CAP-0 a read whose call the server does not have (501) is not retried', async () => {
  await read(new ApiError({ kind: 'server', message: 'Sample', effect: 'no', status: 501 }))
  expect(calls).toHaveBeenCalledTimes(1)
})

it('a read that fails because of our own code is not retried', async () => {
  await read(new TypeError('our own fault'))
  expect(calls).toHaveBeenCalledTimes(1)
})

it('API-14 no write is ever repeated by the cache, and none waits for a network', () => {
  expect(mutations).toMatchObject({ retry: false, networkMode: 'always' })
  expect(queries.networkMode).toBe('always')
  expect(queries.staleTime).toBe(timings.freshFor)
})

it('reads again when the network is back', () => {
  const refetch = queries.refetchOnReconnect as Extract<
    QueryObserverOptions['refetchOnReconnect'],
    (...args: never[]) => unknown
  >
  expect(refetch({} as Parameters<typeof refetch>[0])).toBe(true)
  expect(onlineManager.isOnline()).toBe(true)
})

const keysOf = (email: string) =>
  [userDetailsQuery(email), depositsQuery(email), withdrawalsQuery(email)].map(({ queryKey }) => queryKey)

it('C27 each customer has their own cache', () => {
  const all = [...keysOf('ann@sample.test'), ...keysOf('bob@sample.test')].map((key) => JSON.stringify(key))
  expect(new Set(all).size).toBe(6)
  for (const key of keysOf('ann@sample.test')) expect(key.slice(0, 2)).toEqual(privateKey('ann@sample.test'))
})
