import { assert, bigInt, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents, toCents, toDecimal } from '#contract/money.ts'
import { settlement } from './settlement.ts'
import { toWire } from './wire.ts'

describe('a figure on the wire', () => {
  it.each([
    [0n, 0],
    [1n, 0.01],
    [-1n, -0.01],
    [1_000_50n, 1000.5],
    [99_999_999_999_999n, 999_999_999_999.99],
    [9_007_199_254_740_993n, '90071992547409.93'],
    [12_345_678_901_234_567_89n, '12345678901234567.89'],
  ])('FAIR-1 writes %s cents as %s', (cents, wire) => expect(toWire(cents)).toBe(wire))

  it('FAIR-1 writes a figure of up to fifteen digits exactly', () => {
    assert(
      property(bigInt(1n - 10n ** 15n, 10n ** 15n - 1n), (cents) => {
        expect(String(toWire(cents))).toBe(
          fromCents(cents)
            .replace(/\.?0+$/, '')
            .replace(/^-0$/, '0'),
        )
      }),
    )
  })

  it('FAIR-1 keeps every cent in JSON, whatever the size', () => {
    assert(
      property(bigInt(-(10n ** 24n), 10n ** 24n), (cents) => {
        const back = toDecimal(JSON.parse(JSON.stringify(toWire(cents))))
        expect(back === null ? null : toCents(back)).toBe(cents)
      }),
    )
  })
})

describe('simulated clearing', () => {
  const at = new Date('2026-06-01T12:00:00Z')
  it('settles after the set time', () => {
    expect(settlement(500n, at, 30).settlesAt).toEqual(new Date('2026-06-01T12:00:30Z'))
  })
  it.each([
    [13n, true],
    [100_13n, true],
    [13_00n, false],
    [113n, true],
    [31n, false],
  ])('fails %s cents: %s, since amounts that end in 13 cents fail', (amount, fails) =>
    expect(settlement(amount, at, 30).fails).toBe(fails),
  )
})
