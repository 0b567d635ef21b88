import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenReached } from './use-refresh-at.ts'

const HOUR = 3_600_000
beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

it('CAP-3 an end is reached once its time has come, and not before', async () => {
  const stop = whenReached(HOUR, reached)
  await vi.advanceTimersByTimeAsync(HOUR - 1)
  expect(reached).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reached).toHaveBeenCalledOnce()
  stop()
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(reached).toHaveBeenCalledOnce()
})

it('FAIR-7 an end that passes while the computer sleeps is reached within a minute after it', async () => {
  const stop = whenReached(HOUR, reached)
  // Timers stop while a computer sleeps.
  vi.setSystemTime(2 * HOUR)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reached).toHaveBeenCalledOnce()
  stop()
})

const reached = vi.fn<() => Promise<void>>(async () => {})
afterEach(() => reached.mockClear())
