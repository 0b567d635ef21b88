import { ensureChromium } from './chromium.mjs'
import { run } from './steps.mjs'

const steps = [
  ['types', 'npx', ['tsc', '--noEmit']],
  ['lint', 'npx', ['oxlint', '--deny-warnings']],
  ['format', 'npx', ['prettier', '--check', '.', '--log-level', 'warn']],
  ['unit tests and directions', 'npx', ['vitest', 'run', '--project=unit']],
  ['stories', 'npx', ['vitest', 'run', '--project=storybook']],
  ['build', process.execPath, ['scripts/build.mjs']],
  ['bytes of script', process.execPath, ['scripts/budget.mjs']],
  ['journeys', 'npx', ['playwright', 'test', '-c', 'e2e/playwright.config.ts']],
]

const times = []
try {
  process.env.CHROME_PATH = ensureChromium()
  console.log(`Browser: ${process.env.CHROME_PATH}`)
  for (const [index, [name, command, args]] of steps.entries()) {
    console.log(`\n${index + 1}/${steps.length} ${name}`)
    times.push([name, await run(name, command, args)])
  }
} catch (error) {
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
console.log(`\n${times.map(([name, seconds]) => `${Math.round(seconds)} s ${name}`).join(' · ')}`)
