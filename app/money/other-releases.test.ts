import { afterEach, expect, it } from 'vitest'
import { localArea } from '../storage/browser-storage.ts'
import { ORDERS_KEY, OUTBOX_KEY } from './storage-keys.ts'
import { removeQueued, saveQueued, readQueue } from './outbox-store.ts'
import { dropOrder, keepOrder, readOrders } from './withdrawal-store.ts'

const email = 'ann@sample.test'
const deposit = {
  id: 'sample-key-0000000001',
  amount: '10.00',
  email,
  due: 0,
  tries: 0,
  firstTry: null,
  mayHaveArrived: false,
}
const order = {
  key: 'sample-key-0000000002',
  email,
  body: '{"amount":10}',
  firstTry: 0,
  keyed: true,
  tries: 1,
  seen: [],
}
// Entries of a newer release: with a field, or with a value, that this one doesn't know.
const newerDeposit = { ...deposit, id: 'sample-key-0000000003', currency: 'EUR' }
const newOrder = { ...order, key: 'sample-key-0000000004', seen: { since: 7 } }

afterEach(() => {
  for (const key of localArea.keys()) localArea.remove(key)
})

it('a tab of an older release keeps the deposits that it does not understand', () => {
  localArea.write(OUTBOX_KEY, JSON.stringify([newerDeposit, null, 7]))
  expect(readQueue()).toEqual([])
  saveQueued(deposit)
  expect(localArea.readJson(OUTBOX_KEY)).toEqual([deposit, newerDeposit])
  removeQueued(deposit.id)
  expect(localArea.readJson(OUTBOX_KEY)).toEqual([newerDeposit])
})

it('a tab of an older release keeps the withdrawals that it does not understand', () => {
  localArea.write(ORDERS_KEY, JSON.stringify([newOrder, 'x']))
  expect(readOrders()).toEqual([])
  keepOrder(order)
  expect(localArea.readJson(ORDERS_KEY)).toEqual([order, newOrder])
  dropOrder(order.key)
  expect(localArea.readJson(ORDERS_KEY)).toEqual([newOrder])
})
