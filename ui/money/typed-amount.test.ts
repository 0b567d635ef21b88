import { expect, it } from 'vitest'
import { typedAmount } from './typed-amount.ts'

const euros = typedAmount({ locale: 'de-DE', currency: 'EUR' })
const read = (schema: typeof euros, typed: string) => {
  const { data, error } = schema.safeParse(typed)
  return data ?? error?.issues[0]?.message
}
const unreadable = 'Use digits and a dot, for example 1000.50'

it.each([
  ['20', '20.00'],
  ['20,50 €', '20.50'],
  ['€20', '20.00'],
  ['$20', unreadable],
])('LNG-1 an amount in euros: %j', (typed, result) => {
  expect(read(euros, typed)).toBe(result)
})

it.each([
  ['CA$ 20', '20.00'],
  ['$20', unreadable],
])('an amount in Canadian dollars, seen from the United States: %j', (typed, result) => {
  expect(read(typedAmount({ currency: 'CAD' }), typed)).toBe(result)
})

it.each([
  ['$20', '20.00'],
  ['€20', unreadable],
])('an amount in US dollars: %j', (typed, result) => {
  expect(read(typedAmount({}), typed)).toBe(result)
})
