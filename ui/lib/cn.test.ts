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

/** Every word of a string in the sources that may be a class, without its variants: they only ever meet their own kind. */
function classesInUse(): string[] {
  const found = new Set<string>()
  for (const folder of ['ui', 'app', 'stories'])
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || /test|merge-classes/.test(name)) continue
      for (const [, text = ''] of readFileSync(join(folder, name), 'utf8').matchAll(/['"`]([^'"`\n]+)['"`]/g))
        for (const word of text.split(' ')) if (/^-?[a-z][\w./%()[\],-]*$/.test(word)) found.add(word)
    }
  return [...found]
}

const whole = extendTailwindMerge({
  cacheSize: 0,
  extend: { theme: { radius: ['control', 'card'], shadow: ['float'], container: ['content', 'form'] } },
})

it('agrees with the whole table of tailwind-merge on every two classes in use', { timeout: 60_000 }, () => {
  const known = classesInUse().filter((name) => whole(`${name} ${name}`) === name)
  expect(known.length).toBeGreaterThan(200)
  const disagreed = known.flatMap((a) =>
    known.filter((b) => a !== b && cn(a, b) !== whole(`${a} ${b}`)).map((b) => `${a} ${b}`),
  )
  expect(disagreed).toEqual([])
})
