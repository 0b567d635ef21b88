import { expect, it, vi } from 'vitest'
import { readItem, removeItem, writeItem } from '../storage/stored-session.ts'
import { timings } from '../timings.ts'
import type { SubmissionOutcome } from './attempt.ts'
import { OUTBOX_KEY } from './storage-keys.ts'
import { saveQueued, readQueue } from './outbox-store.ts'
import { inOneTab } from './single-tab-lock.ts'
import { ann, done, error, freshTabs, seconds, tab, unknown, world } from './test-tabs.ts'

const offline: SubmissionOutcome = { state: 'refused', error: error('offline') }
const LEASE_KEY = 'depositOutboxLease'
const amounts = () => world.sent.map(({ body }) => (JSON.parse(body) as { amount: number }).amount)

freshTabs()

it('DEP-3 several deposits are sent in the order in which they were reported', async () => {
  const outbox = tab()
  for (const amount of ['1.00', '2.00', '3.00'] as const) outbox.add(amount)
  await seconds(3)
  expect(amounts()).toEqual([1, 2, 3])
})

it('DEP-3 a deposit that could not be sent keeps its place, and those after it wait', async () => {
  const outbox = tab()
  world.responses = [offline]
  for (const amount of ['1.00', '2.00'] as const) outbox.add(amount)
  await seconds(2.1)
  expect(amounts(), 'nothing else is sent into the same failure').toEqual([1])
  expect(readQueue().map(({ amount }) => amount)).toEqual(['1.00', '2.00'])
  await Promise.all([outbox.wakeNow(), seconds(10)])
  expect(amounts()).toEqual([1, 1, 2])
})

it('DEP-3 the pauses between tries grow, and the longest one stays', async () => {
  const times: number[] = []
  const outbox = tab(async () => {
    times.push(Date.now())
    return times.length > 6 ? done : unknown
  })
  outbox.add('10.00')
  await seconds(3600)
  const pauses = times.slice(1).map((at, try_) => at - (times[try_] ?? 0))
  const least = [5000, 15_000, 60_000, 300_000, 300_000, 300_000]
  expect(pauses).toHaveLength(least.length)
  for (const [at, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThanOrEqual(least[at] ?? 0)
    // The time that a lease takes to settle.
    expect(pause).toBeLessThan((least[at] ?? 0) + 1000)
  }
})

it('FAIR-7 closing the note of a deposit that may have arrived does not remove it while its key is still valid', async () => {
  world.responses = [unknown]
  world.declares = false
  const outbox = tab()
  const id = outbox.add('10.00') ?? ''
  await seconds(3)
  outbox.dismiss(id)
  expect(outbox.noteOfEach()).toEqual([])
  expect(readQueue()).toMatchObject([{ id, mayHaveArrived: true }])
})

it.each([
  [timings.outboxLongestPause, 0],
  [timings.outboxLongestPause + 60_000, 1],
])('DEP-3 a stored deposit that is due in %i ms is sent now: %i', async (ahead, count) => {
  // Later than any pause: the device's clock was ahead when it was stored.
  const deposit = { id: 'k'.repeat(32), amount: '10.00', email: ann, tries: 0, firstTry: null } as const
  saveQueued({ ...deposit, due: Date.now() + ahead, mayHaveArrived: false })
  await Promise.all([tab().wake(), seconds(1)])
  expect(world.sent).toHaveLength(count)
})

it.each(['10', '10.5', '10.505', '-10.00', '1,000.00', '1234567890123.00'])(
  'SES-3 a stored deposit of %s is left out',
  (amount) => {
    const deposit = { id: 'k'.repeat(32), amount: '10.00', email: ann, due: 0, tries: 0, firstTry: null }
    saveQueued({ ...deposit, mayHaveArrived: false })
    expect(readQueue()).toHaveLength(1)
    writeItem(OUTBOX_KEY, JSON.stringify([{ ...deposit, mayHaveArrived: false, amount }]))
    expect(readQueue()).toEqual([])
  },
)

it('A11 two tabs that take the lease at the same moment: only the one that the storage names starts to work', async () => {
  const work = vi.fn<() => Promise<void>>(async () => {})
  const first = inOneTab({ id: 'first', isAlive: () => true }, work)
  writeItem(LEASE_KEY, JSON.stringify({ owner: 'second', until: Date.now() + timings.outboxLeaseFor }))
  await vi.advanceTimersByTimeAsync(timings.outboxLeaseSettles)
  expect(await first).toBe(false)
  expect(work).not.toHaveBeenCalled()
  expect(readItem(LEASE_KEY)).toContain('"second"')
  removeItem(LEASE_KEY)
})

it.each([
  [timings.outboxLeaseFor, false],
  [timings.outboxLeaseFor + 1, true],
])('A11 a lease that ends in %i ms lets another tab work: %s', async (left, works) => {
  // A longer one was written before the clock was set back. It would hold for hours.
  writeItem(LEASE_KEY, JSON.stringify({ owner: 'gone', until: Date.now() + left }))
  const work = vi.fn<() => Promise<void>>(async () => {})
  const second = inOneTab({ id: 'second', isAlive: () => true }, work)
  await vi.advanceTimersByTimeAsync(timings.outboxLeaseSettles)
  expect(await second).toBe(works)
  expect(work).toHaveBeenCalledTimes(Number(works))
})
