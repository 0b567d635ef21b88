import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'

const data = process.env.DATA_DIR ?? 'e2e/.data'
if (!process.env.DATA_DIR) rmSync(data, { recursive: true, force: true })

const server = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATA_DIR: data,
    SANDBOX_SETTLE_SECONDS: process.env.SANDBOX_SETTLE_SECONDS ?? '4',
    SANDBOX_RATE_LIMIT: 'off',
    MARKET_URL: 'off',
    // Most journeys prove that the app works without any capability. Journeys about a capability start a sandbox that offers it.
    SANDBOX_CAPABILITIES: process.env.SANDBOX_CAPABILITIES ?? 'none',
  },
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
