// npm run requirements: prints which tests prove which id of docs/requirements.md.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folders = ['contract', 'ui', 'app', 'sandbox', 'build', 'tools', 'stories', 'e2e']
// The quirky tests take their names from the tables in quirks*.ts.
const isTest = /(?<!requirements)\.(test\.ts|e2e\.ts|stories\.tsx)$|quirks[\w-]*\.ts$/
const id = /\b(?:[A-Z]+-|[CS])\d+\b/g

/** Maps each id to its tests as `file: line`. An id without a test has an empty list. */
export function provenBy() {
  const listed = readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ((?:[A-Z]+-|[CS])\d+) +\|/gm)
  const tests = new Map(Array.from(listed, ([, name]) => [name, []]))
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true })) {
      if (!isTest.test(file)) continue
      for (const line of readFileSync(`${folder}/${file}`, 'utf8').split('\n')) {
        // A test's name proves an id, so the line must contain a quote. An id in a comment proves nothing.
        if (!/['"`]/.test(line) || /^\s*(\/\/|\/?\*)/.test(line)) continue
        for (const [found] of line.matchAll(id)) tests.get(found)?.push(`${folder}/${file}: ${line.trim()}`)
      }
    }
  return tests
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tests = provenBy()
  for (const [name, proofs] of tests) console.log(`${name}\n  ${proofs.join('\n  ') || 'NO TEST'}`)
  const bare = [...tests].filter(([, proofs]) => proofs.length === 0)
  console.log(`\n${tests.size} ids, ${bare.length} without a test.`)
  process.exitCode = bare.length > 0 ? 1 : 0
}
