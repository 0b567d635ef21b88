import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HttpError } from './http-error.ts'
import { createFairQueue } from './fair-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lasting = (ms: number) => () =>
  new Promise<string>((done) => {
    setTimeout(() => done('done'), ms)
  })
const outcome = (work: Promise<string>) => work.catch((refusal: HttpError) => refusal.status)

describe('fair queue', () => {
  it('serves a page with four calls in five tabs without refusing or throttling', async () => {
    const queue = createFairQueue({ running: 1, waiting: 64, burstMs: 1000, share: 0.25 })
    const all = Promise.all(Array.from({ length: 20 }, () => outcome(queue.run('a', lasting(10)))))
    await vi.advanceTimersByTimeAsync(200)
    expect(new Set(await all)).toEqual(new Set(['done']))
  })

  it('refuses calls beyond the queue with 429 and Retry-After, and serves other keys', async () => {
    const queue = createFairQueue({ running: 2, waiting: 3 })
    const all = Array.from({ length: 6 }, () => outcome(queue.run('a', lasting(10))))
    expect(await all[5]).toBe(429)
    const refusal = await queue.run('a', lasting(1)).catch((error: HttpError) => error)
    expect(refusal).toMatchObject({ status: 429, headers: { 'retry-after': '2' } })
    const other = outcome(queue.run('b', lasting(10)))
    await vi.advanceTimersByTimeAsync(10)
    expect(await other).toBe('done')
    await vi.advanceTimersByTimeAsync(30)
    expect(await Promise.all(all)).toEqual([...Array.from({ length: 5 }, () => 'done'), 429])
  })

  it('S26 keeps the process alive for calls that wait, and not for a key that is idle', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const lastKeepsAlive = () => (timers.mock.results.at(-1)?.value as NodeJS.Timeout | undefined)?.hasRef()
    const queue = createFairQueue({ running: 1, waiting: 9, burstMs: 100, share: 0.25 })
    const first = queue.run('a', lasting(200))
    await vi.advanceTimersByTimeAsync(200)
    expect([await first, lastKeepsAlive()]).toEqual(['done', false])
    const second = queue.run('a', lasting(1))
    expect(lastKeepsAlive()).toBe(true)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await second).toBe('done')
    timers.mockRestore()
  })

  it('limits a busy key to a quarter of the time after one second', async () => {
    const queue = createFairQueue({
      running: 1,
      waiting: 1000,
      burstMs: 1000,
      share: 0.25,
      longestWaitMs: 1e9,
    })
    let worked = 0
    for (let n = 0; n < 200; n += 1) void queue.run('a', lasting(100)).then(() => (worked += 100))
    await vi.advanceTimersByTimeAsync(1000)
    expect(worked).toBeGreaterThanOrEqual(900)
    const before = worked
    await vi.advanceTimersByTimeAsync(8000)
    expect(worked - before).toBeGreaterThanOrEqual(1900)
    expect(worked - before).toBeLessThanOrEqual(2700)
  })

  it('refuses calls that waited longer than a client does', async () => {
    const queue = createFairQueue({ running: 1, waiting: 5, longestWaitMs: 1000 })
    const work = vi.fn<() => Promise<string>>(lasting(2000))
    const all = [outcome(queue.run('a', work)), outcome(queue.run('a', work))]
    await vi.advanceTimersByTimeAsync(2000)
    expect([await Promise.all(all), work.mock.calls.length]).toEqual([['done', 429], 1])
  })

  it('makes a customer wait at most two seconds after one slow database answer', async () => {
    const queue = createFairQueue({ running: 1, waiting: 5, burstMs: 1000, share: 0.25 })
    const slow = queue.run('a', lasting(60_000))
    await vi.advanceTimersByTimeAsync(60_000)
    await slow
    const next = vi.fn<() => Promise<string>>(lasting(1))
    const response = outcome(queue.run('a', next))
    await vi.advanceTimersByTimeAsync(1900)
    expect(next).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(await response).toBe('done')
  })

  it('continues after failed work', async () => {
    const queue = createFairQueue({ running: 1, waiting: 5 })
    const fails = queue.run('a', () => Promise.reject(new Error('no')))
    await expect(fails).rejects.toThrow('no')
    const next = outcome(queue.run('a', lasting(1)))
    await vi.advanceTimersByTimeAsync(1)
    expect(await next).toBe('done')
  })
})
