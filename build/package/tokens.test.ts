import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tokenFiles } from './tokens.mjs'

const css = readFileSync('ui/theme.css', 'utf8')
// --ink: light-dark(oklch(…), oklch(…)); and --overlay: oklch(…);
const colors = Array.from(
  css.matchAll(/^ {2}--([\w-]+): (?:light-dark\()?oklch\(([^)]+)\)(?:, oklch\(([^)]+)\)\))?;/gm),
  ([, name = '', light = '', dark = light]) => ({ name, light, dark }),
)

it.each(['light', 'dark'] as const)('the %s design tokens are the colors of ui/theme.css', (theme) => {
  const { color } = JSON.parse(tokenFiles()[`tokens.${theme}.json`] ?? '')
  const written = Object.entries<{ $value: { components: number[]; alpha: number } }>(color)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, { $value }]) => [
      name,
      `${$value.components.join(' ')}${$value.alpha === 1 ? '' : ` / ${$value.alpha}`}`,
    ])
  expect(colors.length).toBeGreaterThan(25)
  expect(Object.fromEntries(written)).toEqual(
    Object.fromEntries(colors.map((each) => [each.name, each[theme]])),
  )
})

it('the design tokens have families, sizes in pixels and a duration, each with its type', () => {
  const { color, ...rest } = JSON.parse(tokenFiles()['tokens.light.json'] ?? '')
  expect(color.$type).toBe('color')
  expect(color.page.$value.colorSpace).toBe('oklch')
  expect(rest).toEqual({
    'font-family': expect.objectContaining({ $type: 'fontFamily' }),
    radius: expect.objectContaining({ $type: 'dimension', card: { $value: { value: 10, unit: 'px' } } }),
    width: expect.objectContaining({ $type: 'dimension', content: { $value: { value: 1120, unit: 'px' } } }),
    duration: { $type: 'duration', base: { $value: { value: 150, unit: 'ms' } } },
  })
})

it('a comment of ui/theme.css describes the tokens below it', () => {
  const { color } = JSON.parse(tokenFiles()['tokens.light.json'] ?? '')
  expect(color.tint.$description).toMatch(/selected/)
  expect(color['flow-out'].$description).toMatch(/Money in and money out/)
  expect(color.sunken.$description).toBeUndefined()
})
