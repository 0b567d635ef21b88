import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { allCalls, isOffered } from '#contract/all-calls.ts'
import type { Capability } from '#contract/capabilities/names.ts'

// Above the ports of the other servers of a run. Test files run at the same time, and each has its own servers.
const first = Number(process.env.E2E_PORT ?? 4273) + 20 + 30 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)
const running = new Map<string, { address: string; ready: Promise<void>; server: ChildProcess }>()

/**
 * Starts a sandbox that offers only these capabilities, once per test file, and resolves with its address. A payout is sent
 * `settleSeconds` after its request. Raise it if a test acts on a payout before that.
 */
export async function offering(capabilities: string, settleSeconds = 4): Promise<string> {
  const key = `${capabilities} ${settleSeconds}`
  const started = running.get(key) ?? start(key, capabilities, settleSeconds)
  await started.ready
  return started.address
}

/** The calls that the page makes although a backend with only this capability doesn't have them (CAP-0). */
export function collectOtherCalls(page: Page, name: Capability) {
  const others = Object.values(allCalls)
    .filter((call) => !isOffered(call, new Set([name])))
    .map(({ method, path }) => `${method} /api${path}`)
  const made: string[] = []
  page.on('request', (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`
    if (others.includes(call)) made.push(call)
  })
  return made
}

/** Stops all of them. Call it in `afterAll`. */
export async function stopOffering() {
  for (const { server } of running.values()) {
    if (server.exitCode !== null) continue
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  running.clear()
}

function start(key: string, capabilities: string, settleSeconds: number) {
  const port = first + running.size
  const data = `e2e/.data-${port}`
  rmSync(data, { recursive: true, force: true })
  const server = spawn(process.execPath, ['e2e/server.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      SANDBOX_CAPABILITIES: capabilities,
      SANDBOX_SETTLE_SECONDS: String(settleSeconds),
    },
  })
  const ready = new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => String(text).includes('Plainsail is at') && resolve())
    server.on('exit', (code) => reject(new Error(`The sandbox with ${capabilities} ended with ${code}.`)))
  })
  const started = { address: `http://localhost:${port}`, ready, server }
  running.set(key, started)
  return started
}
