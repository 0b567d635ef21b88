import { expect, it } from 'vitest'
import { formatSeconds } from './http-error.ts'

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3540, '59 minutes'],
  [3541, '1 hour'],
  [3600, '1 hour'],
  [3601, '2 hours'],
  [5400, '2 hours'],
  [86_400, '24 hours'],
])('S10 a wait of %i s is stated as %s, never as a shorter one', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text)
})
