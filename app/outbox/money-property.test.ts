import { IN_PROGRESS, NOT_STARTED } from '#contract/endpoints.ts'
import type { WithdrawalBody } from '#contract/transactions.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectSession } from '../api/client.ts'
import { readItem, removeItem } from '../session/storage.ts'
import { submit, type PaymentAttempt } from './attempt.ts'
import { looksLike, type Row } from './history-match.ts'
import { OUTBOX_KEY, readIntents } from './intents.ts'
import { keyIsGood, keyIsOver } from './key-age.ts'
import { createOrders } from './orders.ts'
import { createOutbox } from './outbox.ts'
import { ORDERS_KEY, readOrders } from './stored-orders.ts'

/*
 * Random sequences over a customer's deposits and withdrawals, through the real modules down to `fetch`, against a small model
 * of a backend. Whatever happens to the answers, the pages, the network and the clock:
 * (a) there is one row for each press, unless the customer was told that a repeat may count twice and pressed again;
 * (b) 'Nothing was sent' is never said of an order that has a row, or gets one later;
 * (c) an order that was unknown stays listed until it is done, seen in the history, or its key's day is over;
 * (d) where keys are declared and honoured an order never has a second row;
 * (e) nothing is sent in another customer's name;
 * (f) the order and its key are stored when the request leaves;
 * (g) an order that is called done has a row.
 */

type Policy = { honours: boolean; declares: boolean }
type Fate = { answer: keyof typeof answers; works: boolean; late: boolean; browserRepeats: boolean }
type BackendRow = Row & { key: string; email: string; call: string }
type Seen = { call: string; email: string; row: Row }

const HOUR = 3_600_000
const people = ['ann@sample.test', 'bob@sample.test'] as const
const orders: WithdrawalBody[] = [
  { amount: 10, wallet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
  { amount: 20, accountNumber: '00012345', swiftCode: 'SAMPUS33', bankName: 'Sample Bank' },
]

const text = (status: number, body: string | null, headers = {}) => () =>
  new Response(body, { status, headers })
const json = (status: number, body: unknown, headers = {}) => text(status, JSON.stringify(body), headers)
const changed = (response: Response, fields: object) =>
  Object.defineProperties(
    response,
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
  )

/** Refusals in the contract's own words: the backend has not carried out this request. */
const refusals = {
  ...Object.fromEntries(
    [400, 401, 403, 404, 405, 409, 413, 415, 422].map((status) => [
      `refused ${status}`,
      json(status, { message: 'Sample refusal' }),
    ]),
  ),
  'refused 429': json(429, { message: 'Sample refusal' }, { 'retry-after': '7' }),
  'success false': json(200, { success: false, message: 'Sample refusal' }),
  'not started': json(503, { message: 'Sample refusal', code: NOT_STARTED }),
}

/** Answers that may come from anybody, before or after the work. `null`: no answer. */
const unclear = {
  'contract 500': json(500, { message: 'Sample' }),
  'contract 503': json(503, { message: 'Sample' }),
  'contract 408': json(408, { message: 'Sample' }),
  'contract 404, but foreign': json(404, { error: 'no route' }),
  'HTML 403': text(403, '<html>firewall</html>'),
  'HTML 200': text(200, '<html>portal</html>', { 'content-type': 'text/html' }),
  'text 200': text(200, 'OK'),
  'cut off 200': text(200, '{"message":"Rec'),
  'HTML 502': text(502, '<html>gateway</html>'),
  'text 504': text(504, 'timeout'),
  'empty 409': text(409, null),
  'empty 503': text(503, null),
  'text 429': text(429, 'slow down', { 'retry-after': '20' }),
  'foreign 400': json(400, { detail: 'Sample' }),
  redirect: () => changed(new Response(null, { status: 200 }), { type: 'opaqueredirect', ok: false, status: 0 }),
  'redirect that was followed': () =>
    changed(new Response('{"message":"Welcome"}', { status: 200 }), { redirected: true }),
  lost: null,
  'no answer in time': null,
}
const successes = {
  done: json(201, { message: 'Requested' }),
  'done without a body': text(204, null),
  'done slowly': json(200, { message: 'Requested' }),
}
const answers = { ...refusals, ...unclear, ...successes, 'in progress': null }
type Kind = keyof typeof answers

const isOneOf = (set: object, answer: Kind) => Object.hasOwn(set, answer)

const fate = fc.record<Fate>({
  answer: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...(Object.keys(unclear) as Kind[])) },
    { weight: 2, arbitrary: fc.constantFrom(...(Object.keys(refusals) as Kind[])) },
    { weight: 2, arbitrary: fc.constantFrom<Kind>('done', 'done slowly', 'done without a body', 'lost') },
    { weight: 1, arbitrary: fc.constantFrom<Kind>('in progress', 'no answer in time') },
  ),
  works: fc.boolean(),
  late: fc.boolean(),
  browserRepeats: fc.nat(5).map((number) => number === 0),
})

