import { expect, it } from 'vitest'
import { MANY_ROWS, pagesOf } from './print-pages.ts'

it('HIS-4 asks before it prints more than 500 rows', () => {
  expect(MANY_ROWS).toBe(500)
})

it.each([
  ['deposit', 10_000, 279],
  ['withdrawal', 10_000, 557],
  ['deposit', 501, 15],
  ['deposit', 0, 1],
] as const)('HIS-4 estimates the pages of %ss: %i rows', (kind, rows, pages) => {
  expect(pagesOf(kind, rows)).toBe(pages)
})
