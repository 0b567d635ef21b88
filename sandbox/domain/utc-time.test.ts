import { expect, it } from 'vitest'
import { utcTime } from './utc-time.ts'

it('formats a time for sentences', () => {
  expect(utcTime(new Date('2026-11-04T05:07:59Z'))).toBe('4 November 2026, 05:07 UTC')
})
