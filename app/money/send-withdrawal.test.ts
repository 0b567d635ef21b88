import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readItem, removeItem, writeItem } from '../storage/stored-session.ts'
import type { PaymentAttempt, SubmissionOutcome } from './attempt.ts'
import type { Row } from './history-match.ts'
import { ORDERS_KEY } from './storage-keys.ts'
import { body, done, ordersWith, press, refused, unknown } from './test-order.ts'

const ann = 'ann@sample.test'

let signedIn: string | null
let sent: (PaymentAttempt & { stored: string | null })[]
let responses: SubmissionOutcome[]
let rows: Row[]
let cached: Row[] | null
let readNow: () => Promise<Row[] | null>

const tab = (send?: (attempt: PaymentAttempt) => Promise<SubmissionOutcome>, declared = async () => true) =>
  ordersWith({
    who: () => signedIn,
    declared,
    known: () => cached ?? rows,
    readNow: () => readNow(),
    send:
      send ??
      (async (attempt) => {
        sent.push({ ...attempt, stored: readItem(ORDERS_KEY) })
        return responses.shift() ?? done
      }),
  })

/** The listed orders in this state. */
const listed = (orders: ReturnType<typeof tab>, state = 'unknown') =>
  orders.listed().filter((order) => order.state === state)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00Z') })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { hidden: false })
  signedIn = ann
  sent = []
  responses = []
  rows = []
  cached = null
  readNow = async () => rows
})
afterEach(() => {
  removeItem(ORDERS_KEY)
  vi.useRealTimers()
})

it('API-13 stores the order and its key before the request is sent', async () => {
  await press(tab())
  expect(sent[0]?.stored).toContain(sent[0]?.key)
  expect(sent[0]?.stored).toContain(body.wallet)
  expect(readItem(ORDERS_KEY)).toBeNull()
})

it('C11 an order has an unknown outcome when the page closes while sending it', async () => {
  const dying = tab(() => new Promise(() => {}))
  void press(dying)
  await vi.advanceTimersByTimeAsync(1)
  expect(listed(dying)).toEqual([])
  const next = tab()
  expect(listed(next)).toMatchObject([{ email: ann, body: JSON.stringify(body) }])
  await press(next)
  expect(sent).toMatchObject([{ key: expect.stringMatching(/^[\da-f]{32}$/), mayHaveArrived: true }])
})

it('API-15 keeps an order with an unknown outcome until it succeeds, and drops one whose first attempt is refused', async () => {
  const orders = tab()
  responses = [unknown, unknown, done, refused]
  expect((await press(orders)).repeated).toBe(false)
  expect(listed(orders)).toHaveLength(1)
  expect((await press(orders)).repeated).toBe(true)
  expect(listed(orders)).toHaveLength(1)
  await press(orders)
  expect(listed(orders)).toEqual([])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  await press(orders)
  expect(listed(orders)).toEqual([])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})

it('API-13 an order with different details gets its own key', async () => {
  const orders = tab()
  responses = [unknown, unknown]
  await press(orders)
  await press(orders, { ...body, amount: 10.01 })
  expect(sent[0]?.key).not.toBe(sent[1]?.key)
  expect(listed(orders)).toHaveLength(2)
})

it('API-13 a key expires 23 hours after the first attempt, not after the latest', async () => {
  const orders = tab()
  responses = [unknown, unknown, unknown]
  await press(orders)
  await vi.advanceTimersByTimeAsync(22.9 * 3_600_000)
  await press(orders)
  expect(sent[1]?.key).toBe(sent[0]?.key)
  await vi.advanceTimersByTimeAsync(0.2 * 3_600_000)
  expect(listed(orders)).toEqual([])
  await press(orders)
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
})

it('C12 two presses at the same time send one request', async () => {
  const orders = tab()
  const results = await Promise.all([press(orders), press(orders)])
  expect(sent).toHaveLength(1)
  expect(results.filter((result) => !('unsent' in result))).toHaveLength(1)
})

it('C27 shows an order to no other customer, and does not send it after another customer has signed in', async () => {
  const orders = tab(undefined, async () => {
    signedIn = 'bob@sample.test'
    return true
  })
  expect(await press(orders)).toEqual({ unsent: 'sessionEnded' })
  expect(sent).toEqual([])
  signedIn = ann
  responses = [unknown]
  await press(tab())
  signedIn = 'bob@sample.test'
  expect(listed(tab())).toEqual([])
  expect(tab().before(body)).toMatchObject({ again: null, latest: null, fingerprint: '' })
  signedIn = ann
  expect(listed(tab())).toHaveLength(1)
})

it('API-15 a new row in the history settles an order, an older row does not', async () => {
  const row = { _id: 'before', amount: '10.00', date: '2026-03-04T12:00:00Z', wallet: body.wallet }
  rows = [row]
  const orders = tab()
  responses = [unknown]
  await press(orders)
  orders.settle(ann, rows)
  expect(listed(orders)).toHaveLength(1)
  orders.settle(ann, [{ ...row, _id: 'new' }, ...rows])
  expect(listed(orders)).toEqual([])
})

it('WDR-8 an order without a response that appears in the history has arrived, and is not sent again', async () => {
  const orders = tab()
  responses = [unknown]
  await press(orders)
  const { fingerprint, again } = orders.before(body)
  const key = again?.key ?? ''
  expect(orders.stateOf(key)).toBe('unknown')
  orders.settle(ann, [{ _id: 'new', amount: '10.00', date: '2026-03-04T12:00:00Z', wallet: body.wallet }])
  expect(await orders.submit(body, { fingerprint, fee: null })).toEqual({ unsent: 'ordersChanged' })
  expect(orders.stateOf(key)).toBe('arrived')
  expect(sent).toHaveLength(1)
})

