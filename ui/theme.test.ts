import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import config from '../tailwind.config.ts'

type Color = { lightness: number; chroma: number; hue: number }

const css = readFileSync('ui/theme.css', 'utf8')
const themes = ['light', 'dark'] as const
const colors = new Map(
  Array.from(
    css.matchAll(/^ {2}--([\w-]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\);$/gm),
    ([, name = '', light = '', dark = '']) => [name, { light: parsed(light), dark: parsed(dark) }] as const,
  ),
)

function parsed(values: string): Color {
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = values.split(' ').map(Number)
  return { lightness, chroma, hue }
}

function colorOf(token: string, theme: (typeof themes)[number]): Color {
  const color = colors.get(token)
  if (!color) throw new Error(`ui/theme.css has no color --${token}`)
  return color[theme]
}

/** The relative luminance of WCAG 2.2. The conversion is from https://bottosson.github.io/posts/oklab/ */
function luminance({ lightness, chroma, hue }: Color) {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const [red, green, blue] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part))) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string, theme: (typeof themes)[number]) {
  const [first, second] = [luminance(colorOf(one, theme)), luminance(colorOf(other, theme))]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

const sources = ['ui', 'app']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  // That file contains names of class groups.
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|merge-classes/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** The words of every quoted string, including every list of classes. */
const classLists = sources.flatMap(({ path, text }) =>
  Array.from(text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g), ([, one, two, three]) => ({
    path,
    classes: (one ?? two ?? three ?? '').trim().split(/\s+/),
  })),
)
const colorClass =
  /^(?:.*:)?(?:bg|text|border(?:-[xytbrlse](?=-))?|fill|stroke|outline|decoration|ring|caret)-([a-z][a-z-]*)$/
/** Other values that Tailwind allows after these prefixes. */
const others =
  /^(?:transparent|current|none|xs|sm|base|lg|xl|start|end|center|left|right|justify|balance|pretty|wrap|nowrap|ellipsis|clip|dashed|dotted|solid|hidden|collapse|separate|cover|contain|inset|[xytbrlse]|opacity|auto)$/

/** The text and background colors in one list of classes. */
const together = new Map(
  classLists.flatMap(({ path, classes }) => {
    const named = (prefix: string) =>
      classes.filter((each) => each.startsWith(prefix)).map((each) => each.slice(prefix.length))
    return named('bg-').flatMap((ground) =>
      named('text-')
        .filter((ink) => colors.has(ink) && colors.has(ground))
        .map((ink) => [`${ink} on ${ground}`, { ink, ground, path }] as const),
    )
  }),
)

describe('section 9: color tokens', () => {
  it('the Tailwind configuration and ui/theme.css have the same colors', () => {
    const names = Object.entries(config.theme.colors).filter(([, value]) => value.startsWith('var('))
    for (const [name, value] of names) expect(value).toBe(`var(--${name})`)
    // The overlay is the same in both themes.
    expect(names.map(([name]) => name).toSorted()).toEqual([...colors.keys(), 'overlay'].toSorted())
  })

  it('each color class in the sources names a color, because Tailwind ignores other names without a message', () => {
    const named = classLists.flatMap(({ path, classes }) =>
      classes.map((each) => [colorClass.exec(each)?.[1] ?? '', `${each} in ${path}`] as const),
    )
    expect(named.filter(([name]) => colors.has(name)).length).toBeGreaterThan(100)
    const unknown = named.filter(
      ([name]) => name !== '' && !colors.has(name) && name !== 'overlay' && !others.test(name),
    )
    expect(unknown).toEqual([])
  })

  it.each([
    ['gain', 'gain-soft', 130, 200],
    ['loss', 'loss-soft', 5, 45],
    ['danger', 'danger-hover', 5, 45],
    ['pending', 'pending-soft', 45, 110],
    ['warning', 'warning-ink', 45, 110],
    ['accent', 'accent-soft', 170, 210],
  ])('%s and %s have a hue that fits their meaning, in light and dark', (one, other, from, to) => {
    for (const token of [one, other])
      for (const theme of themes) {
        const { hue, chroma } = colorOf(token, theme)
        expect(hue).toBeGreaterThanOrEqual(from)
        expect(hue).toBeLessThanOrEqual(to)
        // A gray has no hue.
        expect(chroma).toBeGreaterThanOrEqual(0.02)
      }
  })

  it.each([
    // Text in one of these colors may be on any background of the page.
    ...['ink', 'muted', 'link', 'gain', 'loss', 'pending', 'danger'].flatMap((ink) =>
      ['page', 'surface', 'raised'].map((ground) => [ink, ground, 4.5] as const),
    ),
    ...['ink', 'muted', 'link'].map((ink) => [ink, 'sunken', 4.5] as const),
    // The tones of badges and notices.
    ...['gain', 'loss', 'pending'].map((tone) => [tone, `${tone}-soft`, 4.5] as const),
    ['ink', 'accent-soft', 4.5],
    ['ink', 'gain-soft', 4.5],
    ['ink', 'loss-soft', 4.5],
    ['link', 'accent-soft', 4.5],
    ['danger', 'loss-soft', 4.5],
    ['on-accent', 'accent', 4.5],
    ['on-accent', 'accent-hover', 4.5],
    ['on-danger', 'danger', 4.5],
    ['on-danger', 'danger-hover', 4.5],
    ['warning-ink', 'warning', 7],
    ['sandbox-ink', 'sandbox', 7],
    ['line-strong', 'surface', 3],
    ['focus', 'page', 3],
    ['focus', 'surface', 3],
  ] as const)('%s on %s has a contrast of %d:1, in light and dark', (ink, ground, least) => {
    for (const theme of themes) expect(contrast(ink, ground, theme)).toBeGreaterThanOrEqual(least)
  })

  it('text and background colors of one component have a contrast of 4.5:1, in light and dark', () => {
    expect(together.size).toBeGreaterThan(10)
    const low = Array.from(together.values()).filter(({ ink, ground }) =>
      themes.some((theme) => contrast(ink, ground, theme) < 4.5),
    )
    expect(low).toEqual([])
  })

  it('a rise and a fall, and a fall and a pending item, differ by more than lightness', () => {
    for (const theme of themes)
      for (const [one, other] of [
        ['gain', 'loss'],
        ['gain', 'pending'],
        ['loss', 'pending'],
      ] as const)
        expect(Math.abs(colorOf(one, theme).hue - colorOf(other, theme).hue)).toBeGreaterThan(30)
  })
})
