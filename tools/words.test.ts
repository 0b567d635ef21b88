import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { under } from './coverage.mjs'

const folders = 'app bench build contract docs e2e sandbox stories tools ui .storybook'.split(' ')

/** A second word for something, and the name that it has everywhere (TXT-1). */
const second: [RegExp, string][] = [
  [/\be-mail(?:s|ed)?\b(?!-)/i, 'email'],
  [/\blog(?:s|ged|ging)?[ -](?:in|on)\b/i, 'sign in'],
  [/\b(?:log(?:s|ged|ging)?|sign(?:s|ed|ing)?)[ -]off\b|\blog(?:s|ged|ging)?[ -]out\b/i, 'sign out'],
  [/\bcash(?:es|ed|ing)?[ -]out\b/i, 'withdraw'],
  [/\bidempoten(?:t|ce) key|\brequest key\b/i, 'idempotency key'],
  // Only a wallet has a recovery phrase, and we never ask for it.
  [/(?<!wallet['’]?s? )\brecovery[ -]phrase\b(?! of a wallet)/i, 'seed phrase'],
]

const COMMENT = /^\s*(?:\/\/|\/?\*)|\s\/\/ |\/\*\*/
const NAME =
  /^\s*(?:await )?(?:\w+\.)?(?:it|test|step|describe)\b.*\(|\)\(\s*['"`]|^\s*['"`](?:[A-Z]+-|[CS])\d/
/** What stands between quotation marks may quote a title, a label or a message, which stay as they are. */
const withoutQuotes = (line: string) => line.replaceAll(/‘[^’]*’|“[^”]*”|(?<!\p{L})'[^']*'(?!\p{L})/gu, '')

/** The lines of a file that are a document, a comment or the name of a test, by number. */
function wordsOf(file: string, text: string) {
  const lines = text.split('\n').map((line, at) => ({ at: `${file}:${at + 1}`, line }))
  if (file.endsWith('.md')) return lines.map(({ at, line }) => ({ at, line: withoutQuotes(line) }))
  return lines.flatMap(({ at, line }) => {
    if (COMMENT.test(line)) return [{ at, line: withoutQuotes(line) }]
    return NAME.test(line) ? [{ at, line }] : []
  })
}

const wrongIn = (file: string, text: string) =>
  wordsOf(file, text).flatMap(({ at, line }) =>
    second.filter(([word]) => word.test(line)).map(([, name]) => `${at}: say “${name}”: ${line.trim()}`),
  )

it('TXT-3 comments, names of tests and documents have one name for one thing, and the usual terms', () => {
  const files = [
    ...readdirSync('.').filter((name) => name.endsWith('.md')),
    ...folders.flatMap((folder) => under(folder, /\.(?:md|tsx?|mjs)$/)),
  ].filter((file) => file !== 'tools/words.test.ts')
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => wrongIn(file, readFileSync(file, 'utf8')))).toEqual([])
})

it.each([
  ['a.md', 'Send it by e-mail.', 1],
  ['a.md', 'It is named ‘E-mail the receipt’.', 0],
  ['a.ts', "const label = 'E-mail the receipt'", 0],
  ['a.ts', '  // The customer logs in.', 1],
  ['a.ts', "it('API-13 keeps the idempotent key', () => {", 1],
  ['a.ts', "    'C40 the recovery phrase is shown once',", 1],
  ['a.ts', "/** Never sends a wallet's recovery phrase. */", 0],
])('TXT-3 in %s, %j has %d of them', (file, text, count) => {
  expect(wrongIn(file, text)).toHaveLength(count)
})
