import { run } from './steps.mjs'

const port = process.env.SANDBOX_PORT ?? '4174'
console.log(`The sandbox answers at http://localhost:${port}, the app with live reload at the address below.`)
// A signal is passed on to both, and the command ends when both have.
const parts = [
  run('The sandbox', process.execPath, ['--watch', '--import', 'tsx', 'sandbox/main.ts'], {
    env: { PORT: port },
  }),
  run('Vite', 'npx', ['vite', '--clearScreen', 'false'], {
    env: { SANDBOX_URL: `http://localhost:${port}` },
  }),
]
// Without this a signal that comes when both have ended would end the command before its exit code is set.
process.on('SIGTERM', () => {})
const stop = (error) => {
  if (error) console.error(error.message)
  process.kill(process.pid, 'SIGTERM')
}
parts.forEach((part) => part.catch(stop))
const [outcome] = await Promise.allSettled(parts)
process.exit(outcome?.reason?.exitCode ?? 1)
