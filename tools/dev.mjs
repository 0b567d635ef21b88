import { run } from './steps.mjs'

const port = process.env.SANDBOX_PORT ?? '4174'
console.log(`The sandbox is at http://localhost:${port}. The app, with live reload, is at the address below.`)
// Passes signals on to both processes, and ends when both have ended.
const parts = [
  run('The sandbox', process.execPath, ['--watch', '--import', 'tsx', 'sandbox/main.ts'], {
    env: { PORT: port },
  }),
  run('Vite', 'npx', ['vite', '--clearScreen', 'false'], {
    env: { SANDBOX_URL: `http://localhost:${port}` },
  }),
]
// Without this handler, a signal that arrives after both have ended would end this process before its exit code is set.
process.on('SIGTERM', () => {})
const stop = (error) => {
  if (error) console.error(error.message)
  process.kill(process.pid, 'SIGTERM')
}
parts.forEach((part) => part.catch(stop))
const [outcome] = await Promise.allSettled(parts)
process.exit(outcome?.reason?.exitCode ?? 1)
