import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readItem, removeItem } from '../storage/storage.ts'
import { timings } from '../timings.ts'
import { inOneTab } from './single-tab-lock.ts'

const LEASE_KEY = 'depositOutboxLease'
const never = () => new Promise<void>(() => {})
const owner = (id: string, isAlive = () => true) => ({ id, isAlive })

/** Whether a second tab gets to work now, given the time that a lease takes to settle. */
async function takesOver(): Promise<boolean> {
  const work = vi.fn<() => Promise<void>>(async () => {})
  void inOneTab(owner('second'), work)
  await vi.advanceTimersByTimeAsync(timings.outboxLeaseSettles)
  return work.mock.calls.length === 1
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  removeItem(LEASE_KEY)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('A11 DEP-3 a lease is released', () => {
  beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))

  it.each([
    ['is done', () => Promise.resolve(), true],
    ['throws', () => Promise.reject(new Error('unexpected')), 'unexpected'],
  ])(
    'as soon as the work %s: another tab takes over at once, and nothing renews it',
    async (_, work, end) => {
      const first = inOneTab(owner('first'), work).catch((error: Error) => error.message)
      await vi.advanceTimersByTimeAsync(timings.outboxLeaseSettles)
      expect(await first).toBe(end)
      expect(readItem(LEASE_KEY)).toBeNull()
      expect(vi.getTimerCount()).toBe(0)
      expect(await takesOver()).toBe(true)
    },
  )

  it('by a tab that dies at work: another takes over when the lease has run out, and not before', async () => {
    let alive = true
    void inOneTab(
      owner('first', () => alive),
      never,
    )
    await vi.advanceTimersByTimeAsync(timings.outboxLeaseFor * 2)
    expect(await takesOver(), 'it lives, and renews its lease').toBe(false)
    alive = false
    expect(await takesOver(), 'the lease still runs').toBe(false)
    await vi.advanceTimersByTimeAsync(timings.outboxLeaseFor)
    expect(await takesOver()).toBe(true)
  })

  it('and a tab that was held up for longer than its lease takes nothing from the one that took over', async () => {
    let alive = true
    const gate = new EventTarget()
    const first = inOneTab(
      owner('first', () => alive),
      () => new Promise<void>((then) => gate.addEventListener('open', () => then())),
    )
    await vi.advanceTimersByTimeAsync(timings.outboxLeaseSettles)
    alive = false
    await vi.advanceTimersByTimeAsync(timings.outboxLeaseFor)
    void inOneTab(owner('second'), never)
    await vi.advanceTimersByTimeAsync(timings.outboxLeaseSettles)
    alive = true
    gate.dispatchEvent(new Event('open'))
    await first
    expect(readItem(LEASE_KEY)).toContain('"second"')
  })
})

/** `navigator.locks` with a single name: held until what runs under it has settled, or the page that holds it is gone. */
function browserLocks() {
  const waiting: (() => void)[] = []
  let release: (() => void) | null = null
  const next = () => {
    release = null
    waiting.shift()?.()
  }
  return {
    /** The page that holds the lock is gone. */
    die: () => release?.(),
    request: (_: string, work: () => Promise<unknown>) =>
      new Promise((resolve, reject) => {
        const run = () => {
          release = next
          void work().then(resolve, reject).finally(next)
        }
        if (release) waiting.push(run)
        else run()
      }),
  }
}

describe('A11 DEP-3 a Web Lock is released', () => {
  it('when the work throws: the error is passed on, and the next tab gets it', async () => {
    vi.stubGlobal('navigator', { onLine: true, locks: browserLocks() })
    const work = vi.fn<() => Promise<void>>(async () => {})
    const first = inOneTab(owner('first'), () => Promise.reject(new Error('unexpected')))
    const second = inOneTab(owner('second'), work)
    await expect(first).rejects.toThrow('unexpected')
    expect(await second).toBe(true)
    expect(work).toHaveBeenCalledTimes(1)
    expect(readItem(LEASE_KEY), 'no lease beside the lock').toBeNull()
  })

  it('when the tab dies, and not while it is at work', async () => {
    const locks = browserLocks()
    vi.stubGlobal('navigator', { onLine: true, locks })
    const work = vi.fn<() => Promise<void>>(async () => {})
    void inOneTab(owner('first'), never)
    const second = inOneTab(owner('second'), work)
    await vi.advanceTimersByTimeAsync(timings.outboxLeaseFor)
    expect(work).not.toHaveBeenCalled()
    locks.die()
    expect(await second).toBe(true)
    expect(work).toHaveBeenCalledTimes(1)
  })
})
