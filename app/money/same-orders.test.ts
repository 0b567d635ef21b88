import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteServerDate } from '../api/server-clock.ts'
import { removeItem } from '../storage/stored-session.ts'
import { timings } from '../timings.ts'
import type { PaymentAttempt, SubmissionOutcome } from './attempt.ts'
import type { Row } from './history-match.ts'
import { ORDERS_KEY } from './storage-keys.ts'
import { body, done, ordersWith, press, refused, unknown } from './test-order.ts'

const ann = 'ann@sample.test'

let signedIn: string | null
let sent: PaymentAttempt[]
let responses: SubmissionOutcome[]
let rows: Row[]

const tab = (send?: (attempt: PaymentAttempt) => Promise<SubmissionOutcome>) =>
  ordersWith({
    who: () => signedIn,
    known: () => rows,
    readNow: async () => rows,
    send:
      send ??
      (async (attempt) => {
        sent.push(attempt)
        return responses.shift() ?? done
      }),
  })

/** The listed orders in this state. */
const listed = (orders: ReturnType<typeof tab>, state = 'unknown') =>
  orders.listed().filter((order) => order.state === state)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00Z') })
  signedIn = ann
  sent = []
  responses = []
  rows = []
})
afterEach(() => {
  removeItem(ORDERS_KEY)
  vi.useRealTimers()
})

const arrivedRow = { _id: 'new', amount: '10.00', date: '2026-03-04T12:00:00Z', wallet: body.wallet }

it('WDR-8 an order that arrived stays listed, in every tab and after a reload, until the customer acknowledges it', async () => {
  responses = [unknown]
  await press(tab())
  const orders = tab()
  orders.settle(ann, [arrivedRow])
  const [order] = listed(orders, 'arrived')
  expect(listed(tab(), 'arrived')).toMatchObject([{ email: ann, body: JSON.stringify(body), row: 'new' }])
  expect(listed(tab())).toEqual([])
  orders.dismiss(order?.key ?? '')
  expect(tab().listed()).toEqual([])
  orders.settle(ann, [arrivedRow])
  expect(tab().listed()).toEqual([])
})

it('WDR-8 a row proves only one order, across all tabs', async () => {
  responses = [unknown, unknown]
  await press(tab())
  tab().settle(ann, [arrivedRow])
  await press(tab())
  tab().settle(ann, [arrivedRow])
  expect(listed(tab())).toHaveLength(1)
  expect(listed(tab(), 'arrived')).toHaveLength(1)
})

it('WDR-8 a refusal leaves the outcome unknown if the order has appeared in another tab’s history meanwhile', async () => {
  const waiting: ((outcome: SubmissionOutcome) => void)[] = []
  const pressed = press(tab(() => new Promise((resolve) => waiting.push(resolve))))
  await vi.advanceTimersByTimeAsync(1)
  tab().settle(ann, [arrivedRow])
  waiting[0]?.(refused)
  expect((await pressed).outcome?.state).toBe('unknown')
  expect(listed(tab(), 'arrived')).toHaveLength(1)
})

