import type { Decimal } from '#contract/money.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { localArea, tabArea } from '../storage/browser-storage.ts'
import { dropCustomersDrafts } from '../storage/customer-drafts.ts'
import type { PaymentAttempt, SubmissionOutcome } from './attempt.ts'
import type { Row } from './history-match.ts'
import type { TermsNow } from './read-before.ts'
import { requestedOrders } from './requested-orders.ts'
import { createOrders } from './send-withdrawal.ts'
import { body } from './test-order.ts'

const down = new ApiError({ kind: 'server', message: 'Down.', status: 500, effect: 'unknown', retryAfter: 9 })
const lost: SubmissionOutcome = { state: 'unknown', error: down }
let sent: PaymentAttempt[]
let response: SubmissionOutcome
let leaves: boolean
let rows: Row[] | null

beforeEach(() => {
  sent = []
  response = { state: 'done', replayed: false }
  leaves = false
  rows = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', { addEventListener: () => {} })
})
afterEach(() => {
  for (const area of [localArea, tabArea]) for (const key of area.keys()) area.remove(key)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Read = () => Promise<TermsNow | ApiError>

const terms =
  (charges: Decimal | null, allowed: boolean | null = true, profit: Decimal | null = '10') =>
  async () => ({ charges, allowed, profit })

const tab = (termsNow: Read) =>
  createOrders({
    who: () => 'ann@sample.test',
    declared: async () => true,
    known: () => [],
    readNow: async () => rows,
    termsNow,
    watchLeaving: () => () => leaves,
    send: async (attempt) => {
      sent.push(attempt)
      return response
    },
  })

/** Presses Okay on a review that shows this fee, in US dollars. */
const confirm = (orders: ReturnType<typeof tab>, shown: Decimal, byRate = true) =>
  orders.submit(body, { fingerprint: orders.before(body).fingerprint, fee: { shown, byRate } })

describe('FAIR-4 the fee is read when Okay is pressed', () => {
  it('if it differs from the confirmed one, nothing is sent or stored', async () => {
    const orders = tab(terms('3'))
    expect(await confirm(orders, '0.25')).toEqual({ unsent: 'feeChanged' })
    expect(sent).toEqual([])
    expect(orders.listed()).toEqual([])
    expect(await confirm(orders, '0.30')).toMatchObject({ outcome: { state: 'done' } })
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['something else than a fee', null, true, '10', 'termsUnreadable'],
    ['no statement on whether the customer may withdraw', '2.5', null, '10', 'termsUnreadable'],
    ['no profit', '2.5', true, null, 'termsUnreadable'],
    ['that the customer may no longer withdraw', '2.5', false, '10', 'notAllowed'],
    ['a profit below the amount', '2.5', true, '9.99', 'overProfit'],
  ] as const)(
    'if the server sends %s, nothing is sent or stored',
    async (...[, charges, allowed, profit, unsent]) => {
      const orders = tab(terms(charges, allowed, profit))
      expect(await confirm(orders, '0.25')).toEqual({ unsent })
      expect(sent).toEqual([])
      expect(orders.listed()).toEqual([])
    },
  )

  it('if it can’t be read, nothing is sent, and the result says why', async () => {
    const orders = tab(async () => down)
    const error = {
      message: 'We could not read the fee that applies now. Down.',
      effect: 'no',
      retryAfter: 9,
    }
    expect(await confirm(orders, '0.25')).toMatchObject({ outcome: { state: 'refused', error } })
    expect(sent).toEqual([])
    expect(orders.listed()).toEqual([])
  })

  it('API-15 if it can’t be read before a repeat, the earlier attempt may still have arrived', async () => {
    const reads: Read[] = [terms('2.5'), async () => down]
    const orders = tab(() => reads.shift()?.() ?? Promise.resolve(down))
    response = lost
    await confirm(orders, '0.25')
    expect(await confirm(orders, '0.25')).toMatchObject({
      outcome: { state: 'unknown', error: { effect: 'no' } },
      repeated: true,
    })
    expect(sent).toHaveLength(1)
    expect(orders.listed()).toMatchObject([{ state: 'unknown' }])
  })

  it('API-15 a profit below the amount doesn’t stop a repeat, because an order that has arrived is deducted', async () => {
    const reads: Read[] = [terms('2.5'), terms('2.5', true, '0')]
    const orders = tab(() => reads.shift()?.() ?? Promise.resolve(down))
    response = lost
    await confirm(orders, '0.25')
    response = { state: 'done', replayed: true }
    expect(await confirm(orders, '0.25')).toMatchObject({ outcome: { state: 'done' }, repeated: true })
    expect(sent).toHaveLength(2)
  })

  it.each<[string, boolean, Read]>([
    ['it is the same to the cent', true, terms('2.50')],
    ['a quote binds another one', false, () => Promise.reject(new Error('Not to be called'))],
  ])('if %s, the order is sent', async (_, byRate, read) => {
    expect(await confirm(tab(read), '0.25', byRate)).toMatchObject({ outcome: { state: 'done' } })
    expect(sent).toHaveLength(1)
  })
})

describe('FAIR-7 WDR-8 if a call fails because the page is being left', () => {
  it.each<[string, Read, Row[] | null, boolean]>([
    ['the call for the fee', async () => down, [], true],
    ['the call for the list', terms('2.5'), null, true],
    ['the call for the list, with a quote', () => Promise.reject(new Error('Not to be called')), null, false],
  ])('%s: the order is not sent, and reported as not sent', async (_, read, list, byRate) => {
    leaves = true
    rows = list
    expect(await confirm(tab(read), '0.25', byRate)).toEqual({ unsent: 'pageLeft' })
    expect(sent).toEqual([])
    expect(tab(read).listed()).toMatchObject([{ state: 'unsent' }])
  })

  it('no call fails: the order is sent', async () => {
    leaves = true
    expect(await confirm(tab(terms('2.5')), '0.25')).toMatchObject({
      outcome: { state: 'done' },
    })
  })
})

describe('FAIR-4 FAIR-7 the row of an order that got no response', () => {
  const row: Row = { _id: 'row', amount: '10.00', date: new Date().toISOString(), wallet: body.wallet }

  it.each<[string, string | null | undefined, unknown]>([
    ['a different fee: both are reported', '0.90', { confirmed: '0.25', charged: '0.90' }],
    ['the same fee', '0.250', undefined],
    ['no fee', undefined, undefined],
    ['an unreadable fee', null, undefined],
  ])('shows %s', async (_, transactionFee, fees) => {
    vi.useFakeTimers({ now: new Date(row.date ?? '') })
    const orders = tab(terms('2.5'))
    response = lost
    await confirm(orders, '0.25')
    orders.settle('ann@sample.test', [{ ...row, transactionFee }])
    const key = sent[0]?.key ?? ''
    expect(orders.stateOf(key)).toBe('arrived')
    expect(orders.listedRowOf(key)?.fees).toEqual(fees)
  })
})

describe('FAIR-4 the row of an order that was carried out', () => {
  const now = new Date('2026-03-04T12:00:00Z')
  const row: Row = {
    _id: 'row',
    amount: '10.00',
    date: now.toISOString(),
    wallet: body.wallet,
    transactionFee: '9',
  }

  it('shows a different fee: it is reported once, even if the history could not be read at first', async () => {
    vi.useFakeTimers({ now })
    const orders = tab(terms('2.5'))
    await confirm(orders, '0.25')
    expect(orders.result()).toBeNull()
    orders.settle('ann@sample.test', [row])
    const reported = orders.result()
    expect(reported).toMatchObject({ outcome: { state: 'done' }, fees: { confirmed: '0.25', charged: '9' } })
    orders.settle('ann@sample.test', [row])
    expect(orders.result()).toBe(reported)
  })

  it.each<[string, string, Row[]]>([
    ['is another customer’s', 'bob@sample.test', [row]],
    ['shows the confirmed fee', 'ann@sample.test', [{ ...row, transactionFee: '0.25' }]],
    ['may be one of two', 'ann@sample.test', [row, { ...row, _id: 'other' }]],
  ])('%s: nothing is reported', async (_, email, list) => {
    vi.useFakeTimers({ now })
    const orders = tab(terms('2.5'))
    await confirm(orders, '0.25')
    orders.settle(email, list)
    expect(orders.result()).toBeNull()
  })

  it('API-15 shows its fee only later: a different one is reported then', async () => {
    vi.useFakeTimers({ now })
    const orders = tab(terms('2.5'))
    await confirm(orders, '0.25')
    orders.settle('ann@sample.test', [{ ...row, transactionFee: null }])
    expect(orders.result()).toBeNull()
    orders.settle('ann@sample.test', [row])
    expect(orders.result()).toMatchObject({ fees: { confirmed: '0.25', charged: '9' } })
  })

  it('FAIR-7 WDR-8 after a reload before the history could be read, it is reported once, and so is a different fee', async () => {
    vi.useFakeTimers({ now })
    await confirm(tab(terms('2.5')), '0.25')
    const reloaded = started(tab(terms('2.5')))
    expect(['ann@sample.test', 'bob@sample.test'].map(requestedOrders.isAwaited)).toEqual([true, false])
    expect(reloaded.result()).toMatchObject({ outcome: { state: 'done' }, order: { fee: '0.25' } })
    expect(reloaded.result()?.fees).toBeUndefined()
    expect(started(tab(terms('2.5'))).result()).toBeNull()
    reloaded.settle('ann@sample.test', [row])
    expect(reloaded.result()).toMatchObject({ fees: { confirmed: '0.25', charged: '9' } })
    expect(requestedOrders.isAwaited('ann@sample.test')).toBe(false)
    expect(tabArea.keys()).toEqual([])
  })

  it('FAIR-7 WDR-8 if the list was read while the page was being left, the next page still reports the order', async () => {
    vi.useFakeTimers({ now })
    const left = tab(terms('2.5'))
    await confirm(left, '0.25')
    left.settle('ann@sample.test', [{ ...row, transactionFee: '0.25' }])
    expect(started(tab(terms('2.5'))).result()).toMatchObject({ outcome: { state: 'done' } })
    expect(started(tab(terms('2.5'))).result()).toBeNull()
    expect(tabArea.keys()).toEqual([])
  })

  it('SES-1 after signing out, and after a day, nothing is left of it', async () => {
    vi.useFakeTimers({ now })
    await confirm(tab(terms('2.5')), '0.25')
    vi.setSystemTime(now.getTime() + 600_000)
    expect(requestedOrders.isAwaited('ann@sample.test')).toBe(false)
    vi.setSystemTime(now.getTime() + 25 * 3_600_000)
    expect(started(tab(terms('2.5'))).result()).toBeNull()
    vi.setSystemTime(now)
    dropCustomersDrafts()
    expect(started(tab(terms('2.5'))).result()).toBeNull()
  })
})

function started(orders: ReturnType<typeof tab>) {
  orders.start()
  return orders
}
