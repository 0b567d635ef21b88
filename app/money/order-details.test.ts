import { expect, it } from 'vitest'
import { detailsOf } from './order-details.ts'

it('API-14 CAP-2 two orders are the same if they differ only in their quote', () => {
  const order = { amount: 10.5, wallet: 'tb1qsample' }
  const text = JSON.stringify(order)
  expect(detailsOf(text)).toBe(text)
  for (const quote of ['q1', 'q"2', '']) expect(detailsOf(JSON.stringify({ ...order, quote }))).toBe(text)
})

it('API-14 a name that looks like a quote belongs to the details', () => {
  const text = JSON.stringify({ amount: 1, bankName: 'x","quote":"y' })
  expect(detailsOf(text)).toBe(text)
})
