// npm run test:times: how long each step of the last `npm test` took, and its ten slowest tests.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = 'bench/.results/times'
const read = (name) => {
  const file = `${folder}/${name}.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

const ofVitest = (report) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: fullName,
      file: relative('.', name),
      seconds: (duration ?? 0) / 1000,
    })),
  )

const ofPlaywright = (suite) => [
  ...(suite.suites ?? []).flatMap(ofPlaywright),
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ results }) => ({
      name: title,
      file: `e2e/${file}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
]

/** `null` before the first `npm test`. */
export function testTimes() {
  const steps = read('steps')
  if (!steps) return null
  const stories = ofVitest(read('storybook'))
  const tests = [...ofVitest(read('unit')), ...stories, ...ofPlaywright(read('journeys') ?? {})]
  return {
    steps,
    count: tests.length,
    stories: stories.length,
    slowest: tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10),
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = testTimes()
  if (!found) {
    console.error('No times yet. Run npm test first.')
    process.exit(2)
  }
  console.log(found.steps.map(([name, seconds]) => `${Math.round(seconds)} s ${name}`).join(' · '))
  for (const { seconds, name, file } of found.slowest)
    console.log(`${seconds.toFixed(1)} s  ${file}  ${name}`)
}
