import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { promisesIn } from './promises.ts'

const files = readdirSync('ui')
  .filter((name) => !name.includes('.'))
  .map((folder) => `ui/${folder}/messages.ts`)
  .filter((file) => readdirSync(file.slice(0, -'/messages.ts'.length)).includes('messages.ts'))

/** The texts of a module, with a value in place of each expression. */
const textsOf = (file: string, value: string) =>
  (readFileSync(file, 'utf8').match(/'[^'\n]+'|`[^`]+`/g) ?? []).map((text) =>
    text.slice(1, -1).replaceAll(/\$\{[^{}]*\}/g, value),
  )

it.each(['0', '-0', '$99,999,999,999,999.99', '+900%', '', 'null'])(
  'FAIR-2 no message of the library promises anything, also with “%s” as its values',
  (value) => {
    const texts = files.flatMap((file) => textsOf(file, value).map((text) => [file, text] as const))
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter(([, text]) => promisesIn(text).length > 0)).toEqual([])
  },
)
