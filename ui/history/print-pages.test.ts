import { expect, it } from 'vitest'
import { pagesOf } from './print-pages.ts'

it.each([
  ['deposit', 10_000, 279],
  ['withdrawal', 10_000, 557],
  ['deposit', 501, 15],
  ['deposit', 0, 1],
] as const)('HIS-4 estimates the pages of %ss: %i rows', (kind, rows, pages) => {
  expect(pagesOf(kind, rows)).toBe(pages)
})
