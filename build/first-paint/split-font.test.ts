import { expect, it } from 'vitest'
import { unicodeRange } from './split-font.mjs'

it('writes consecutive code points as a range', () => {
  expect(unicodeRange([0x20, 0x21, 0x22, 0x41, 0x2013, 0x2014])).toBe('U+20-22,U+41,U+2013-2014')
})
