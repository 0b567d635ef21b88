import { expect, it } from 'vitest'
import { lenient } from './lenient.ts'
import { wireDecimal } from './wire-money.ts'
import { z } from './zod.ts'

const row = z.object({ id: z.string(), amount: wireDecimal, note: z.optional(z.string()) })
const read = lenient(row, ['id'])

it('API-12 ignores extra fields', () => {
  expect(read.parse({ id: '1', amount: 5, note: 'a', more: 1 })).toEqual({ id: '1', amount: '5', note: 'a' })
})

it.each([
  ['missing', {}],
  ['null', { amount: null }],
  ['an object', { amount: { value: 5 } }],
  ['not numeric', { amount: 'abc' }],
  ['NaN', { amount: Number.NaN }],
])('API-12 reads a figure that is %s as null, and keeps the other fields', (_, fields) => {
  expect(read.parse({ id: '1', note: 'a', ...fields })).toEqual({ id: '1', amount: null, note: 'a' })
})

it('API-12 accepts a missing optional field', () => {
  expect(read.parse({ id: '1', amount: 5 })).toEqual({ id: '1', amount: '5', note: undefined })
})

it.each([{}, { id: null, amount: 5 }, { id: 5, amount: 5 }, null, undefined, [], 'text', 5])(
  'API-12 rejects %j, which lacks the required field',
  (value) => {
    expect(read.safeParse(value).success).toBe(false)
  },
)

it('C21 ignores a prototype in the response', () => {
  const parsed = read.parse(JSON.parse('{"id":"1","amount":5,"__proto__":{"note":"x"}}'))
  expect(parsed.note).toBeUndefined()
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
})
