import { IN_PROGRESS } from '#contract/endpoints.ts'
import type { WithdrawalBody } from '#contract/orders.ts'
import { vi } from 'vitest'
import { connectSession } from '../api/client.ts'
import { localArea } from '../storage/browser-storage.ts'
import { readItem } from '../storage/stored-session.ts'
import { submit, type PaymentAttempt } from './attempt.ts'
import { looksLike, type Row } from './history-match.ts'
import { ORDERS_KEY, OUTBOX_KEY } from './storage-keys.ts'
import { readQueue } from './outbox-store.ts'
import { keyIsGood } from './key-age.ts'
import { createOrders } from './send-withdrawal.ts'
import { createOutbox } from './outbox.ts'
import { readOrders } from './withdrawal-store.ts'
import { answers, isOneOf, json, refusals, successes, text } from './test-answers.ts'
import { createBackend, hadList, type Seen } from './test-backend.ts'
import { orders, people, type Step, type Story } from './test-steps.ts'

type Review = { body: WithdrawalBody; fingerprint: string; key: string | null; mayCountTwice: boolean }

const HOUR = 3_600_000

export const network = { onLine: true }

const respond = (answer: keyof typeof answers) => answers[answer]?.() ?? new Response(null)

const sameOrder = ({ call, email, row }: Seen, known: { call: string; email: string; body: string }) =>
  call === known.call && email === known.email && looksLike(row, known.body)

