import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { tsImport } from 'tsx/esm/api'
import { call, deposit, newCustomer, startProcess, startSandbox } from './server-process.mjs'

const CONNECTIONS = 32
const ROWS = 200

async function fire(api, { method = 'GET', path, token, body, keyed }, seconds) {
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  }
  const request = {
    method,
    path: new URL(`${api}${path}`).pathname,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
    ...(keyed
      ? { setupRequest: (each) => ({ ...each, headers: { ...headers, 'idempotency-key': randomUUID() } }) }
      : {}),
  }
  const url = new URL(api).origin
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests: [request] })
  return {
    perSecond: Math.round(result['2xx'] / result.duration),
    p50: result.latency.p50,
    p99: result.latency.p99,
    notOk: result.non2xx + result.errors,
  }
}

/** The most frequent calls and the two most expensive ones. Deposits come last, because they make the lists longer. */
async function callsOf(api) {
  const reader = await newCustomer(api)
  const writer = await newCustomer(api)
  for (let n = 0; n < ROWS; n += 1) await deposit(api, reader.token, 1, randomUUID())
  const login = { email: reader.email, password: reader.password }
  await call(api, 'GET', '/transaction/token-user', { token: reader.token })
  return [
    ['GET /', { path: '/' }],
    ['GET /transaction/token-user', { path: '/transaction/token-user', token: reader.token }],
    [`GET /transaction/all, ${ROWS} rows`, { path: '/transaction/all', token: reader.token }],
    ['POST /auth/login', { method: 'POST', path: '/auth/login', body: login }],
    [
      'POST /transaction/add',
      { method: 'POST', path: '/transaction/add', token: writer.token, body: { amount: 1 }, keyed: true },
    ],
  ]
}

/** Measures each call right after the bare route, so that the machine is in the same state for both. */
async function measure(server, bare, seconds, say) {
  const results = []
  try {
    for (const [name, request] of await callsOf(server.api)) {
      const limit = await fire(bare.api, { path: '/' }, Math.ceil(seconds / 2))
      // The first second warms up the server and isn't counted.
      await fire(server.api, request, 1)
      const found = await fire(server.api, request, seconds)
      say(
        `  ${name}: ${found.perSecond}/s, bare ${limit.perSecond}/s, p99 ${found.p99} ms, ${found.notOk} not 2xx`,
      )
      results.push({ name, bare: limit.perSecond, ...found })
    }
  } finally {
    server.child.kill('SIGKILL')
    await server.ended
  }
  return results
}

/** Measures the sandbox on each database engine in turn, and bare Hono in the same run. */
export async function load({ seconds, say = () => {} }) {
  const bare = await startProcess(['bench/server-bare.mjs'])
  const folder = mkdtempSync(join(tmpdir(), 'plainsail-load-'))
  const { startPostgres } = await tsImport('../sandbox/testing/postgres.ts', import.meta.url)
  const postgres = await startPostgres({ durable: true })
  try {
    await fire(bare.api, { path: '/' }, 1)
    say('sandbox on the embedded engine')
    const embedded = await measure(await startSandbox({ DATA_DIR: join(folder, 'db') }), bare, seconds, say)
    say('sandbox on PostgreSQL')
    const onPostgres = await measure(await startSandbox({ DATABASE_URL: postgres.url }), bare, seconds, say)
    return { embedded, postgres: onPostgres }
  } finally {
    bare.child.kill('SIGKILL')
    await bare.ended
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
