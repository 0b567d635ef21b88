import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { ensureChromium, findStoryChromium } from './chromium.mjs'
import { run } from './steps.mjs'

// Test durations, for `npm run test:times` and the report of `npm run bench`.
const times = 'bench/.results/times'
rmSync(times, { recursive: true, force: true })
mkdirSync(times, { recursive: true })
const vitest = (project) => [
  'vitest',
  'run',
  `--project=${project}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${times}/${project}.json`,
  // By default, Vitest leaves one processor free, so that on two only one would work.
  `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`,
]

const steps = [
  ['types', 'npx', ['tsc', '--noEmit']],
  ['lint', 'npx', ['oxlint', '--deny-warnings']],
  ['format', 'npx', ['prettier', '--check', '.', '--log-level', 'warn']],
  ['unused code', 'npm', ['run', 'unused', '--silent']],
  ['unit tests and directions', 'npx', vitest('unit')],
  ['stories', 'npx', vitest('storybook')],
  ['stories in a pseudo-language', 'npx', ['vitest', 'run', '--project=pseudo']],
  ['build', process.execPath, ['build/build.mjs']],
  ['bytes of script', process.execPath, ['--import', 'tsx', 'tools/budget.mjs']],
  ['journeys', 'npx', ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json']],
  ['a backend that is not ours', 'npx', ['playwright', 'test', '-c', 'e2e/quirky/playwright.config.ts']],
]

const took = []
try {
  // Otherwise a changed snapshot could pass.
  if (process.env.SNAPSHOTS)
    throw new Error('Snapshots were not compared: npm test compares all of them. Unset SNAPSHOTS.')
  const journeys = ensureChromium()
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = resolve(times, 'journeys.json')
  console.log(`Browser of the stories: ${findStoryChromium()}\nBrowser of the journeys: ${journeys}`)
  for (const [index, [name, command, args]] of steps.entries()) {
    console.log(`\n${index + 1}/${steps.length} ${name}`)
    took.push([name, await run(name, command, args)])
  }
} catch (error) {
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
console.log(`\n${took.map(([name, seconds]) => `${Math.round(seconds)} s ${name}`).join(' · ')}`)
writeFileSync(`${times}/steps.json`, JSON.stringify(took))
