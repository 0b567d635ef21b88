import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { readItem, removeItem, writeItem } from '../session/storage.ts'
import type { PaymentAttempt, SubmissionOutcome } from './attempt.ts'
import type { Row } from './history-match.ts'
import { createOrders, ORDERS_KEY } from './orders.ts'

const ann = 'ann@sample.test'
const body = { amount: 10, wallet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' }
const unknown: SubmissionOutcome = {
  state: 'unknown',
  error: new ApiError({ kind: 'timeout', message: 'No answer.', effect: 'unknown' }),
}
const refused: SubmissionOutcome = {
  state: 'refused',
  error: new ApiError({ kind: 'forbidden', message: 'No.', effect: 'no' }),
}
const done: SubmissionOutcome = { state: 'done', replayed: false }

let signedIn: string | null
let sent: (PaymentAttempt & { stored: string | null })[]
let answers: SubmissionOutcome[]
let rows: Row[]

const tab = (send?: (attempt: PaymentAttempt) => Promise<SubmissionOutcome>, declared = async () => true) =>
  createOrders({
    who: () => signedIn,
    declared,
    known: () => rows,
    send:
      send ??
      (async (attempt) => {
        sent.push({ ...attempt, stored: readItem(ORDERS_KEY) })
        return answers.shift() ?? done
      }),
  })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00Z') })
  signedIn = ann
  sent = []
  answers = []
  rows = []
})
afterEach(() => {
  removeItem(ORDERS_KEY)
  vi.useRealTimers()
})

it('API-13 the order and its key are stored before the request leaves', async () => {
  await tab().submit(body)
  expect(sent[0]?.stored).toContain(sent[0]?.key)
  expect(sent[0]?.stored).toContain(body.wallet)
  expect(readItem(ORDERS_KEY)).toBeNull()
})

it('C11 a page that died while it was sending leaves an order whose outcome is unknown', async () => {
  const dying = tab(() => new Promise(() => {}))
  void dying.submit(body)
  await vi.advanceTimersByTimeAsync(1)
  expect(dying.unsettled()).toEqual([])
  const next = tab()
  expect(next.unsettled()).toMatchObject([{ email: ann, body: JSON.stringify(body) }])
  await next.submit(body)
  expect(sent).toMatchObject([{ key: expect.stringMatching(/^[\da-f]{32}$/), mayHaveArrived: true }])
})

it('API-15 an unknown order stays until it succeeds, and a certain refusal of a first try does not', async () => {
  const orders = tab()
  answers = [unknown, unknown, done, refused]
  expect((await orders.submit(body))?.repeated).toBe(false)
  expect(orders.unsettled()).toHaveLength(1)
  expect((await orders.submit(body))?.repeated).toBe(true)
  expect(orders.unsettled()).toHaveLength(1)
  await orders.submit(body)
  expect(orders.unsettled()).toEqual([])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  await orders.submit(body)
  expect(orders.unsettled()).toEqual([])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})

it('API-13 other details are another order with a key of its own', async () => {
  const orders = tab()
  answers = [unknown, unknown]
  await orders.submit(body)
  await orders.submit({ ...body, amount: 10.01 })
  expect(sent[0]?.key).not.toBe(sent[1]?.key)
  expect(orders.unsettled()).toHaveLength(2)
})

it('API-13 a key is good for a day from its first try, not from its latest', async () => {
  const orders = tab()
  answers = [unknown, unknown, unknown]
  await orders.submit(body)
  await vi.advanceTimersByTimeAsync(22.9 * 3_600_000)
  await orders.submit(body)
  expect(sent[1]?.key).toBe(sent[0]?.key)
  await vi.advanceTimersByTimeAsync(0.2 * 3_600_000)
  expect(orders.unsettled()).toEqual([])
  await orders.submit(body)
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
})

it('C12 two presses at once are one request', async () => {
  const orders = tab()
  const results = await Promise.all([orders.submit(body), orders.submit(body)])
  expect(sent).toHaveLength(1)
  expect(results.filter((result) => result !== null)).toHaveLength(1)
})

it('C27 nobody else sees an order, and it goes out in no other name', async () => {
  const orders = tab(undefined, async () => {
    signedIn = 'bob@sample.test'
    return true
  })
  expect(await orders.submit(body)).toBeNull()
  expect(sent).toEqual([])
  signedIn = ann
  answers = [unknown]
  await tab().submit(body)
  signedIn = 'bob@sample.test'
  expect(tab().unsettled()).toEqual([])
  expect(tab().earlierOf(body)).toBeNull()
  signedIn = ann
  expect(tab().unsettled()).toHaveLength(1)
})

it('API-15 an order is settled by its row in the history, and by no row that was there before', async () => {
  const row = { _id: 'before', amount: '10.00', date: '2026-03-04T12:00:00Z', wallet: body.wallet }
  rows = [row]
  const orders = tab()
  answers = [unknown]
  await orders.submit(body)
  orders.settle(ann, rows)
  expect(orders.unsettled()).toHaveLength(1)
  orders.settle(ann, [{ ...row, _id: 'new' }, ...rows])
  expect(orders.unsettled()).toEqual([])
})

it('shows the same list for as long as nothing changes', async () => {
  const orders = tab()
  answers = [unknown]
  await orders.submit(body)
  expect(orders.unsettled()).toBe(orders.unsettled())
})

describe('SES-3 stored orders that do not parse', () => {
  it.each(['{', 'null', '"x"', '{}', '[1,null]', '[{"key":"short"}]'])('%s counts as none', async (text) => {
    writeItem(ORDERS_KEY, text)
    expect(tab().unsettled()).toEqual([])
    answers = [unknown]
    await tab().submit(body)
    expect(tab().unsettled()).toHaveLength(1)
  })
})
