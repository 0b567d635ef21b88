import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const running = new Set<ChildProcess>()

/** Starts the server in a separate process, on a free port. */
export function startServer(
  env: Record<string, string>,
  command = ['--import', 'tsx', 'sandbox/main.ts'],
  cwd = root,
) {
  const child = spawn(process.execPath, command, {
    cwd,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      MARKET_URL: 'off',
      SANDBOX_SEED: 'off',
      SANDBOX_RATE_LIMIT: 'off',
      DIST_DIR: 'no-app',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let said = ''
  const ended = new Promise<number | null>((done) => {
    child.once('exit', (code) => {
      running.delete(child)
      done(code)
    })
  })
  const address = new Promise<string>((ready, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said += text.toString()
        const found = /Plainsail is at (http:\S+)/.exec(said)?.[1]
        if (found) ready(found.replace('localhost', '127.0.0.1'))
      })
    child.once('exit', () => fail(new Error(said)))
  })
  address.catch(() => {})
  return { child, ended, address, said: () => said }
}

export type RunningServer = ReturnType<typeof startServer>

/** Ends all servers that {@link startServer} started, without letting them finish. For `afterAll`. */
export function killServers() {
  for (const child of running) child.kill('SIGKILL')
}

type Request = { method?: string; body?: unknown; token?: string; key?: string }

/** Sends a request to `/api` plus `path`. `json` is `{}` for an empty body. Rejects if the body isn't JSON. */
export async function ask(base: string, path: string, { method = 'GET', body, token, key }: Request = {}) {
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    json: (text === '' ? {} : JSON.parse(text)) as Record<string, never>,
  }
}
