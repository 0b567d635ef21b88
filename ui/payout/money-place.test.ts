import { expect, it } from 'vitest'
import { contradicts } from './payout-steps.ts'

it.each([
  ['cancelled', 'paid out', true],
  ['arrived', 'back in your profit', true],
  ['sent', 'reserved', true],
  ['checking', 'paid out', true],
  ['checking', 'reserved', false],
  ['sent', 'paid out', false],
  ['cancelled', 'back in your profit', false],
  ['parked', 'paid out', false],
] as const)('CAP-2 the stage %s and the place %s contradict each other: %s', (stage, place, expected) =>
  expect(contradicts(stage, place)).toBe(expected),
)
