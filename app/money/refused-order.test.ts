import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { readItem, removeItem } from '../storage/stored-session.ts'
import type { PaymentAttempt, SubmissionOutcome } from './attempt.ts'
import type { Row } from './history-match.ts'
import { ORDERS_KEY } from './storage-keys.ts'
import { body, ordersWith, press } from './test-order.ts'

const ann = 'ann@sample.test'

let signedIn: string | null
let sent: PaymentAttempt[]
let responses: SubmissionOutcome[]
let readNow: () => Promise<Row[] | null>

const take = async (attempt: PaymentAttempt): Promise<SubmissionOutcome> => {
  sent.push(attempt)
  return responses.shift() ?? { state: 'done', replayed: false }
}
const tab = (send = take) =>
  ordersWith({
    who: () => signedIn,
    readNow: () => readNow(),
    send,
  })

const answered = (status: number): SubmissionOutcome => ({
  state: 'refused',
  error: new ApiError({ kind: 'limited', message: 'Too many.', effect: 'no', status }),
})

const made = (id: string): Row => ({
  _id: id,
  amount: '10.00',
  date: new Date().toISOString(),
  wallet: body.wallet,
})

/** Presses Okay and gets a 429. `shows`: the list at the first and at each further read. */
const press429 = async (shows: (read: number) => Row[] | null) => {
  let reads = 0
  readNow = async () => shows((reads += 1))
  responses = [answered(429)]
  const orders = tab()
  const result = await press(orders)
  return { orders, result, reads: () => reads }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00Z') })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { hidden: false })
  signedIn = ann
  sent = []
  responses = []
})
afterEach(() => {
  removeItem(ORDERS_KEY)
  vi.useRealTimers()
})

describe('API-15 FAIR-7 the browser sent the order twice by itself, and only the second request was refused', () => {
  it('a row that is new in the list is a stronger proof than the refusal', async () => {
    const { orders, result } = await press429((read) => (read === 1 ? [] : [made('own')]))
    expect(result.outcome).toMatchObject({ state: 'unknown', error: { status: 429 } })
    expect(orders.stateOf(result.order?.key ?? '')).toBe('arrived')
    expect(tab().listed()).toMatchObject([{ state: 'arrived' }])
  })

  it.each([
    ['the list has no new row', () => [made('earlier')]],
    [
      'the new row is another order',
      (read: number) => (read === 1 ? [] : [{ ...made('x'), amount: '10.01' }]),
    ],
  ] as const)('stays refused if %s', async (_, shows) => {
    const { orders, result } = await press429(shows)
    expect(result.outcome?.state).toBe('refused')
    expect(orders.listed()).toEqual([])
  })

  it('stays refused if the list can be read on the second try', async () => {
    const { result, reads } = await press429((read) => (read === 2 ? null : []))
    expect(result.outcome?.state).toBe('refused')
    expect(reads()).toBe(3)
  })

  it('the outcome is unknown if the list, which was read before, can no longer be read', async () => {
    const { orders, result } = await press429((read) => (read === 1 ? [] : null))
    expect(result.outcome).toMatchObject({ state: 'unknown', error: { status: 429 } })
    expect(orders.listed()).toMatchObject([{ state: 'unknown' }])
  })

  it('the list is not read again if there was no first one to compare it with', async () => {
    const { result, reads } = await press429(() => null)
    expect(result.outcome?.state).toBe('refused')
    expect(reads()).toBe(1)
  })

  it('the list is not read again if the request got no response, or if the refusal ended the session', async () => {
    let reads = 0
    readNow = async () => ((reads += 1), [])
    const orders = tab(async () => {
      signedIn = null
      return answered(401)
    })
    expect((await press(orders)).outcome?.state).toBe('refused')
    signedIn = ann
    responses = [
      { state: 'refused', error: new ApiError({ kind: 'offline', message: 'Offline', effect: 'no' }) },
    ]
    expect((await press(tab())).outcome?.state).toBe('refused')
    expect(reads).toBe(2)
  })

  it('C27 a list that arrives after another customer has signed in proves nothing', async () => {
    const { orders, result } = await press429((read) => {
      if (read === 1) return []
      signedIn = 'bob@sample.test'
      return [made('of Bob')]
    })
    expect(result.outcome?.state).toBe('refused')
    signedIn = ann
    expect(orders.listed()).toMatchObject([{ state: 'refused' }])
  })

  it('until the list is read, the order is stored and cannot be sent a second time', async () => {
    let reads = 0
    readNow = async () => {
      if ((reads += 1) > 1) await new Promise((end) => setTimeout(end, 2000))
      return []
    }
    responses = [answered(429)]
    const orders = tab()
    const first = press(orders)
    await vi.advanceTimersByTimeAsync(1000)
    expect(readItem(ORDERS_KEY)).toContain(sent[0]?.key ?? 'nothing was sent')
    expect(orders.listed()).toEqual([])
    void press(orders)
    await vi.advanceTimersByTimeAsync(3000)
    expect((await first).outcome?.state).toBe('refused')
    expect(sent).toHaveLength(1)
  })
})
