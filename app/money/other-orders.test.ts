import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropCustomersDrafts } from '../storage/customer-drafts.ts'
import { removeItem, writeItem } from '../storage/stored-session.ts'
import type { SubmissionOutcome } from './attempt.ts'
import { arrived, type Row } from './history-match.ts'
import { sameOrders } from './same-orders.ts'
import { ORDERS_KEY } from './storage-keys.ts'
import { body, done, ordersWith, press, unknown } from './test-order.ts'
import { hasUnsettled, readOrders, stateOf, type Order } from './withdrawal-store.ts'

const [ann, bob] = ['ann@sample.test', 'bob@sample.test']
const noon = Date.parse('2026-03-04T12:00:00Z')
const hour = 3_600_000
const { wallet } = body
const text = JSON.stringify(body)
const otherPlace = { amount: 10, wallet: 'tb1q0000000000000000000000000000000000000' }
const row: Row = { _id: 'new', amount: '10.00', date: '2026-03-04T12:00:00Z', wallet }
const stored = (key: string, change: Partial<Order> = {}): Order => ({
  key: key.padEnd(16, '0'),
  email: ann,
  body: text,
  firstTry: noon,
  keyed: true,
  tries: 1,
  seen: [],
  ...change,
})

let signedIn: string
let rows: Row[]
let send: () => Promise<SubmissionOutcome>
const tab = () =>
  ordersWith({
    who: () => signedIn,
    known: () => rows,
    readNow: async () => rows,
    send: () => send(),
  })

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  signedIn = ann
  rows = []
  send = async () => done
})
afterEach(() => {
  removeItem(ORDERS_KEY)
  dropCustomersDrafts()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('FAIR-7 a review never takes another order for this one', () => {
  const known = { body: text, stored: [], settled: [], rows: [], now: noon }
  const nothing = { again: null, latest: null, unclear: false, times: 0, fingerprint: '' }

  it.each([
    ['another address', otherPlace],
    ['another amount', { amount: 10.01, wallet }],
    ['a bank account', { amount: 10, accountNumber: '00012345', swiftCode: 'SAMPUS33', bankName: 'Sample' }],
  ])('one with %s, done or open', (_, other) => {
    const order = stored('other', { body: JSON.stringify(other) })
    expect(sameOrders({ ...known, settled: [order] })).toEqual(nothing)
    expect(sameOrders({ ...known, stored: [order] })).toEqual(nothing)
  })

  it('one that was done more than 24 hours ago, by the server’s clock where that was known', () => {
    const old = stored('old', { firstTry: noon - 25 * hour })
    const recent = stored('recent', { firstTry: noon - 23 * hour })
    expect(sameOrders({ ...known, settled: [old] })).toEqual(nothing)
    expect(sameOrders({ ...known, settled: [recent] }).times).toBe(1)
    expect(sameOrders({ ...known, settled: [{ ...old, serverTime: noon - hour }] }).times).toBe(1)
    expect(sameOrders({ ...known, settled: [{ ...recent, serverTime: noon - 25 * hour }] })).toEqual(nothing)
  })

  it('names the latest of several', () => {
    const listed = [2, 1, 3].map((ago) => ({
      ...row,
      _id: `r${ago}`,
      date: new Date(noon - ago * hour).toISOString(),
    }))
    expect(sameOrders({ ...known, rows: listed })).toMatchObject({ latest: noon - hour, times: 3 })
  })

  it('C27 one that another customer of this browser has just made', async () => {
    const orders = tab()
    await press(orders)
    expect(orders.before(body).times).toBe(1)
    signedIn = bob
    expect(orders.before(body)).toEqual(nothing)
    expect(orders.before(body, ann).times).toBe(1)
  })
})

it('C27 the history of one customer settles no order of another', async () => {
  send = async () => unknown
  const orders = tab()
  await press(orders)
  orders.settle(bob, [row])
  expect(orders.listed()).toMatchObject([{ state: 'unknown' }])
})

it('API-15 an order that is on its way waits for its own answer, whatever the history lists', async () => {
  const waiting: ((outcome: SubmissionOutcome) => void)[] = []
  send = () => new Promise((resolve) => waiting.push(resolve))
  const orders = tab()
  const pressed = press(orders)
  await vi.advanceTimersByTimeAsync(1)
  orders.settle(ann, [row])
  expect(readOrders()).toMatchObject([{ email: ann }])
  expect(readOrders()[0]?.row).toBeUndefined()
  waiting[0]?.(unknown)
  await pressed
  expect(orders.listed()).toMatchObject([{ state: 'unknown' }])
})

it('WDR-8 of several that arrived, each has the date of its own row', async () => {
  send = async () => unknown
  const orders = tab()
  const sent = [
    await press(orders),
    await orders.submit(otherPlace, { fingerprint: orders.before(otherPlace).fingerprint, fee: null }),
  ]
  const later = { ...row, _id: 'later', wallet: otherPlace.wallet, date: '2026-03-04T13:00:00Z' }
  orders.settle(ann, [row, later])
  const dates = [row.date, later.date]
  expect(sent.map((each) => orders.listedRowOf(each.order?.key ?? '')?.listedAt)).toEqual(dates)
  orders.dismiss(sent[0]?.order?.key ?? '')
  expect(sent.map((each) => orders.listedRowOf(each.order?.key ?? '')?.listedAt)).toEqual(dates)
  expect(orders.listedRowOf('of another order')).toBeUndefined()
})

it('API-15 a row without a date, or with an old one, proves nothing', () => {
  const order = { key: 'k', body: text, firstTry: noon, seen: [] }
  expect(arrived([order], [{ ...row, date: null }])).toEqual([])
  expect(arrived([order], [{ ...row, date: '2026-01-01T00:00:00Z' }])).toEqual([])
})

it('SES-1 stores only the ids of rows that look like the order', async () => {
  send = async () => unknown
  rows = [row, { ...row, _id: 'elsewhere', wallet: otherPlace.wallet }]
  await press(tab())
  expect(readOrders()[0]?.seen).toEqual(['new'])
})

it('WDR-8 an order that arrived stays arrived, even after its key has expired', () => {
  vi.setSystemTime(noon + 100 * hour)
  expect(stateOf(stored('a', { row: 'new' }))).toBe('arrived')
  expect(stateOf(stored('a'))).toBe('expired')
})

it('WDR-8 only a customer’s own unknown orders count as unsettled', () => {
  writeItem(ORDERS_KEY, JSON.stringify([stored('a'), stored('b', { email: bob, row: 'new' })]))
  expect([hasUnsettled(ann), hasUnsettled(bob), hasUnsettled('eve@sample.test')]).toEqual([
    true,
    false,
    false,
  ])
})

it('SES-3 an order is read only with a key of 16 to 255 characters', () => {
  const keys = [15, 16, 255, 256].map((length) => 'k'.repeat(length))
  writeItem(ORDERS_KEY, JSON.stringify(keys.map((key) => ({ ...stored('a'), key }))))
  expect(readOrders().map(({ key }) => key.length)).toEqual([16, 255])
})

it('WDR-8 reports changes in other tabs until it is unsubscribed', () => {
  const target = new EventTarget()
  vi.stubGlobal('window', target)
  const orders = tab()
  const onChange = vi.fn<() => void>()
  const stop = orders.subscribe(onChange)
  orders.start()
  const change = (key: string) => target.dispatchEvent(Object.assign(new Event('storage'), { key }))
  change('theme')
  expect(onChange).not.toHaveBeenCalled()
  change(ORDERS_KEY)
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
  change(ORDERS_KEY)
  expect(onChange).toHaveBeenCalledTimes(1)
})
