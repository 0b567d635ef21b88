import { expect, it } from 'vitest'
import { pagesAround } from './pages-around.ts'

it.each([
  { page: 1, of: 1, shown: [1] },
  { page: 1, of: 2, shown: [1, 2] },
  { page: 2, of: 5, shown: [1, 2, 3, 4, 5] },
  { page: 1, of: 12, shown: [1, 2, 3, 4, 'after', 12] },
  { page: 4, of: 12, shown: [1, 2, 3, 4, 5, 'after', 12] },
  { page: 6, of: 12, shown: [1, 'before', 5, 6, 7, 'after', 12] },
  { page: 9, of: 12, shown: [1, 'before', 8, 9, 10, 11, 12] },
  { page: 12, of: 12, shown: [1, 'before', 9, 10, 11, 12] },
])('page $page of $of shows $shown', ({ page, of, shown }) => {
  expect(pagesAround(page, of)).toEqual(shown)
})

it('contains the current page and no page twice, in ascending order', () => {
  for (let of = 1; of <= 9; of += 1)
    for (let page = 1; page <= of; page += 1) {
      const numbers = pagesAround(page, of).filter((entry) => typeof entry === 'number')
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(numbers).toContain(page)
    }
})
