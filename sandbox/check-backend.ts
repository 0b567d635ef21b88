import { parseArgs } from 'node:util'
import { readEmail } from './check/throw-away.ts'
import { runChecks } from './check/run.ts'

const usage = `Checks a backend against API-1 to API-13 with a throw-away account.

  npm run check:backend -- --url https://api.example.test [--email you+check@example.test]

--url    the address that the calls' paths are added to, such as http://localhost:4173/api
--email  the address to register; by default an invented one under example.com
`

const { values } = parseArgs({
  options: { url: { type: 'string' }, email: { type: 'string' }, help: { type: 'boolean' } },
})

if (values.url === undefined || values.help) {
  process.stdout.write(usage)
  process.exit(values.help ? 0 : 2)
}

const base = values.url.replace(/\/+$/, '')
const results = await runChecks(base, values.email ?? readEmail())
const width = Math.max(...results.map(({ what }) => what.length))
for (const { id, what, outcome, note } of results) {
  process.stdout.write(`${id.padEnd(7)} ${what.padEnd(width)}  ${outcome}${note === '' ? '' : `: ${note}`}\n`)
}
const failed = results.filter(({ outcome }) => outcome === 'FAILS').length
const held = results.filter(({ outcome }) => outcome === 'holds').length
process.stdout.write(
  `\n${held} hold, ${failed} fail, ${results.length - held - failed} could not be checked.\n`,
)
process.exit(failed === 0 ? 0 : 1)
