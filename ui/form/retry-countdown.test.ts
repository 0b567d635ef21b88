import { expect, it } from 'vitest'
import { countedDown, roughly } from './retry-countdown.ts'

const sentence = 'Too many attempts. Try again in 45 s.'

it.each([45, 44, 31, 1, 0])('C7 the sentence shows that %i seconds are left', (left) => {
  expect(countedDown(sentence, 45, left)).toBe(`Too many attempts. Try again in ${left} s.`)
})

it.each([
  [45, 45],
  [44, 45],
  [41, 45],
  [40, 40],
  [39, 40],
  [31, 40],
  [30, 30],
  [21, 30],
  [11, 20],
  [10, 10],
  [9, 10],
  [5, 10],
  [4, 10],
  [1, 10],
])(
  'C7 with %i s left, a button says %i s: never less than is left, never more than the whole pause',
  (left, said) => {
    expect(roughly(sentence, 45, left)).toBe(`Too many attempts. Try again in ${said} s.`)
  },
)

it('C7 the text never makes a short pause longer', () => {
  for (let left = 1; left <= 7; left += 1)
    expect(roughly('Try again in 7 s.', 7, left)).toBe('Try again in 7 s.')
})