it('API-14 does not send an order that another tab has sent since the review was opened', async () => {
  const [one, other] = [tab(), tab()]
  responses = [refused, unknown]
  await press(one)
  await press(other)
  // The review in the first tab still says 'Try again' and names no earlier order.
  expect(await one.submit(body, { fingerprint: '', fee: null })).toEqual({ unsent: 'ordersChanged' })
  expect(sent).toHaveLength(2)
})

it('API-15 a refusal leaves the outcome unknown if another tab has sent the same order meanwhile', async () => {
  for (const [second, left] of [
    [unknown, 1],
    [done, 0],
  ] as const) {
    const waiting: ((outcome: SubmissionOutcome) => void)[] = []
    const slow = tab(() => new Promise((resolve) => waiting.push(resolve)))
    const first = press(slow)
    await vi.advanceTimersByTimeAsync(1)
    responses = [second]
    await press(tab())
    waiting[0]?.(refused)
    expect((await first).outcome?.state).toBe('unknown')
    expect(listed(tab())).toHaveLength(left)
    removeItem(ORDERS_KEY)
  }
})

it('API-15 the row of a completed order does not prove the next order with the same details', async () => {
  const orders = tab()
  responses = [done, unknown]
  await press(orders)
  await press(orders)
  const row = { _id: 'first', amount: '10.00', date: '2026-03-04T12:00:00Z', wallet: body.wallet }
  orders.settle(ann, [row])
  expect(listed(orders)).toHaveLength(1)
  orders.settle(ann, [row, { ...row, _id: 'second' }])
  expect(listed(orders)).toEqual([])
})

it('WDR-8 lists an order from the future as expired if the clock was set back by days, and as unknown if by hours', async () => {
  responses = [unknown]
  await press(tab())
  vi.setSystemTime(new Date('2026-03-04T10:00:00Z'))
  expect(listed(tab())).toHaveLength(1)
  vi.setSystemTime(new Date('2026-03-01T12:00:00Z'))
  expect(listed(tab())).toEqual([])
  expect(listed(tab(), 'expired')).toHaveLength(1)
})

it('WDR-8 reports an order that was not sent as unknown only if an earlier attempt is unknown', async () => {
  const orders = tab()
  orders.publishUnsent(ann, body, 'pageLeft')
  expect(orders.result()?.outcome.state).toBe('refused')
  responses = [unknown]
  await press(orders)
  signedIn = null
  orders.publishUnsent(ann, body, 'sessionEnded')
  expect(orders.result()?.outcome.state).toBe('unknown')
})

it('FAIR-7 GRD-3 sends nothing if the session ends while the list is read at the press', async () => {
  readNow = async () => {
    signedIn = null
    return null
  }
  const orders = tab()
  expect(await press(orders)).toEqual({ unsent: 'sessionEnded' })
  expect(sent).toEqual([])
})

it('returns the same list until something changes', async () => {
  const orders = tab()
  responses = [unknown]
  await press(orders)
  expect(orders.listed()).toBe(orders.listed())
})

const made = (id: string): Row => ({
  _id: id,
  amount: '10.00',
  date: new Date().toISOString(),
  wallet: body.wallet,
})

describe('API-15 the list is read when Okay is pressed', () => {
  it('a row made elsewhere since the review was opened is shown first, and never counts as the order', async () => {
    const orders = tab()
    const { fingerprint } = orders.before(body)
    rows = [made('elsewhere')]
    expect(await orders.submit(body, { fingerprint, fee: null })).toEqual({ unsent: 'ordersChanged' })
    expect(sent).toEqual([])
    responses = [unknown]
    await press(orders)
    expect(sent).toHaveLength(1)
    orders.settle(ann, rows)
    expect(listed(orders)).toHaveLength(1)
    orders.settle(ann, [made('own'), ...rows])
    expect(listed(orders, 'arrived')).toHaveLength(1)
  })

  it('a row that the page has not read yet does not count as the order either', async () => {
    cached = []
    rows = [made('elsewhere')]
    responses = [unknown]
    const orders = tab()
    await press(orders)
    orders.settle(ann, rows)
    expect(listed(orders)).toHaveLength(1)
  })

  it('if it cannot be read, the order is sent, and the history never settles it', async () => {
    readNow = async () => null
    responses = [unknown]
    const orders = tab()
    await press(orders)
    expect(sent).toHaveLength(1)
    orders.settle(ann, [made('own')])
    expect(tab().listed()).toMatchObject([{ state: 'unknown' }])
  })

  it('before an order is sent again: if the list already has it, nothing is sent', async () => {
    const orders = tab()
    responses = [unknown]
    await press(orders)
    const { fingerprint, again } = orders.before(body)
    rows = [made('own')]
    expect(await orders.submit(body, { fingerprint, fee: null })).toEqual({ unsent: 'ordersChanged' })
    expect(orders.stateOf(again?.key ?? '')).toBe('arrived')
    expect(sent).toHaveLength(1)
  })

  it('C12 a second press while it is being read sends nothing', async () => {
    readNow = () => new Promise((resolve) => setTimeout(resolve, 2000, rows))
    const orders = tab()
    const pressed = [press(orders), press(orders)]
    await vi.advanceTimersByTimeAsync(2000)
    await Promise.all(pressed)
    expect(sent).toHaveLength(1)
  })
})

describe('SES-3 stored orders that do not parse', () => {
  it.each(['{', 'null', '"x"', '{}', '[1,null]', '[{"key":"short"}]'])('ignores %s', async (text) => {
    writeItem(ORDERS_KEY, text)
    expect(listed(tab())).toEqual([])
    responses = [unknown]
    await press(tab())
    expect(listed(tab())).toHaveLength(1)
  })
})
