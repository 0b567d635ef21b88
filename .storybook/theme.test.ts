import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tokens } from './theme.ts'

const css = readFileSync('ui/theme.css', 'utf8')

/** https://bottosson.github.io/posts/oklab/ */
function hex(lightness: number, chroma: number, hue: number) {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const bytes = channels.map((linear) => {
    const part = Math.min(1, Math.max(0, linear))
    return Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055))
  })
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

it.each(Object.keys(tokens.light) as (keyof typeof tokens.light)[])(
  'Storybook’s theme has the color %s of ui/theme.css, in light and dark',
  (name) => {
    const pattern = new RegExp(`^ {2}--${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`, 'm')
    const [, ...values] = pattern.exec(css) ?? []
    const [light, dark] = values.map((value) => {
      const [lightness = 0, chroma = 0, hue = 0] = value.split(' ').map(Number)
      return hex(lightness, chroma, hue)
    })
    expect({ light, dark }).toEqual({ light: tokens.light[name], dark: tokens.dark[name] })
  },
)
