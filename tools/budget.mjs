// npm run budget: compares the bytes of script that each route loads on a phone without interaction, from the build manifest, with
// bench/budgets.json, and the parts that optional capabilities add. `npm run budget -- --accept` accepts the current figures, for a change that is worth its bytes.
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { showsTips } from '#app/paths.ts'
import { customersParts, routeFiles } from '../build/route-files.mjs'

const file = 'bench/budgets.json'
// A changed text must not fail the check; a new library must.
const SLACK = 1.01
// The most that these routes may ever load, in bytes. `--accept` doesn't change it.
const LIMITS = { '/': 127_500, '/sign-in': 149_000, '/dashboard': 140_000 }

// Bytes in the network's first flight, minus the headers. One more byte costs a round trip.
const FLIGHT = 14_600 - 1340
// The text of this page alone is longer.
const LONG = '/guides'

/** Loaded without interaction in addition to the route: the tips where they are shown, and the slider, which is in sight on a phone. */
const onPublicPages = ['app/shell/Tips.tsx']
const onTheHomePage = ['app/routes/public/HomeSlider.tsx']

/** What the optional capabilities load in addition to the customer's pages, once the backend offers them (CAP-0). */
const OPTIONAL = {
  'Capabilities: payouts': 'app/payouts/parts.ts',
  'Capabilities: security page': 'app/security/SecurityParts.tsx',
  'Capabilities: signing in': 'app/security/sign-in-parts.ts',
  'Capabilities: withdrawing': 'app/security/WithdrawalPart.tsx',
}

const { entry, pages, filesOf } = routeFiles()
const size = (path) =>
  brotliCompressSync(readFileSync(`dist/${path}`), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    .length

const known = new Map()
function weigh({ file: path, name }) {
  if (!known.has(path)) known.set(path, size(path))
  return [name ?? path, known.get(path)]
}

function chunksOf(path, source) {
  const keys = [entry, source]
  if (path.startsWith('/dashboard')) keys.push(...customersParts)
  else if (showsTips(path)) keys.push(...onPublicPages)
  if (path === '/') keys.push(...onTheHomePage)
  const chunks = {}
  for (const [name, bytes] of filesOf(keys).map(weigh)) chunks[name] = (chunks[name] ?? 0) + bytes
  return chunks
}

const sum = (chunks) => Object.values(chunks).reduce((total, bytes) => total + bytes, 0)
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const routes = Object.fromEntries(
  Object.entries(pages)
    .filter(([path]) => path !== '*')
    .map(([path, source]) => [path, chunksOf(path, source)]),
)
const base = new Set(filesOf([entry, pages['/dashboard/withdrawal'], ...customersParts]))
const optional = Object.fromEntries(
  Object.entries(OPTIONAL).map(([name, part]) => [
    name,
    Object.fromEntries(
      filesOf([part])
        .filter((each) => !base.has(each))
        .map(weigh),
    ),
  ]),
)
const weighed = { ...routes, ...optional }

if (process.argv.includes('--accept')) {
  writeFileSync(file, `${JSON.stringify(weighed, null, 2)}\n`)
} else {
  const accepted = JSON.parse(readFileSync(file, 'utf8'))
  const over = Object.entries(weighed).filter(
    ([path, chunks]) => !(sum(chunks) <= sum(accepted[path] ?? {}) * SLACK),
  )
  const changes = over.flatMap(([path, chunks]) =>
    Object.entries(chunks).flatMap(([name, bytes]) => {
      const before = accepted[path]?.[name] ?? 0
      if (bytes - before < 100) return []
      return before > 0 ? `  ${name}: ${kB(bytes)}, was ${kB(before)}` : `  ${name}: new, ${kB(bytes)}`
    }),
  )
  if (over.length > 0) {
    const lines = over.map(
      ([path, chunks]) =>
        `${path} loads ${kB(sum(chunks))} of script; the budget is ${kB(sum(accepted[path] ?? {}))}`,
    )
    console.error(
      [
        ...lines,
        'What grew:',
        ...new Set(changes),
        'If the change is worth it, run: npm run budget -- --accept',
      ].join('\n'),
    )
    process.exitCode = 1
  }
}
for (const [path, limit] of Object.entries(LIMITS)) {
  if (sum(routes[path]) <= limit) continue
  console.error(`${path} loads ${kB(sum(routes[path]))} of script; its limit is ${kB(limit)}.`)
  process.exitCode = 1
}
const schemas = filesOf([entry]).find((each) => readFileSync(`dist/${each.file}`, 'utf8').includes('_zod'))
if (schemas) {
  console.error(
    `${schemas.file} is part of the app’s entry and contains zod, which most public pages don’t need.`,
  )
  process.exitCode = 1
}
const late = Object.keys(routes)
  .filter((path) => path !== LONG)
  .map((path) => [path, size(`${path.slice(1)}/index.html`)])
  .filter(([, bytes]) => bytes > FLIGHT)
for (const [path, bytes] of late)
  console.error(`The page ${path} has ${kB(bytes)}; the network's first flight holds only ${kB(FLIGHT)}.`)
if (late.length > 0) process.exitCode = 1
const heaviest = Object.entries(routes).toSorted(([, a], [, b]) => sum(b) - sum(a))[0]
console.log(
  `Script without interaction, Brotli: / ${kB(sum(routes['/']))}, /dashboard ${kB(sum(routes['/dashboard']))}, largest ${heaviest[0]} ${kB(sum(heaviest[1]))}`,
)
for (const [name, chunks] of Object.entries(optional)) console.log(`${name} ${kB(sum(chunks))}`)
