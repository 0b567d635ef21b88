import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../app.ts'
import type { Database } from '../db/database.ts'
import { createCustomerQueues } from './customer-queues.ts'
import type { FairQueue } from './fair-queue.ts'

const engine = (name: Database['engine']) => ({ engine: name }) as Database

const lasting = (ms: number) => () =>
  new Promise<void>((done) => {
    setTimeout(done, ms)
  })

/** Keeps 20 senders busy with work for one key, and counts the work that was done. */
function busy(queue: FairQueue, key: string) {
  const work = { done: 0, most: 0, running: 0 }
  const once = async () => {
    work.running += 1
    work.most = Math.max(work.most, work.running)
    await lasting(100)()
    work.running -= 1
    work.done += 1
  }
  const sender = async () => {
    for (;;) await queue.run(key, once).catch(lasting(500))
  }
  for (let n = 0; n < 20; n += 1) void sender()
  return work
}

describe('customer queues', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['embedded', 1],
    ['postgres', 2],
  ] as const)('on %s runs %i calls of one customer at once', async (name, most) => {
    const { customer } = createCustomerQueues(engine(name), 200)
    const work = busy(customer, 'a')
    await vi.advanceTimersByTimeAsync(500)
    expect(work.most).toBe(most)
  })

  it('limits a busy customer to a quarter of the time after one second, and lets others start at once', async () => {
    const { customer } = createCustomerQueues(engine('embedded'), 200)
    const work = busy(customer, 'a')
    await vi.advanceTimersByTimeAsync(1500)
    const before = work.done
    await vi.advanceTimersByTimeAsync(20_000)
    expect((work.done - before) / 200).toBeGreaterThan(0.2)
    expect((work.done - before) / 200).toBeLessThan(0.3)
    const other = vi.fn<() => Promise<void>>(async () => {})
    await customer.run('b', other)
    expect(other).toHaveBeenCalledTimes(1)
  })
})

/** A database in which every token is a session of customer 1. All other queries wait in `waiting`. */
function slowDatabase() {
  const waiting: (() => void)[] = []
  const asked = { sessions: 0, others: 0 }
  const query = async (text: string) => {
    if (text.includes('from sessions')) {
      asked.sessions += 1
      return { rows: [{ user_id: '1', seen_at: new Date() }] }
    }
    asked.others += 1
    await new Promise<void>((go) => waiting.push(go))
    throw new Error('no row')
  }
  const db = { engine: 'embedded', query } as unknown as Database
  return { db, asked, waiting }
}

/** Resolves when everything that doesn't wait for the database has run. */
async function settled() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((next) => void setImmediate(next))
}

const signedIn = (token: string) => ({ headers: { authorization: `Bearer ${token.repeat(43)}` } })

const ask = (app: ReturnType<typeof createApp>, forwarded: string) =>
  app.request('/api/readyz', { headers: { 'x-forwarded-for': forwarded } })

describe('queues in the app', () => {
  it('of a hundred calls with one token, four look up their session, and the others wait or are refused', async () => {
    const { db, asked } = slowDatabase()
    const app = createApp({ db })
    const responses = Array.from({ length: 100 }, () =>
      app.request('/api/transaction/token-user', signedIn('A')),
    )
    const first = await Promise.race(responses)
    await settled()
    expect([first.status, asked.sessions]).toEqual([429, 4])
  })

  it('a customer with three sessions has one queue, whatever token they use', async () => {
    const { db, asked } = slowDatabase()
    const app = createApp({ db })
    for (const token of ['A', 'B', 'C']) void app.request('/api/transaction/token-user', signedIn(token))
    await settled()
    expect(asked).toEqual({ sessions: 3, others: 1 })
  })

  it('limits concurrent and waiting requests per address that a proxy reports, and serves others', async () => {
    const { db, asked, waiting } = slowDatabase()
    const app = createApp({ db, trustedProxies: 1, perAddress: 3 })
    const crowd = Array.from({ length: 10 }, (_, n) => ask(app, `198.51.100.${n}, 203.0.113.1`))
    await settled()
    expect(asked.others).toBe(3)
    const other = ask(app, '203.0.113.2')
    await settled()
    expect(asked.others).toBe(4)
    const free = setInterval(() => waiting.splice(0).forEach((go) => go()), 1)
    const statuses = (await Promise.all(crowd)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    expect((await other).status).toBe(500)
    clearInterval(free)
  })

  it('doesn’t limit requests per address with MAX_PER_ADDRESS=0 or without a proxy', async () => {
    for (const options of [
      { trustedProxies: 1, perAddress: 0 },
      { trustedProxies: 0, perAddress: 3 },
    ]) {
      const { db, asked } = slowDatabase()
      const app = createApp({ db, ...options })
      for (let n = 0; n < 10; n += 1) void ask(app, '203.0.113.1')
      await settled()
      expect(asked.others).toBe(10)
    }
  })
})