/** The model for one run: a browser with two tabs, two customers and a backend. */
export function createWorld({ policy, fates, ...start }: Story) {
  vi.setSystemTime(new Date('2026-03-04T12:00:00Z'))
  for (const key of localArea.keys()) localArea.remove(key)
  network.onLine = true
  let customer: string | null = people[0]
  let { wakeUp } = start
  let posts = 0
  const { rows, rowsOf, seen, carryOut, read } = createBackend(policy)
  const owners = new Map<string, string>()
  /** By key: how many rows an order may have beyond the first, because the customer was warned and repeated it. */
  const allowed = new Map<string, number>()
  /** Orders that the app must treat as possibly carried out, by key. */
  const open = new Map<string, { call: string; email: string; body: string; firstTry: number }>()
  /** The keys of orders that were reported as not sent, without a retry. */
  const refusedForGood = new Set<string>()
  /** Withdrawals that the customer has seen neither as done nor as refused, by key. */
  const undecided = new Map<string, string>()
  /** Whether another undecided withdrawal had the same details when this one was sent, by key. */
  const hadLike = new Map<string, boolean>()
  /** The ids of deposits that were reported as settled. */
  const settled = new Set<string>()
  const firstPosts = new Map<string, number>()

  // The app catches errors that are thrown inside it, so failed checks are collected until the end of the step.
  const failures: unknown[] = []
  const demand = (holds: boolean | undefined, what: string) => holds || failures.push(new Error(what))
  const watch = (work: Promise<void>) => void work.catch((error: unknown) => failures.push(error))

  function nextFate() {
    const fate = fates[posts % fates.length]
    posts += 1
    if (!fate) throw new Error('A story has fates.')
    return fate
  }
  const allow = (key: string) => allowed.set(key, (allowed.get(key) ?? 0) + 1)

  connectSession({
    token: () => customer && `token of ${customer}`,
    ended: () => (customer = null),
  })

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!network.onLine) throw new TypeError('Failed to fetch')
    const headers = new Headers(init.headers)
    const key = headers.get('idempotency-key') ?? ''
    const email = headers.get('authorization')?.replace('Bearer token of ', '') ?? ''
    const body = String(init.body)
    const call = url.endsWith('/withdrawal/add') ? 'withdrawal' : 'deposit'
    demand(owners.get(key) === email, '(e) sent with another customer’s token')
    demand(readItem(call === 'deposit' ? OUTBOX_KEY : ORDERS_KEY)?.includes(key), '(f) sent but not stored')
    demand(!settled.has(key), '(j) sent after it was reported as recorded or listed')
    const first = firstPosts.get(key) ?? Date.now()
    firstPosts.set(key, first)
    demand(Date.now() - first < 24 * HOUR, '(h) an expired key was sent')
    if (!open.has(key)) open.set(key, { call, email, body, firstTry: Date.now() })
    const { answer, works, late, browserRepeats } = nextFate()
    const work = () => carryOut(call, key, email, body)

    if (isOneOf(refusals, answer)) {
      if (late) await new Promise((then) => setTimeout(then, 8000))
      // Only the browser's own repeat was refused. The app looks for a row in the list, which it had read before the order. It can't once
      // the session has ended.
      const mayLook = customer === email && hadList(key)
      if (browserRepeats && String(answer) !== 'refused 401' && mayLook) work()
      return respond(answer)
    }
    if (answer === 'in progress')
      return policy.honours && works
        ? (setTimeout(work, 5000), json(409, { message: 'Wait', code: IN_PROGRESS })())
        : text(502, 'gateway')()
    if (isOneOf(successes, answer)) {
      const replayed = work()
      // A browser repeats a POST by itself when a keep-alive connection drops, without telling the page. If the backend ignores
      // keys, nothing prevents a second row. The contract therefore makes the key mandatory.
      if (browserRepeats && !policy.honours) allow(key)
      if (browserRepeats) work()
      if (answer === 'done slowly') await new Promise((then) => setTimeout(then, 9000))
      const response = respond(answer)
      if (replayed) response.headers.set('idempotent-replayed', 'true')
      return response
    }
    if (works && !late) work()
    // The backend continues while the device sleeps, so the row gets the time at which the backend finishes.
    const laterAt = Date.now() + 40_000
    if (works && late) setTimeout(() => carryOut(call, key, email, body, laterAt), 40_000)
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    if (answer === 'no answer in time')
      return new Promise<Response>((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      )
    return respond(answer)
  })

  const declared = async () => {
    if (wakeUp === 'is slow') await new Promise((then) => setTimeout(then, 2900))
    return wakeUp !== 'fails' && policy.declares
  }

  /** A page. After it is closed or reloaded it receives no more responses, but its requests still reach the backend. */
  function createTab() {
    let alive = true
    const ifAlive = <Result>(result: Result) => (alive ? result : new Promise<never>(() => {}))
    const cache: Record<string, Row[]> = {}
    const needs = (call: 'deposit' | 'withdrawal') => ({
      who: () => customer,
      declared: async () => ifAlive(await declared()),
      known: (email: string) => cache[call + email] ?? [],
      termsNow: async () => ({ charges: null, allowed: null, profit: null }),
      watchLeaving: () => () => false,
      readNow: async (email: string) =>
        ifAlive(network.onLine && wakeUp !== 'fails' ? (cache[call + email] = read(call, email, 0)) : null),
      // A closed page starts no request. Bodies are read in real time, which the fake clock doesn't control.
      send: async (attempt: PaymentAttempt) => {
        if (!alive) return new Promise<never>(() => {})
        const outcome = await submit(call === 'deposit' ? 'addDeposit' : 'addWithdrawal', attempt)
        // A certain refusal doesn't use the key, so its lifetime hasn't started.
        if (outcome.state === 'refused') firstPosts.delete(attempt.key)
        return ifAlive(outcome)
      },
    })
    const outbox = createOutbox({
      ...needs('deposit'),
      history: async (email) => ifAlive(network.onLine ? read('deposit', email, 0) : null),
    })
    outbox.subscribe(() => {
      const { id = '', state } = outbox.note() ?? {}
      if (state === 'refused' || state === 'delayed') {
        demand(rowsOf(id) === 0, '(b) reported as not recorded, but has a row')
        open.delete(id)
      }
      if (state === 'refused') refusedForGood.add(id)
      if (state === 'recorded' || state === 'listed') {
        demand(rowsOf(id) > 0 || isSeen(id), '(g) reported as recorded, but has no row')
        settled.add(id)
        open.delete(id)
      }
    })
    const store = createOrders({
      ...needs('withdrawal'),
      send: async (attempt) => {
        owners.set(attempt.key, customer ?? '')
        noteLike(attempt, customer)
        return needs('withdrawal').send(attempt)
      },
    })
    return {
      outbox,
      store,
      cache,
      review: null as Review | null,
      /** The withdrawals that were confirmed here and whose request hasn't begun. */
      confirmed: new Set<string>(),
      close: () => {
        alive = false
        store.leave()
        outbox.stop()
      },
    }
  }

  function noteLike({ key, body }: PaymentAttempt, email: string | null) {
    const order = email + body
    const others = [...undecided].filter(([other]) => other !== key)
    hadLike.set(key, others.map(([, each]) => each).includes(order))
    undecided.set(key, order)
  }

  /** Whether a row with the details of the order was in a history that was read. */
  function isSeen(key: string) {
    const known = open.get(key)
    return known !== undefined && seen.some((each) => sameOrder(each, known))
  }

  const tabs = [createTab(), createTab()]

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
    const mark = `${customer} ${JSON.stringify(body)}`
    if (key === null && customer !== null) at.confirmed.add(mark)
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
      const email = customer
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
    if (next.is === 'elsewhere' && customer !== null)
      for (const call of ['deposit', 'withdrawal'])
        carryOut(call, `elsewhere ${rows.length}`, customer, JSON.stringify(orders[next.order]))
    if (next.is === 'wait') await vi.advanceTimersByTimeAsync(next.for)
    if (next.is === 'sleep') {
      await vi.advanceTimersByTimeAsync(45_000)
      vi.setSystemTime(Date.now() + next.for * HOUR)
      for (const { outbox } of tabs) void outbox.wake()
    }
    if (next.is === 'reload') {
      at.close()
      const fresh = createTab()
      const unsent = fresh.store.listed().filter(({ state }) => state === 'unsent')
      for (const mark of at.confirmed)
        demand(
          !mark.startsWith(`${customer} `) || unsent.some(({ body }) => mark === `${customer} ${body}`),
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
    if (next.is === 'read' && customer !== null && next.how !== 'fails')
      for (const call of ['deposit', 'withdrawal'] as const) {
        const found = read(call, customer, next.how === 'late' ? 30_000 : 0)
        at.cache[call + customer] = found
        if (call === 'deposit') at.outbox.settle(customer, found)
        else at.store.settle(customer, found)
      }
    if (next.is === 'customer') {
      customer = next.now
      for (const each of tabs) {
        each.review = null
        void each.outbox.wakeNow()
      }
    }
    if (next.is === 'wake-up') wakeUp = next.now
  }

  function check() {
    const keys = new Set(rows.map(({ key }) => key))
    for (const key of keys) {
      const most = policy.honours && policy.declares ? 1 : 1 + (allowed.get(key) ?? 0)
      demand(rowsOf(key) <= most, '(a) (d) an order has too many rows')
      demand(!refusedForGood.has(key), '(b) an order reported as not sent got a row')
    }
    const listed = new Set([...readOrders().map(({ key }) => key), ...readQueue().map(({ id }) => id)])
    for (const [key, { call }] of open) {
      const isSettled = call === 'deposit' && isSeen(key)
      demand(listed.has(key) || isSettled, '(c) an order with an unknown outcome is not listed')
    }
    if (failures.length > 0) throw failures[0]
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
      return { posts, rows: rows.length }
    },
  }
}