describe('FAIR-7 an order with the same details as an earlier one is sent only after a warning', () => {
  it.each([
    ['arrived', async () => tab().settle(ann, [arrivedRow])],
    ['expired', () => vi.advanceTimersByTimeAsync(23 * 3_600_000)],
  ])('an earlier order that has %s', async (state, happens) => {
    responses = [unknown]
    await press(tab())
    await happens()
    const orders = tab()
    const same = orders.before(body)
    expect(same).toMatchObject({
      again: null,
      latest: Date.parse('2026-03-04T12:00:00Z'),
      unclear: state === 'expired',
      times: 1,
    })
    expect(await orders.submit(body, { fingerprint: '', fee: null })).toEqual({ unsent: 'ordersChanged' })
    expect(sent).toHaveLength(1)
    expect(await orders.submit(body, { fingerprint: same.fingerprint, fee: null })).toMatchObject({
      repeated: false,
    })
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  it('a row of the last 24 hours, but no older row', async () => {
    const orders = tab()
    rows = [{ ...arrivedRow, date: '2026-03-03T11:59:00Z' }]
    expect(orders.before(body)).toMatchObject({ latest: null, fingerprint: '' })
    rows = [{ ...arrivedRow, date: '2026-03-03T12:01:00Z' }]
    expect(orders.before(body)).toMatchObject({ latest: Date.parse('2026-03-03T12:01:00Z'), times: 1 })
    expect(orders.before({ ...body, amount: 10.01 })).toMatchObject({ latest: null, fingerprint: '' })
    expect(await orders.submit(body, { fingerprint: '', fee: null })).toEqual({ unsent: 'ordersChanged' })
    expect(sent).toEqual([])
  })

  it('a row is mentioned for less than 24 hours, to the millisecond', () => {
    const orders = tab()
    rows = [{ ...arrivedRow, date: '2026-03-03T12:00:00.000Z' }]
    expect(orders.before(body).latest).toBeNull()
    rows = [{ ...arrivedRow, date: '2026-03-03T12:00:00.001Z' }]
    expect(orders.before(body).latest).toBe(Date.parse('2026-03-03T12:00:00.001Z'))
  })

  it('a completed order without a row yet; the order and its row count once', async () => {
    const orders = tab()
    await press(orders)
    expect(orders.before(body)).toMatchObject({ latest: Date.now(), times: 1 })
    rows = [arrivedRow]
    expect(orders.before(body)).toMatchObject({ times: 1 })
  })

  it('an order that another tab has just sent', async () => {
    const [one, other] = [tab(), tab()]
    const fingerprint = other.before(body).fingerprint
    responses = [unknown]
    await press(one)
    expect(await other.submit(body, { fingerprint, fee: null })).toEqual({ unsent: 'ordersChanged' })
    expect(sent).toHaveLength(1)
  })
})

it('WDR-8 dismissing an order with an unknown outcome removes it, and its key is not used again', async () => {
  responses = [unknown]
  const orders = tab()
  await press(orders)
  orders.dismiss(sent[0]?.key ?? '')
  expect(orders.listed()).toEqual([])
  expect(orders.stateOf(sent[0]?.key ?? '')).toBeNull()
  await press(orders)
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

describe('WDR-8 a device whose clock is three days off', () => {
  it('a row that is older than the order by the only clock we know does not settle it', async () => {
    responses = [unknown]
    const orders = tab()
    await press(orders)
    orders.settle(ann, [{ ...arrivedRow, date: '2026-03-01T12:00:00Z' }])
    expect(listed(orders)).toHaveLength(1)
    orders.settle(ann, [{ ...arrivedRow, date: '2026-03-07T12:00:00Z' }])
    expect(listed(orders, 'arrived')).toHaveLength(1)
  })

  it('FAIR-7 a completed order is mentioned for a day by the server time', async () => {
    noteServerDate('Sat, 07 Mar 2026 12:00:00 GMT')
    const orders = tab()
    await press(orders)
    await vi.advanceTimersByTimeAsync(timings.sameOrderFor - 1)
    expect(orders.before(body).times).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(orders.before(body).times).toBe(0)
    noteServerDate(new Date().toUTCString())
  })

  it('uses the server time, to two seconds', async () => {
    noteServerDate('Sun, 01 Mar 2026 12:00:00 GMT')
    responses = [unknown]
    const orders = tab()
    await press(orders)
    orders.settle(ann, [{ ...arrivedRow, date: '2026-03-01T11:59:57Z' }])
    expect(listed(orders, 'arrived')).toEqual([])
    orders.settle(ann, [{ ...arrivedRow, date: '2026-03-01T11:59:58Z' }])
    expect(listed(orders, 'arrived')).toHaveLength(1)
    noteServerDate(new Date().toUTCString())
  })
})
