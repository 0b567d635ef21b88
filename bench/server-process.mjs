import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Starts a program that prints `… is at http://…`. Resolves with its address and process; rejects with its output if it ends first. */
export async function startProcess(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const ended = new Promise((done) => child.once('exit', done))
  const address = await new Promise((ready, fail) => {
    child.stdout.on('data', () => {
      const found = /is at (http:\S+)/.exec(said)?.[1]
      if (found) ready(found)
    })
    child.once('exit', () => fail(new Error(said)))
  })
  return {
    child,
    api: `${address}/api`,
    address,
    ended,
    said: () => said,
    alive: () => child.exitCode === null,
  }
}

export const startSandbox = (env) =>
  startProcess(['--import', 'tsx', 'sandbox/main.ts'], {
    MARKET_URL: 'off',
    SANDBOX_RATE_LIMIT: 'off',
    MAX_PER_ADDRESS: '0',
    SANDBOX_SEED: 'off',
    DIST_DIR: 'no-app',
    ...env,
  })

/** Makes an API request. Resolves with status, `Retry-After` and JSON; rejects without a response within 15 s. */
export async function call(api, method, path, { token, key, proof, body } = {}) {
  const response = await fetch(`${api}${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(proof ? { 'step-up': proof } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(15_000),
  })
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    json: await response.json(),
  }
}

/** A random password without repetitions, which the server may reject as common. It stays long enough without them. */
export const newPassword = () =>
  `Kb${randomBytes(12)
    .toString('hex')
    .replaceAll(/(..?)\1+/g, '$1')}#7`

/** Registers a customer and signs in. Resolves with the token. */
export async function newCustomer(api) {
  const account = { email: `${randomUUID()}@sample.test`, password: newPassword() }
  const details = {
    name: 'Sample Person',
    zipCode: '10115',
    address: '1 Sample Street',
    countryOfResidence: '',
    investmentGoal: 'none',
  }
  const registered = await call(api, 'POST', '/auth/register', { body: { ...account, ...details } })
  if (registered.status !== 201) throw new Error(`register: ${JSON.stringify(registered)}`)
  const { json } = await call(api, 'POST', '/auth/login', { body: account })
  return { ...account, token: json.token }
}

export const deposit = (api, token, amount, key) =>
  call(api, 'POST', '/transaction/add', { token, key, body: { amount } })

export const deposits = async (api, token) =>
  (await call(api, 'GET', '/transaction/all', { token })).json.allTransactions

/** `--name value`, or the default. */
export function option(name, otherwise) {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : process.argv[at + 1]
}
