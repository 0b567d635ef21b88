import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { charactersOfFont } from './font.mjs'

const characters = await charactersOfFont()
const isDrawn = (character: string) => characters.has(character.codePointAt(0) ?? 0)
const drawing = ['ui', 'app', 'stories', 'contract/fixtures'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(?:tsx?|mdx)$/.test(name) && !/\.test\.|\/dist\//.test(name)),
)

/** Characters that these files read or type, but never render. */
const read: Record<string, string> = {
  'ui/history/csv.ts': '＝＋－＠',
  'stories/money/AmountInput.stories.tsx': '١٠１０',
}

it('reads which characters the font has', () => {
  expect(['a', '$', '€', '−', '…', '—', '’'].filter((character) => !isDrawn(character))).toEqual([])
  expect(['→', '✓', '₿', '李'].filter(isDrawn)).toEqual([])
})

it('the shipped font has every character in the sources, so no text depends on the machine’s fonts', () => {
  expect(drawing.length).toBeGreaterThan(200)
  const foreign = drawing.flatMap((name) => {
    const written = new Set(readFileSync(name, 'utf8').replaceAll(/\s/g, ''))
    return [...written]
      .filter((character) => !isDrawn(character) && !read[name]?.includes(character))
      .map((character) => `${name}: ${character}`)
  })
  expect(foreign).toEqual([])
})
