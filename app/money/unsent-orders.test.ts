import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { localArea } from '../storage/browser-storage.ts'
import { timings } from '../timings.ts'
import type { PaymentAttempt } from './attempt.ts'
import { body, done, ordersWith, press } from './test-order.ts'
import { readOrders } from './withdrawal-store.ts'

const [ann, bob] = ['ann@sample.test', 'bob@sample.test']

let signedIn: string | null
let sent: PaymentAttempt[]
let readTime: number

const tab = () =>
  ordersWith({
    who: () => signedIn,
    readNow: () => new Promise((resolve) => setTimeout(resolve, readTime, [])),
    send: async (attempt) => {
      sent.push(attempt)
      return done
    },
  })
const unsent = (orders: ReturnType<typeof tab>) =>
  orders.listed().filter(({ state }) => state === 'unsent').length
const wait = (time: number) => vi.advanceTimersByTimeAsync(time)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00Z') })
  signedIn = ann
  sent = []
  readTime = 3000
})
afterEach(() => {
  for (const key of localArea.keys()) localArea.remove(key)
  vi.useRealTimers()
})

it('FAIR-7 WDR-8 a withdrawal whose page is closed before the request is listed as not sent, and is not sent', async () => {
  const closed = tab()
  void press(closed)
  await wait(1000)
  closed.leave()
  const next = tab()
  expect(next.listed()).toMatchObject([
    { state: 'unsent', email: ann, body: JSON.stringify(body), firstTry: Date.now() - 1000 },
  ])
  signedIn = bob
  expect(next.listed()).toEqual([])
  signedIn = ann
  await wait(10_000)
  expect(sent).toEqual([])
  expect(readOrders()).toEqual([])
})

it('FAIR-7 the same if the page disappears without notice, but only when it can no longer send it', async () => {
  readTime = 1_000_000
  void press(tab())
  const next = tab()
  await wait(timings.orderUnsentAfter)
  expect(unsent(next)).toBe(0)
  await wait(1)
  expect(unsent(next)).toBe(1)
})

it('FAIR-7 another page says so by itself, as soon as it can no longer be sent', async () => {
  readTime = 1_000_000
  void press(tab())
  vi.stubGlobal('window', new EventTarget())
  const next = tab()
  next.start()
  const shown: number[] = []
  next.subscribe(() => shown.push(unsent(next)))
  await wait(timings.orderUnsentAfter + 1)
  vi.unstubAllGlobals()
  expect(shown).toEqual([1])
})

it.each([
  [timings.orderSentWithin - 1, 1],
  [timings.orderSentWithin, 0],
])('FAIR-7 after a pause of %i ms between Okay and the request, %i are sent', async (time, count) => {
  const orders = tab()
  readTime = time
  const result = press(orders)
  await wait(time)
  expect('unsent' in (await result)).toBe(count === 0)
  expect(sent).toHaveLength(count)
  await wait(timings.orderUnsentAfter * 2)
  // The review was shown again, so the customer knows.
  expect(orders.listed()).toEqual([])
})

it('FAIR-7 nothing is sent if a page reported meanwhile that it was not sent, and the customer closed that message', async () => {
  const slow = tab()
  void press(slow)
  await wait(1000)
  slow.leave()
  const other = tab()
  other.dismiss(other.listed()[0]?.key ?? '')
  await wait(10_000)
  expect(sent).toEqual([])
  expect(other.listed()).toEqual([])
})

it('FAIR-7 GRD-3 it is listed after the next sign-in if the session ended before the request', async () => {
  const orders = tab()
  const result = press(orders)
  signedIn = null
  await wait(3000)
  expect(await result).toEqual({ unsent: 'sessionEnded' })
  signedIn = ann
  expect(unsent(orders)).toBe(1)
})

it('WDR-8 the message is gone once the same withdrawal is ordered again', async () => {
  const orders = tab()
  void press(orders)
  orders.leave()
  await wait(3000)
  void press(orders)
  orders.leave()
  expect(unsent(orders)).toBe(1)
  const again = press(orders)
  await wait(3000)
  expect((await again).outcome?.state).toBe('done')
  expect(orders.listed()).toEqual([])
})

it('C27 the same order of another customer leaves the message of the first', async () => {
  const orders = tab()
  void press(orders)
  orders.leave()
  signedIn = bob
  const own = press(orders)
  await wait(3000)
  expect((await own).outcome?.state).toBe('done')
  expect(unsent(orders)).toBe(0)
  signedIn = ann
  expect(unsent(orders)).toBe(1)
})

it('WDR-8 several that were not sent are listed in the order in which they were pressed', async () => {
  const orders = tab()
  const amounts = [1, 2, 3, 4, 5, 6, 7, 8]
  for (const amount of amounts) {
    const own = { ...body, amount }
    void orders.submit(own, { fingerprint: orders.before(own).fingerprint, fee: null })
    await wait(1)
  }
  orders.leave()
  // The storage lists its keys in its own order.
  const kept = localArea.keys().map((key) => [key, localArea.read(key) ?? ''] as const)
  for (const [key] of kept) localArea.remove(key)
  for (const [key, text] of kept.toReversed()) localArea.write(key, text)
  expect(
    tab()
      .listed()
      .map((order) => (JSON.parse(order.body) as typeof body).amount),
  ).toEqual(amounts)
})

it('FAIR-7 says that the order is on its way when the request begins, not before', async () => {
  const onSending = vi.fn<() => void>(() => expect(readOrders()).toHaveLength(1))
  const result = press(tab(), body, onSending)
  await wait(2999)
  expect(onSending).not.toHaveBeenCalled()
  await wait(1)
  await result
  expect(onSending).toHaveBeenCalledTimes(1)
})

it('API-15 an order that was stored before its page closed may have been sent, so it is unknown', async () => {
  const orders = tab()
  const result = press(orders)
  const place = localArea.keys().find((key) => key.startsWith('pressedWithdrawal:')) ?? ''
  const pressed = localArea.read(place) ?? ''
  await wait(3000)
  const key = (await result).order?.key ?? ''
  // As if the page had closed between the two writes.
  localArea.write(place, pressed)
  localArea.write(
    'withdrawalOrders',
    JSON.stringify([
      { key, email: ann, body: JSON.stringify(body), firstTry: Date.now(), keyed: true, tries: 1, seen: [] },
    ]),
  )
  await wait(timings.orderUnsentAfter + 1)
  expect(tab().listed()).toMatchObject([{ state: 'unknown' }])
})

it.each([
  ['pageLeft', 'conflict', 'You left the page before it could be sent.'],
  ['sessionEnded', 'auth', 'Your session ended before it could be sent.'],
  [
    'feeChanged',
    'conflict',
    'Its fee had changed, and you left the page before you could confirm the new one.',
  ],
  [
    'ordersChanged',
    'conflict',
    'Your other orders with the same details had changed, and you left the page before you could confirm this one.',
  ],
] as const)('FAIR-7 WDR-8 says why nothing was sent: %s', (reason, kind, message) => {
  const orders = tab()
  orders.publishUnsent(ann, body, reason)
  expect(orders.result()?.outcome).toMatchObject({ state: 'refused', error: { kind, effect: 'no', message } })
})
