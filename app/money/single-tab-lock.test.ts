import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readItem, removeItem } from '../storage/stored-session.ts'
import { timings } from '../timings.ts'
import { inOneTab } from './single-tab-lock.ts'

const LEASE_KEY = 'depositOutboxLease'
const never = () => new Promise<void>(() => {})
const owner = (id: string, isAlive = () => true) => ({ id, isAlive })

/** Whether a second tab can start its work now, after waiting for its lease to settle. */
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

describe('DEP-3 a lease is released', () => {
  beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))

  it.each([
    ['is done', () => Promise.resolve(), true],
    ['throws', () => Promise.reject(new Error('unexpected')), 'unexpected'],
  ])(
    'as soon as the work %s, so that another tab takes over at once, and is no longer renewed',
    async (_, work, end) => {
      const first = inOneTab(owner('first'), work).catch((error: Error) => error.message)
      await vi.advanceTimersByTimeAsync(timings.outboxLeaseSettles)
      expect(await first).toBe(end)
      expect(readItem(LEASE_KEY)).toBeNull()
      expect(vi.getTimerCount()).toBe(0)
      expect(await takesOver()).toBe(true)
    },
  )

  it('when the tab is closed during the work: another tab takes over after the lease has expired', async () => {
    let alive = true
    void inOneTab(
      owner('first', () => alive),
      never,
    )
    await vi.advanceTimersByTimeAsync(timings.outboxLeaseFor * 2)
    expect(await takesOver(), 'the first tab is open and renews its lease').toBe(false)
    alive = false
    expect(await takesOver(), 'the lease has not expired').toBe(false)
    await vi.advanceTimersByTimeAsync(timings.outboxLeaseFor)
    expect(await takesOver()).toBe(true)
  })

  it('only by its owner: a tab suspended past its expiry keeps the new owner’s lease', async () => {
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

/** A fake of `navigator.locks` with a single name. The lock is held until the work has settled or the page is closed. */
function browserLocks() {
  const waiting: (() => void)[] = []
  let release: (() => void) | null = null
  const next = () => {
    release = null
    waiting.shift()?.()
  }
  return {
    /** Closes the page that holds the lock. */
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

describe('DEP-3 a Web Lock is released', () => {
  it('when the work throws: the caller gets the error, and the next tab gets the lock', async () => {
    vi.stubGlobal('navigator', { onLine: true, locks: browserLocks() })
    const work = vi.fn<() => Promise<void>>(async () => {})
    const first = inOneTab(owner('first'), () => Promise.reject(new Error('unexpected')))
    const second = inOneTab(owner('second'), work)
    await expect(first).rejects.toThrow('unexpected')
    expect(await second).toBe(true)
    expect(work).toHaveBeenCalledTimes(1)
    expect(readItem(LEASE_KEY), 'no lease beside the lock').toBeNull()
  })

  it('when the tab is closed, but not during its work', async () => {
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
