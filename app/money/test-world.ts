import { vi } from 'vitest'
import { connectSession } from '../api/client.ts'
import { localArea } from '../storage/browser-storage.ts'
import { keyIsGood } from './key-age.ts'
import { createBackend } from './test-backend.ts'
import { createDemands } from './test-demands.ts'
import { HOUR, answerRequests, network, type World } from './test-network.ts'
import { createPage } from './test-page.ts'
import { orders, people, type Step, type Story } from './test-steps.ts'

// For tests: a browser with two tabs, and the steps of a story in it.

/** The model for one run: a browser with two tabs, two customers and a backend. */
export function createWorld({ policy, fates, wakeUp }: Story) {
  vi.setSystemTime(new Date('2026-03-04T12:00:00Z'))
  for (const key of localArea.keys()) localArea.remove(key)
  network.onLine = true
  const backend = createBackend(policy)
  const demands = createDemands(policy, backend)
  const world: World = { customer: people[0], wakeUp, policy, backend, demands }
  const { rows, rowsOf, carryOut, read } = backend
  const { owners, open, refusedForGood, undecided, hadLike, demand, watch, allow, check } = demands

  connectSession({
    token: () => world.customer && `token of ${world.customer}`,
    ended: () => (world.customer = null),
  })
  const posts = answerRequests(world, fates)

  const tabs = [createPage(world), createPage(world)]

  function review(at: (typeof tabs)[number], number: number) {
    const body = orders[number]
    if (!body) return
    const { again: earlier, fingerprint } = at.store.before(body)
    const countsOnce = earlier !== null && earlier.keyed && keyIsGood(earlier.firstTry) && policy.declares
    const mayCountTwice = earlier !== null && !countsOnce
    at.review = { body, fingerprint, key: earlier?.key ?? null, mayCountTwice }
  }

  async function okay(at: (typeof tabs)[number]) {
    if (!at.review) return
    const { body, fingerprint, key, mayCountTwice } = at.review
    at.review = null
    if (key !== null && mayCountTwice) allow(key)
    const mark = `${world.customer} ${JSON.stringify(body)}`
    if (key === null && world.customer !== null) at.confirmed.add(mark)
    const result = await at.store.submit(body, { fingerprint, fee: null }, () => at.confirmed.delete(mark))
    at.confirmed.delete(mark)
    if ('unsent' in result) return
    const sent = result.order.key
    const isAsReviewed = key === null ? !result.repeated : sent === key
    demand(
      fingerprint !== '' || !hadLike.get(sent),
      '(i) sent without a warning that an order with the same details has an unknown outcome',
    )
    if (result.outcome.state !== 'unknown') undecided.delete(sent)
    demand(isAsReviewed, '(a) sent a different order from the one in the review')
    if (result.outcome.state === 'refused') {
      demand(rowsOf(sent) === 0, "(b) reported as 'Nothing was sent', but has a row")
      refusedForGood.add(sent)
      open.delete(sent)
    }
    if (result.outcome.state === 'done') {
      demand(rowsOf(sent) > 0, '(g) reported as done, but has no row')
      open.delete(sent)
    }
  }

  async function take(next: Step): Promise<unknown> {
    const at = tabs['tab' in next ? next.tab : 0]
    if (!at) return undefined
    if (next.is === 'review' || next.is === 'press') review(at, next.order)
    if (next.is === 'okay' || next.is === 'press') return watch(okay(at))
    if (next.is === 'deposit') {
      const email = world.customer
      const id = at.outbox.add(next.order === 0 ? '10.00' : '20.00')
      if (id !== null && email !== null) owners.set(id, email)
    }
    if (next.is === 'repeat') {
      const note = at.outbox.note()
      if (note?.state !== 'unknown' || !note.repeatable) return
      allow(note.id)
      void at.outbox.repeat(note.id)
    }
    if (next.is === 'dismiss') {
      const key = at.store.listed()[0]?.key ?? ''
      at.store.dismiss(key)
      undecided.delete(key)
      open.delete(key)
    }
    if (next.is === 'elsewhere' && world.customer !== null)
      for (const call of ['deposit', 'withdrawal'])
        carryOut(call, `elsewhere ${rows.length}`, world.customer, JSON.stringify(orders[next.order]))
    if (next.is === 'wait') await vi.advanceTimersByTimeAsync(next.for)
    if (next.is === 'sleep') {
      await vi.advanceTimersByTimeAsync(45_000)
      vi.setSystemTime(Date.now() + next.for * HOUR)
      for (const { outbox } of tabs) void outbox.wake()
    }
    if (next.is === 'reload') {
      at.close()
      const fresh = createPage(world)
      const unsent = fresh.store.listed().filter(({ state }) => state === 'unsent')
      for (const mark of at.confirmed)
        demand(
          !mark.startsWith(`${world.customer} `) ||
            unsent.some(({ body }) => mark === `${world.customer} ${body}`),
          '(k) confirmed, not sent, and not listed',
        )
      for (const { key } of unsent) refusedForGood.add(key)
      tabs[next.tab] = fresh
      void fresh.outbox.wakeNow()
    }
    if (next.is === 'online') {
      network.onLine = next.now
      if (next.now) for (const { outbox } of tabs) void outbox.wakeNow()
    }
    if (next.is === 'read' && world.customer !== null && next.how !== 'fails')
      for (const call of ['deposit', 'withdrawal'] as const) {
        const found = read(call, world.customer, next.how === 'late' ? 30_000 : 0)
        at.cache[call + world.customer] = found
        if (call === 'deposit') at.outbox.settle(world.customer, found)
        else at.store.settle(world.customer, found)
      }
    if (next.is === 'customer') {
      world.customer = next.now
      for (const each of tabs) {
        each.review = null
        void each.outbox.wakeNow()
      }
    }
    if (next.is === 'wake-up') world.wakeUp = next.now
  }

  return {
    async step(next: Step) {
      await take(next)
      await vi.advanceTimersByTimeAsync(1)
      check()
    },
    async end() {
      await vi.advanceTimersByTimeAsync(60_000)
      check()
      for (const each of tabs) each.close()
      vi.clearAllTimers()
      return { posts: posts(), rows: rows.length }
    },
  }
}
