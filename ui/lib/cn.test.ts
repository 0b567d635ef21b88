import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extendTailwindMerge } from 'tailwind-merge'
import { expect, it } from 'vitest'
import { cn } from './cn.ts'

it.each([
  { classes: ['p-2', 'p-4'], joined: 'p-4' },
  { classes: ['bg-surface', false, undefined, 'bg-accent'], joined: 'bg-accent' },
  { classes: ['rounded-control', 'rounded-card'], joined: 'rounded-card' },
  { classes: ['max-w-form', 'max-w-content'], joined: 'max-w-content' },
  { classes: ['text-sm', 'text-muted'], joined: 'text-sm text-muted' },
])('$classes gives "$joined"', ({ classes, joined }) => {
  expect(cn(...classes)).toBe(joined)
})

/** All string literals in the sources. */
const strings = ['ui', 'app', 'stories'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/test|merge-classes/.test(name))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/['"`]([^'"`\n]+)['"`]/g)])
    .map(([, text = '']) => text),
)

const splitWords = (text: string) => new Set(text.trim().split(/\s+/))

/** All words that may be class names, without variants such as `hover:`, because classes conflict only with others of the same variant. */
const classesInUse = new Set(
  [...splitWords(strings.join(' '))]
    .map((word) => word.replace(/^(?:(?:[^\s[\]:]|\[[^\]]*\])+:)+/, ''))
    .filter((word) => /^-?[a-z][\w./%()[\],-]*$/.test(word)),
)

const whole = extendTailwindMerge({
  cacheSize: 0,
  extend: { theme: { radius: ['control', 'card'], shadow: ['float'], container: ['content', 'form'] } },
})

it('agrees with the full tailwind-merge on every pair of classes in use', { timeout: 60_000 }, () => {
  const known = [...classesInUse].filter((name) => whole(`${name} ${name}`) === name)
  expect(known.length).toBeGreaterThan(200)
  const disagreed = known.flatMap((a) =>
    known.filter((b) => a !== b && cn(a, b) !== whole(`${a} ${b}`)).map((b) => `${a} ${b}`),
  )
  expect(disagreed).toEqual([])
})

it('no class string has conflicting classes, so a single string needs no merging', () => {
  const classes = strings.filter((text) => !/[A-Z]/.test(text))
  expect(classes.filter((text) => splitWords(whole(text)).size < splitWords(text).size)).toEqual([])
})
