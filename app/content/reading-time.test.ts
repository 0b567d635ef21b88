import { expect, it } from 'vitest'
import { brand } from './brand.ts'
import { risk } from './guides.ts'
import { minutesToRead } from './reading-time.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

it.each([
  ['nothing', {}, 1],
  ['a few words', words(20), 1],
  ['300 words', words(300), 2],
  ['texts at any depth', { title: words(100), points: [{ text: words(200) }, words(100)] }, 2],
  ['values that are no text', { count: 12, open: true, none: null, text: words(200) }, 1],
])('the reading time of %s', (_, content, minutes) => {
  expect(minutesToRead(content)).toBe(minutes)
})

it('FAIR-2 the risks take as long to read as the risk warning says', () => {
  expect(brand.riskWarning.linkText).toContain(`${minutesToRead(risk)} mins`)
})
