import { array, assert, double, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../lib/locale-context.ts'
import { linePath, lineDirection, lineSummary, pricePoints } from './price-line.ts'

const summary = (...prices: number[]) => lineSummary({ name: 'Bitcoin', prices }, {}, inEnglish)

describe('HOME-3 the price line', () => {
  it('has a text description', () => {
    expect(summary(96000, 95000.5, 101000, 100000)).toBe(
      'Bitcoin, Last 7 days: up, from $96,000.00 to $100,000.00, lowest $95,000.50, highest $101,000.00',
    )
    expect(summary(2, 1)).toMatch(/down/)
    expect(summary(1, 1)).toMatch(/unchanged/)
    expect(summary()).toBe('Bitcoin, Last 7 days: no prices')
  })

  it('recognises a rise, a fall and neither', () => {
    expect([[1, 2], [2, 1], [1, 5, 1], []].map(lineDirection)).toEqual(['rise', 'fall', 'none', 'none'])
  })

  it('draws the highest price at the top and the lowest at the bottom', () => {
    expect(linePath([1, 3, 2], 100, 32)).toBe('M0,30L50,2L100,16')
  })

  it('draws equal prices as a line through the middle', () => {
    expect(linePath([5, 5], 100, 32)).toBe('M0,16L100,16')
  })

  it('stays inside its box for any prices', () => {
    const prices = array(double({ noNaN: true, min: -1e15, max: 1e15 }), { minLength: 2 })
    assert(
      property(prices, (list) => {
        const numbers = linePath(list, 100, 32).match(/-?\d+(\.\d+)?(e-?\d+)?/g) ?? []
        expect(numbers.length).toBe(list.length * 2)
        numbers.forEach((text, index) => {
          expect(Number(text)).toBeGreaterThanOrEqual(0)
          expect(Number(text)).toBeLessThanOrEqual(index % 2 ? 32 : 100)
        })
      }),
    )
  })

  it('spreads the prices evenly over the seven days up to the listing’s time', () => {
    const points = pricePoints([1, 2, 3], '2026-01-08T00:00:00Z', 0)
    expect(points.map((point) => new Date(point.time * 1000).toISOString())).toEqual([
      '2026-01-01T00:00:00.000Z',
      '2026-01-04T12:00:00.000Z',
      '2026-01-08T00:00:00.000Z',
    ])
  })

  it('ends at the current time if the listing has no valid time', () => {
    const now = Date.parse('2026-01-08T00:00:00Z')
    for (const asOf of [null, 'yesterday'])
      expect(pricePoints([1, 2], asOf, now).at(-1)?.time).toBe(now / 1000)
  })
})

it('HOME-3 the line covers the seven days before the time of the figures, oldest first', () => {
  const end = Date.parse('2026-03-08T00:00:00Z') / 1000
  const day = 24 * 3600
  expect(pricePoints([1, 2, 3], '2026-03-08T00:00:00Z', 0)).toEqual([
    { time: end - 7 * day, price: 1 },
    { time: end - 3.5 * day, price: 2 },
    { time: end, price: 3 },
  ])
})
