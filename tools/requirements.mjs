// npm run requirements: prints which tests prove which id of docs/requirements.md.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folders = ['contract', 'ui', 'app', 'sandbox', 'build', 'tools', 'stories', 'e2e']
// The quirky tests take their names from the tables in quirks*.ts.
const isTest = /(?<!requirements)\.(test\.ts|e2e\.ts|(stories|check)\.tsx)$|quirks[\w-]*\.ts$/
const id = /\b(?:[A-Z]+-|[CS])\d{1,2}\b/g

/** The ids of a text of docs/requirements.md: each begins a row of a table. */
export const idsIn = (text) =>
  Array.from(text.matchAll(/^\| ((?:[A-Z]+-|[CS])\d+) +\|/gm), ([, name]) => name)

/** The ids in the lines of a test that may be names. They contain a quote: an id in a comment proves nothing. */
export const quotedIn = (text) =>
  text
    .split('\n')
    .filter((line) => /['"`]/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
    .flatMap((line) => Array.from(line.matchAll(id), ([name]) => ({ name, line: line.trim() })))

/** Maps each id to its tests as `file: line`. `unlisted` are the ids that a test quotes and docs/requirements.md doesn't list. */
export function provenBy(text = readFileSync('docs/requirements.md', 'utf8')) {
  const tests = new Map(idsIn(text).map((name) => [name, []]))
  const kinds = new Set(Array.from(tests.keys(), (name) => name.replace(/\d+$/, '')))
  const unlisted = []
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true })) {
      if (!isTest.test(file)) continue
      for (const { name, line } of quotedIn(readFileSync(`${folder}/${file}`, 'utf8'))) {
        const proofs = tests.get(name)
        if (proofs) proofs.push(`${folder}/${file}: ${line}`)
        else if (kinds.has(name.replace(/\d+$/, ''))) unlisted.push(`${name} in ${folder}/${file}: ${line}`)
      }
    }
  return { tests, bare: [...tests.keys()].filter((name) => tests.get(name).length === 0), unlisted }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { tests, bare, unlisted } = provenBy()
  for (const [name, proofs] of tests) console.log(`${name}\n  ${proofs.join('\n  ') || 'NO TEST'}`)
  for (const each of unlisted) console.log(`NOT LISTED: ${each}`)
  console.log(`\n${tests.size} ids, ${bare.length} without a test, ${unlisted.length} quoted but not listed.`)
  process.exitCode = bare.length + unlisted.length > 0 ? 1 : 0
}
