import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { timings } from '../timings.ts'
import { isIdle, watchActivity } from './activity.ts'

let page: EventTarget
let visibility: { visibilityState: string }
const returned = vi.fn<() => void>()
const sign = (type: string, place = {}) => page.dispatchEvent(Object.assign(new Event(type), place))

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  visibility = { visibilityState: 'visible' }
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', visibility)
  returned.mockReset()
  watchActivity(returned)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a customer without activity for five minutes is idle', () => {
  vi.advanceTimersByTime(timings.idleAfter - 1)
  expect(isIdle()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isIdle()).toBe(true)
  expect(returned).not.toHaveBeenCalled()
})

it.each(['pointermove', 'pointerdown', 'touchmove', 'wheel', 'keydown', 'click', 'input'])(
  '%s restarts the idle timer, and ends being idle at once',
  (type) => {
    vi.advanceTimersByTime(timings.idleAfter - 1)
    sign(type, { screenX: 1, screenY: 1 })
    vi.advanceTimersByTime(timings.idleAfter - 1)
    expect([isIdle(), returned.mock.calls.length]).toEqual([false, 0])
    vi.advanceTimersByTime(1)
    expect(isIdle()).toBe(true)
    sign(type, { screenX: 2, screenY: 1 })
    expect([isIdle(), returned.mock.calls.length]).toEqual([false, 1])
    vi.advanceTimersByTime(timings.idleAfter)
    expect(isIdle(), 'idle again').toBe(true)
  },
)

it('an element moving under a resting pointer is not activity', () => {
  sign('pointermove', { screenX: 10, screenY: 10 })
  vi.advanceTimersByTime(timings.idleAfter / 2)
  sign('pointermove', { screenX: 10, screenY: 10 })
  vi.advanceTimersByTime(timings.idleAfter / 2)
  expect(isIdle()).toBe(true)
})

it.each(['scroll', 'focus', 'online', 'message', 'storage'])(
  '%s is not activity, because it happens without the customer',
  (type) => {
    vi.advanceTimersByTime(timings.idleAfter - 1)
    sign(type)
    vi.advanceTimersByTime(1)
    expect(isIdle()).toBe(true)
  },
)

it('returning to a tab is activity, and leaving it is not', () => {
  vi.advanceTimersByTime(timings.idleAfter - 1)
  visibility.visibilityState = 'hidden'
  sign('visibilitychange')
  vi.advanceTimersByTime(1)
  expect(isIdle()).toBe(true)
  visibility.visibilityState = 'visible'
  sign('visibilitychange')
  expect([isIdle(), returned.mock.calls.length]).toEqual([false, 1])
})
