import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { median } from './harness/lib/args.mjs'
import { call, newCustomer, newPassword, startSandbox } from './server-process.mjs'

const strangers = {
  'sign-in, wrong password': (email) => ['POST', '/auth/login', { email, password: 'Wrong#2026' }],
  'reset, wrong phrase': (email) => [
    'PUT',
    '/auth/edit-password',
    {
      email,
      seedPhrase: 'apple-apple-apple-apple-apple-apple',
      password: newPassword(),
    },
  ],
}

async function timed(api, [method, path, body]) {
  const started = performance.now()
  const { status } = await call(api, method, path, { body })
  if (status !== 401) throw new Error(`${path} answered ${status}`)
  return performance.now() - started
}

/** Measures a known and an unknown address in turn, with the order swapped in each pair, so that conditions are the same for both. */
async function compare(api, known, requestOf, pairs) {
  const times = { known: [], unknown: [] }
  for (let pair = -2; pair < pairs; pair += 1) {
    for (const who of pair % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known']) {
      const ms = await timed(api, requestOf(who === 'known' ? known : `${randomUUID()}@sample.test`))
      // The first two pairs warm up the server.
      if (pair >= 0) times[who].push(ms)
    }
  }
  const [knownMs, unknownMs] = [median(times.known), median(times.unknown)]
  return { pairs, knownMs, unknownMs, apart: Math.abs(knownMs - unknownMs) / Math.max(knownMs, unknownMs) }
}

async function measure(engine, env, pairs, say) {
  const server = await startSandbox(env)
  try {
    const { email } = await newCustomer(server.api)
    const results = []
    for (const [name, requestOf] of Object.entries(strangers)) {
      results.push({ engine, name, ...(await compare(server.api, email, requestOf, pairs)) })
      say(results.at(-1))
    }
    return results
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
  }
}

/** Measures whether response times reveal who is a customer (S9). */
export async function timing({ pairs, say = () => {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'plainsail-timing-'))
  const { startPostgres } = await tsImport('../sandbox/testing/postgres.ts', import.meta.url)
  const postgres = await startPostgres()
  try {
    return [
      ...(await measure('embedded', { DATA_DIR: join(folder, 'db') }, pairs, say)),
      ...(await measure('PostgreSQL', { DATABASE_URL: postgres.url }, pairs, say)),
    ]
  } finally {
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
