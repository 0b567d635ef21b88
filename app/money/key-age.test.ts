import { expect, it } from 'vitest'
import { timings } from '../timings.ts'
import { keyIsGood, keyIsOver } from './key-age.ts'

const now = Date.parse('2026-03-04T12:00:00Z')
const { outboxKeyGoodFor: life, clocksDifferBy: apart } = timings

it.each([
  [life - 1, false, true],
  [life, true, false],
  // The device's clock was set back, so the first attempt lies ahead.
  [-life, true, false],
  [-apart, false, true],
  [-apart - 1, false, false],
])(
  'API-13 a key first sent %i ms ago: may be forgotten: %s, certainly still known: %s',
  (age, over, good) => {
    expect([keyIsOver(now - age, now), keyIsGood(now - age, now)]).toEqual([over, good])
  },
)
