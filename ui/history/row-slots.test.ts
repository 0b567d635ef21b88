import { expect, it } from 'vitest'
import { noSlots, slotsFor } from './row-slots.ts'

const page = ['a', 'b', 'c', 'd']
const first = slotsFor(noSlots, page)
const after = (keys: string[]) => slotsFor(first, keys).slots

it('assigns each row its own element', () => {
  expect(first.slots).toEqual([0, 1, 2, 3])
})

it('a remaining row keeps its element after a row was added, reordered or removed', () => {
  expect(after(['new', 'a', 'b', 'c'])).toEqual([4, 0, 1, 2])
  expect(after(['d', 'c', 'b', 'a'])).toEqual([3, 2, 1, 0])
  expect(after(['c'])).toEqual([2])
})

it('another page reuses the elements, and adds missing ones', () => {
  expect(after(['e', 'f', 'g'])).toEqual([0, 1, 2])
  expect(after(['e', 'a', 'f', 'g', 'h', 'i'])).toEqual([0, 1, 2, 3, 4, 5])
})

it('never assigns two rows the same element', () => {
  let last = first
  for (const keys of [
    ['e', 'f', 'b', 'g', 'h'],
    ['b', 'e'],
    ['x', 'y', 'e', 'b', 'z'],
    ['b', 'w', 'x', 'e'],
  ]) {
    last = slotsFor(last, keys)
    expect(new Set(last.slots).size).toBe(keys.length)
  }
})
