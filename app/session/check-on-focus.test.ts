import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { checkOnFocus } from './check-on-focus.ts'

let page: EventTarget
let hidden: boolean
let stop: (() => void)[]
const read = vi.fn<() => Promise<string>>(async () => 'details')

const focus = async () => {
  page.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(0)
  return read.mock.calls.length
}

beforeEach(async () => {
  vi.useFakeTimers()
  // Otherwise it starts no timers.
  environmentManager.setIsServer(() => false)
  page = new EventTarget()
  hidden = false
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {
    get hidden() {
      return hidden
    },
  })
  read.mockClear()
  const shown = new QueryObserver(queryClient, { queryKey: ['me', 'a', 'details'], queryFn: read })
  stop = [shown.subscribe(() => {}), checkOnFocus()]
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  for (const each of stop) each()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('GRD-3 a window that gets the focus reads again what is out of date, so that an ended session is noticed', async () => {
  await vi.advanceTimersByTimeAsync(11_000)
  expect(await focus()).toBe(2)
})

it('API-18 a window that gets the focus again and again reads at most once a minute', async () => {
  await vi.advanceTimersByTimeAsync(11_000)
  await focus()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(await focus()).toBe(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await focus()).toBe(3)
})

it('what is fresh, and a hidden page, are not read again', async () => {
  expect(await focus()).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  hidden = true
  expect(await focus()).toBe(1)
})
