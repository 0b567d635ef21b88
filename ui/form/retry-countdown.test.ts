import { expect, it } from 'vitest'
import { pauseText } from '../lib/messages.ts'
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
  'C7 with %i s left, a button says %i s: never less than the rest, never more than the whole pause',
  (left, seconds) => {
    expect(roughly(sentence, 45, left)).toBe(`Too many attempts. Try again in ${seconds} s.`)
  },
)

it('C7 the text never makes a short pause longer', () => {
  for (let left = 1; left <= 7; left += 1)
    expect(roughly('Try again in 7 s.', 7, left)).toBe('Try again in 7 s.')
})

it.each([
  [1, '1 s'],
  [99, '99 s'],
  [100, '2 minutes'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [891, '15 minutes'],
  [3600, '60 minutes'],
])('C7 a pause of %i seconds is written as %s', (seconds, text) => expect(pauseText(seconds)).toBe(text))

it.each([
  [891, '15 minutes', '15 minutes'],
  [840, '14 minutes', '14 minutes'],
  [839, '14 minutes', '14 minutes'],
  [100, '2 minutes', '2 minutes'],
  [99, '99 s', '99 s'],
  [91, '91 s', '99 s'],
  [90, '90 s', '90 s'],
  [41, '41 s', '50 s'],
])('C7 of 15 minutes, %i s are left: the sentence says %s, a button %s', (left, exact, rounded) => {
  const long = 'Too many attempts. Try again in 15 minutes.'
  expect(countedDown(long, 891, left)).toBe(`Too many attempts. Try again in ${exact}.`)
  expect(roughly(long, 891, left)).toBe(`Too many attempts. Try again in ${rounded}.`)
})
