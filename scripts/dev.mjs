import { run } from './steps.mjs'

const port = process.env.SANDBOX_PORT ?? '4174'
console.log(`The sandbox answers at http://localhost:${port}, the app with live reload at the address below.`)
await Promise.race([
  run('The sandbox', process.execPath, ['--watch', '--import', 'tsx', 'sandbox/main.ts'], {
    env: { PORT: port },
  }),
  run('Vite', 'npx', ['vite', '--clearScreen', 'false'], {
    env: { SANDBOX_URL: `http://localhost:${port}` },
  }),
]).catch((error) => console.error(error.message))
process.exit(1)
