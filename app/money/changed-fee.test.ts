import type { Decimal } from '#contract/money.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { removeItem } from '../storage/storage.ts'
import type { PaymentAttempt } from './attempt.ts'
import { createOrders } from './send-withdrawal.ts'
import { ORDERS_KEY } from './withdrawal-store.ts'

const body = { amount: 10, wallet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' }
let sent: PaymentAttempt[]

beforeEach(() => {
  removeItem(ORDERS_KEY)
  sent = []
})

const tab = (chargesNow: () => Promise<Decimal | null>) =>
  createOrders({
    who: () => 'ann@sample.test',
    declared: async () => true,
    known: () => [],
    readNow: async () => [],
    chargesNow,
    send: async (attempt) => {
      sent.push(attempt)
      return { state: 'done', replayed: false }
    },
  })

/** Presses Okay on a review that shows this fee, in US dollars. */
const confirm = (orders: ReturnType<typeof tab>, fee: Decimal | null) =>
  orders.submit(body, { fingerprint: orders.before(body).fingerprint, fee })

describe('FAIR-4 the fee is read when Okay is pressed', () => {
  it('if it is another one than was confirmed, nothing is sent or stored', async () => {
    const orders = tab(async () => '3')
    expect(await confirm(orders, '0.25')).toBeNull()
    expect(sent).toEqual([])
    expect(orders.listed()).toEqual([])
    expect(await confirm(orders, '0.30')).toMatchObject({ outcome: { state: 'done' } })
    expect(sent).toHaveLength(1)
  })

  it.each<[string, Decimal | null, () => Promise<Decimal | null>]>([
    ['it is the same to the cent', '0.25', async () => '2.50'],
    ['it can’t be read', '0.25', async () => null],
    ['a quote binds another one', null, () => Promise.reject(new Error('Not to be called'))],
  ])('if %s, the order is sent', async (_, fee, read) => {
    expect(await confirm(tab(read), fee)).toMatchObject({ outcome: { state: 'done' } })
    expect(sent).toHaveLength(1)
  })
})
