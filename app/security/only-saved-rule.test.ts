import { expect, it } from 'vitest'
import { bookAt, firstUsable, refusedThen } from './only-saved-rule.ts'

const end = Date.parse('2026-03-04T12:00:00Z')
const onlyOffFrom = '2026-03-04T12:00:00Z'

it.each([
  [end - 1, { only: true, onlyOffFrom }],
  [end, { only: false, onlyOffFrom: null }],
  [end + 1, { only: false, onlyOffFrom: null }],
])('CAP-3 “Pay only to saved addresses” holds until its end, whatever the book says: at %i', (now, rule) => {
  for (const only of [true, false]) expect(bookAt({ only, onlyOffFrom }, now)).toEqual(rule)
})

it.each([null, undefined, 'soon'])('CAP-3 with %s as its end, what the book says stays', (unknown) => {
  for (const only of [true, false]) {
    const book = { only, onlyOffFrom: unknown }
    expect(bookAt(book, end)).toEqual(book)
  }
})

it.each([
  [
    'the first time, if all of them wait',
    ['1970-01-01T00:00:09Z', '1970-01-01T00:00:07Z'],
    '1970-01-01T00:00:07.000Z',
  ],
  ['none if one can be used', ['1970-01-01T00:00:09Z', '1970-01-01T00:00:05Z'], null],
  ['none if one time is unknown', ['1970-01-01T00:00:09Z', null], null],
  ['none without addresses', [], null],
])('CAP-3 when the first saved address can be used: %s', (_, times, first) => {
  const addresses = times.map((usableFrom) => ({ usableFrom }))
  expect(firstUsable(addresses, 5000)).toBe(first)
})

const others = (...rows: { usableFrom: string | null }[]) => ({ rows, unreadable: 0 })

it('CAP-3 FAIR-1 the removal of the last usable address says that nothing can be withdrawn then', () => {
  const waiting = { usableFrom: onlyOffFrom }
  expect(refusedThen(others(), end)).toContain('no other is saved. Nothing can be withdrawn then.')
  expect(refusedThen(others(waiting), end - 1)).toMatch(
    /no other can be used before Mar 4, 2026, .+\. Nothing can be withdrawn until then\./,
  )
  for (const doubtful of [others(waiting, { usableFrom: null }), { rows: [], unreadable: 1 }])
    expect(refusedThen(doubtful, end - 1)).toMatch(/^Withdrawals to it are then refused/)
  expect(refusedThen(others(waiting), end)).toMatch(/^Withdrawals to it are then refused/)
})