const tab = fc.nat(1)
const order = fc.nat(orders.length - 1)
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ is: fc.constant('press' as const), tab, order }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('review' as const), tab, order }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('okay' as const), tab }) },
  { weight: 4, arbitrary: fc.record({ is: fc.constant('deposit' as const), tab, order }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('repeat' as const), tab }) },
  {
    weight: 6,
    arbitrary: fc.record({
      is: fc.constant('wait' as const),
      for: fc.constantFrom(50, 2500, 6000, 16_000, 70_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('sleep' as const),
      for: fc.constantFrom(0.2, 5, 12, 22.9, 24.5),
    }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('online' as const), now: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('read' as const),
      tab,
      how: fc.constantFrom('fresh', 'fresh', 'late', 'fails'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('customer' as const),
      now: fc.constantFrom(people[0], people[0], people[1], null),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('wake-up' as const),
      now: fc.constantFrom('answers', 'is slow', 'fails'),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

const story = fc.record({
  policy: fc.constantFrom<Policy>(
    { honours: true, declares: true },
    { honours: true, declares: false },
    { honours: false, declares: false },
  ),
  fates: fc.array(fate, { minLength: 1, maxLength: 8 }),
  steps: fc.array(step, { minLength: 3, maxLength: 22 }),
})
type Story = typeof story extends fc.Arbitrary<infer Each> ? Each : never

const network = { onLine: true }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => {
  connectSession({ token: () => null, ended: () => {} })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** One run: the browser with its tabs, the customers, the backend, and what each of them knows. */
function createWorld({ policy, fates }: Story) {
  vi.setSystemTime(new Date('2026-03-04T12:00:00Z'))
  for (const key of [OUTBOX_KEY, ORDERS_KEY, 'depositOutboxLease']) removeItem(key)
  network.onLine = true
  let customer: string | null = people[0]
  let wakeUp = 'answers'
  let posts = 0
  const rows: BackendRow[] = []
  /** What the customer has seen in the history, in any tab. */
  const seen: Seen[] = []
  const owners = new Map<string, string>()
  /** How many rows an order may have beyond the first, as its customer was told. */
  const allowed = new Map<string, number>()
  /** Orders that may have been carried out, as far as the app was told. */
  const open = new Map<string, { call: string; email: string; body: string; firstTry: number }>()
  /** Orders of which was said that nothing was sent, for good. */
  const refusedForGood = new Set<string>()
  const storedKeys = new Map<string, number>()

  const rowsOf = (key: string) => rows.filter((row) => row.key === key).length
  const allow = (key: string) => allowed.set(key, (allowed.get(key) ?? 0) + 1)

  connectSession({
    token: () => customer && `token of ${customer}`,
    ended: () => (customer = null),
  })

  function carryOut(call: string, key: string, email: string, body: string): boolean {
    const first = storedKeys.get(key)
    if (policy.honours && first !== undefined && Date.now() - first < 24 * HOUR) return true
    storedKeys.set(key, Date.now())
    const { amount, wallet, accountNumber } = JSON.parse(body) as Record<string, never>
    const date = new Date().toISOString()
    rows.unshift({
      ...{ _id: `row ${rows.length}`, amount: Number(amount).toFixed(2), date },
      ...{ wallet, accountNumber, key, email, call },
    })
    return false
  }

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!network.onLine) throw new TypeError('Failed to fetch')
    const headers = new Headers(init.headers)
    const key = headers.get('idempotency-key') ?? ''
    const email = headers.get('authorization')?.replace('Bearer token of ', '') ?? ''
    const body = String(init.body)
    const call = url.endsWith('/withdrawal/add') ? 'withdrawal' : 'deposit'
    expect(owners.get(key), '(e) nothing is sent in another name').toBe(email)
    expect(readItem(call === 'deposit' ? OUTBOX_KEY : ORDERS_KEY), '(f) stored when it leaves').toContain(key)
    if (!open.has(key)) open.set(key, { call, email, body, firstTry: Date.now() })
    const { answer, works, late, browserRepeats } = fates[posts++ % fates.length] ?? fates[0]!
    const work = () => carryOut(call, key, email, body)

    if (isOneOf(refusals, answer)) return answers[answer]!()
    if (answer === 'in progress')
      return policy.honours && works
        ? (setTimeout(work, 5000), json(409, { message: 'Wait', code: IN_PROGRESS })())
        : text(502, 'gateway')()
    if (isOneOf(successes, answer)) {
      const replayed = work()
      // A browser repeats a POST by itself when a kept connection drops. Where keys are ignored nothing prevents a second
      // row, and the page does not learn of it: the contract therefore makes the key mandatory.
      if (browserRepeats && !policy.honours) allow(key)
      if (browserRepeats) work()
      if (answer === 'done slowly') await new Promise((then) => setTimeout(then, 9000))
      const response = answers[answer]!()
      if (replayed) response.headers.set('idempotent-replayed', 'true')
      return response
    }
    if (works && !late) work()
    if (works && late) setTimeout(work, 40_000)
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    if (answer === 'no answer in time')
      return new Promise<Response>((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      )
    return answers[answer]!()
  })

  const declared = async () => {
    if (wakeUp === 'is slow') await new Promise((then) => setTimeout(then, 2900))
    return wakeUp !== 'fails' && policy.declares
  }

  function read(call: string, email: string, lag: number): Row[] {
    const listed = rows.filter((row) => row.call === call && row.email === email)
    const visible = listed.filter(({ date }) => Date.parse(date ?? '') <= Date.now() - lag)
    seen.push(...visible.map((row) => ({ call, email, row })))
    return visible
  }

  /** A page. One that was closed or reloaded gets no answers any more, though its requests go on. */
  function createTab() {
    let alive = true
    const ifAlive = <Result>(result: Result) => (alive ? result : new Promise<never>(() => {}))
    const cache: Record<string, Row[]> = {}
    const needs = (call: 'deposit' | 'withdrawal') => ({
      who: () => customer,
      declared: async () => ifAlive(await declared()),
      known: (email: string) => cache[call + email] ?? [],
      send: async (attempt: PaymentAttempt) =>
        ifAlive(await submit(call === 'deposit' ? 'addDeposit' : 'addWithdrawal', attempt)),
    })
    const outbox = createOutbox({
      ...needs('deposit'),
      history: async (email) => ifAlive(network.onLine ? read('deposit', email, 0) : null),
    })
    outbox.subscribe(({ id, state }) => {
      if (state === 'refused' || state === 'delayed') {
        expect(rowsOf(id), '(b) not recorded, but there is a row').toBe(0)
        open.delete(id)
      }
      if (state === 'refused') refusedForGood.add(id)
      if (state === 'recorded') {
        expect(rowsOf(id) > 0 || isSeen(id), '(g) recorded, but there is no row').toBe(true)
        open.delete(id)
      }
    })
    const store = createOrders({
      ...needs('withdrawal'),
      send: async (attempt) => {
        owners.set(attempt.key, customer ?? '')
        return needs('withdrawal').send(attempt)
      },
    })
    return {
      outbox,
      store,
      cache,
      review: null as null | { body: WithdrawalBody; key: string | null; mayCountTwice: boolean },
      close: () => {
        alive = false
        outbox.stop()
      },
    }
  }

  /** A row like the order was in a history that somebody has read. */
  function isSeen(key: string) {
    const known = open.get(key)
    return known !== undefined && seen.some((each) => sameOrder(each, known))
  }
  const sameOrder = ({ call, email, row }: Seen, known: { call: string; email: string; body: string }) =>
    call === known.call && email === known.email && looksLike(row, known.body)

  const tabs = [createTab(), createTab()]

  function review(at: (typeof tabs)[number], body: WithdrawalBody) {
    const earlier = at.store.earlierOf(body)
    const countsOnce = earlier !== null && earlier.keyed && keyIsGood(earlier.firstTry) && policy.declares
    at.review = { body, key: earlier?.key ?? null, mayCountTwice: earlier !== null && !countsOnce }
  }

  async function okay(at: (typeof tabs)[number]) {
    if (!at.review) return
    const { body, key, mayCountTwice } = at.review
    at.review = null
    if (key !== null && mayCountTwice) allow(key)
    const result = await at.store.submit(body, key)
    if (result === null) return
    const sent = result.order.key
    expect(sent === key || key === null, 'the order that the review named is the one that is sent').toBe(true)
    if (result.outcome.state === 'refused') {
      expect(rowsOf(sent), "(b) 'Nothing was sent', but there is a row").toBe(0)
      refusedForGood.add(sent)
      open.delete(sent)
    }
    if (result.outcome.state === 'done') {
      expect(rowsOf(sent), '(g) requested, but there is no row').toBeGreaterThan(0)
      open.delete(sent)
    }
  }

  async function take(next: Step): Promise<unknown> {
    const at = 'tab' in next ? tabs[next.tab]! : tabs[0]!
    if (next.is === 'review' || next.is === 'press') review(at, orders[next.order]!)
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
    if (next.is === 'wait') await vi.advanceTimersByTimeAsync(next.for)
    if (next.is === 'sleep') {
      vi.setSystemTime(Date.now() + next.for * HOUR)
      for (const { outbox } of tabs) void outbox.wake()
    }
    if (next.is === 'reload') {
      at.close()
      tabs[next.tab] = createTab()
      void tabs[next.tab]!.outbox.wakeNow()
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

  // A press goes on while other things happen, so what it finds is kept until the end of the step.
  const failures: unknown[] = []
  const watch = (work: Promise<void>) => void work.catch((error: unknown) => failures.push(error))

  function check() {
    if (failures.length > 0) throw failures[0]
    const keys = new Set(rows.map(({ key }) => key))
    for (const key of keys) {
      const most = policy.honours && policy.declares ? 1 : 1 + (allowed.get(key) ?? 0)
      expect(rowsOf(key), '(a) (d) rows of one order').toBeLessThanOrEqual(most)
      expect(refusedForGood.has(key), '(b) a row of an order of which nothing was sent').toBe(false)
    }
    const listed = new Set([...readOrders().map(({ key }) => key), ...readIntents().map(({ id }) => id)])
    for (const [key, { firstTry }] of open)
      if (!keyIsOver(firstTry)) expect(listed.has(key) || isSeen(key), '(c) an unknown order is listed').toBe(true)
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

it('API-13 API-14 API-15 DEP-3 WDR-8 whatever happens, money is sent once and nothing false is said of it', async () => {
  const total = { posts: 0, rows: 0 }
  await fc.assert(
    fc.asyncProperty(story, async (each) => {
      const world = createWorld(each)
      for (const next of each.steps) await world.step(next)
      const { posts, rows } = await world.end()
      total.posts += posts
      total.rows += rows
    }),
    { numRuns: 1000 },
  )
  // The sequences must reach the backend, or they show nothing.
  expect(total.posts).toBeGreaterThan(2000)
  expect(total.rows).toBeGreaterThan(1000)
}, 180_000)
