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

/** The calls that a customer makes most, and the two that cost most. Deposits come last, since they lengthen the lists. */
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

async function measure(server, calls, seconds, say) {
  const results = []
  try {
    for (const [name, request] of await calls(server.api)) {
      // A first second that isn't counted lets the server's code get warm.
      await fire(server.api, request, 1)
      const found = await fire(server.api, request, seconds)
      say(`  ${name}: ${found.perSecond}/s, p99 ${found.p99} ms, ${found.notOk} not answered with 2xx`)
      results.push({ name, ...found })
    }
  } finally {
    server.child.kill('SIGKILL')
    await server.ended
  }
  return results
}

/** Bare Hono and the sandbox on either engine, one after the other, in one run. */
export async function load({ seconds, say = () => {} }) {
  say('bare Hono')
  const bare = await measure(
    await startProcess(['bench/server-bare.mjs']),
    () => [['GET /', { path: '/' }]],
    seconds,
    say,
  )
  say('sandbox on the embedded engine')
  const folder = mkdtempSync(join(tmpdir(), 'plainsail-load-'))
  const embedded = await measure(await startSandbox({ DATA_DIR: join(folder, 'db') }), callsOf, seconds, say)
  rmSync(folder, { recursive: true, force: true })
  say('sandbox on PostgreSQL')
  const { startPostgres } = await tsImport('../sandbox/testing/postgres.ts', import.meta.url)
  const postgres = await startPostgres({ durable: true })
  const onPostgres = await measure(await startSandbox({ DATABASE_URL: postgres.url }), callsOf, seconds, say)
  await postgres.remove()
  return { bare: bare[0], embedded, postgres: onPostgres }
}
