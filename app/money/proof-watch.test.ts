import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readItem, removeItem } from '../storage/stored-session.ts'
import { failed, notSent, type PaymentAttempt, type SubmissionOutcome } from './attempt.ts'
import type { ProofSteps } from './proof-watch.ts'
import { ORDERS_KEY } from './storage-keys.ts'
import { body, done, ordersWith, press, refused, unknown } from './test-order.ts'

const ann = 'ann@sample.test'
let signedIn: string | null

type Send = (attempt: PaymentAttempt, steps: ProofSteps) => Promise<SubmissionOutcome>

const tab = (send: Send) =>
  ordersWith({ who: () => signedIn, readNow: async () => [], known: () => [], send })
/** A page that is opened later, or another tab. */
const otherTab = () => tab(async () => done)
const stored = () => JSON.parse(readItem(ORDERS_KEY) ?? '[]') as { key: string }[]

/** A backend that asks for a proof. `answer`: what happens until the question is closed, with the outcome of it. */
const asking =
  (answer: (steps: ProofSteps, attempt: PaymentAttempt) => Promise<SubmissionOutcome>): Send =>
  async (attempt, steps) => {
    steps.asked()
    return answer(steps, attempt)
  }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00Z') })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { hidden: false })
  signedIn = ann
})
afterEach(() => {
  removeItem(ORDERS_KEY)
  vi.useRealTimers()
})

it('CAP-3 FAIR-7 while the customer is asked for a proof, no other tab reports the order, and none does after Cancel', async () => {
  const orders = tab(
    asking(async () => {
      expect(stored()).toEqual([])
      expect(otherTab().listed()).toEqual([])
      expect(otherTab().before(body)).toMatchObject({ again: null, times: 0 })
      return refused
    }),
  )
  expect(await press(orders)).toMatchObject({ outcome: refused, repeated: false })
  // The page is left at once: nothing says that the answer may not have been seen.
  orders.leave()
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([orders.listed(), otherTab().listed()]).toEqual([[], []])
})

it('CAP-3 API-15 the order is stored again before it is sent with the proof, and reported if its outcome stays unknown', async () => {
  const orders = tab(
    asking(async ({ answered }, { key }) => {
      expect(answered()).toBe(true)
      expect(stored()).toMatchObject([{ key }])
      return unknown
    }),
  )
  expect(await press(orders)).toMatchObject({ outcome: { state: 'unknown' } })
  expect(otherTab().listed()).toMatchObject([{ state: 'unknown' }])
})

it('CAP-3 API-15 an order whose earlier try may have been carried out stays stored while the customer is asked', async () => {
  await press(tab(async () => unknown))
  const orders = tab(
    asking(async (_, attempt) => {
      expect(stored()).toMatchObject([{ key: attempt.key }])
      return unknown
    }),
  )
  expect(await press(orders)).toMatchObject({ outcome: { state: 'unknown' }, repeated: true })
  expect(otherTab().listed()).toMatchObject([{ state: 'unknown' }])
})

it('CAP-3 API-14 an order that another tab has sent meanwhile is not sent a second time', async () => {
  const orders = tab(
    asking(async ({ answered }, attempt) => {
      await press(tab(async () => unknown))
      expect(answered()).toBe(false)
      return failed(attempt, notSent('ordersChanged'))
    }),
  )
  expect(await press(orders)).toEqual({ unsent: 'ordersChanged' })
  expect(stored()).toHaveLength(1)
})

it('CAP-3 GRD-3 if the session ends while the customer is asked, the next sign-in says that nothing was withdrawn', async () => {
  const orders = tab(
    asking(async (_, attempt) => {
      signedIn = null
      return failed(attempt, notSent('sessionEnded'))
    }),
  )
  await press(orders)
  expect(stored()).toEqual([])
  signedIn = ann
  expect(otherTab().listed()).toMatchObject([{ state: 'refused', why: 'Your session had ended.' }])
})
