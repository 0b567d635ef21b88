import { describe, expect, it } from 'vitest'
import { withRow } from './arrived-orders.ts'
import { listedRow } from './order-view.ts'
import { newlyListed, rowOf } from './row-of-order.ts'
import type { Order } from './withdrawal-store.ts'

const at = Date.parse('2026-03-04T12:00:00Z')
const order: Order = {
  key: 'sample-key-0000000001',
  email: 'withdraw@sample.test',
  body: JSON.stringify({ amount: 120, wallet: 'sample-wallet' }),
  firstTry: at,
  keyed: true,
  tries: 1,
  seen: ['old'],
  rowsKnown: true,
  serverTime: at,
}
const row = { _id: 'new', amount: '120', date: '2026-03-04T12:00:01Z', wallet: 'sample-wallet' }

describe('WDR-4 the row of an order that was just carried out', () => {
  it('is the only new row with its amount and destination', () =>
    expect(rowOf(order, [{ ...row, _id: 'old' }, row, { ...row, _id: 'other', amount: '121' }])).toBe(row))
  it.each([
    ['none fits', order, [{ ...row, wallet: 'other-wallet' }]],
    ['it is older than the order', order, [{ ...row, date: '2026-03-04T11:00:00Z' }]],
    ['several fit, for example of another device', order, [row, { ...row, _id: 'twin' }]],
    ['two rows have the same id', order, [row, row]],
    ['the list before the order could not be read', { ...order, rowsKnown: false }, [row]],
  ])('is not known if %s', (_, given, rows) => expect(rowOf(given, rows)).toBeNull())
})

it('FAIR-4 a row that was found without a fee counts as new once it has one', () => {
  const known = withRow(order, row)
  const { email } = order
  expect(newlyListed([known], email, [row])).toEqual([])
  expect(newlyListed([known], email, [{ ...row, transactionFee: '3.60' }])).toMatchObject([
    { place: 0, order: { row: 'new', chargedFee: '3.60' } },
  ])
  expect(newlyListed([known], 'other@sample.test', [{ ...row, transactionFee: '3.60' }])).toEqual([])
})

describe('FAIR-4 the fee of the row', () => {
  it.each([
    ['3.60', '3.00', { confirmed: '3.00', charged: '3.60' }],
    ['3', '3.00', undefined],
    [null, '3.00', undefined],
    [undefined, '3.00', undefined],
    ['3.60', undefined, undefined],
  ] as const)('%s, confirmed %s: reported as different: %s', (transactionFee, fee, fees) =>
    expect(listedRow(withRow({ ...order, fee }, { ...row, transactionFee })).fees).toEqual(fees),
  )
})
