import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { median } from './harness/lib/args.mjs'
import { call, deposit, newCustomer, startSandbox } from './server-process.mjs'

const SAMPLES_PAUSE_MS = 15
const quiet = () => {}
const pause = (ms) => new Promise((done) => setTimeout(done, ms))

/** Repeats a request for `ms` milliseconds, with a short pause in between. Resolves with the median and the 95th percentile in ms. */
async function watch(request, ms) {
  const times = []
  const end = performance.now() + ms
  while (performance.now() < end) {
    const started = performance.now()
    await request()
    times.push(performance.now() - started)
    await pause(SAMPLES_PAUSE_MS)
  }
  return {
    median: median(times),
    p95: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)],
    count: times.length,
  }
}

/** `count` callers that each send the next request as soon as they have a response, until `stop`. */
function crowd(count, request) {
  const state = { going: true, responses: {} }
  const one = async () => {
    while (state.going) {
      const { status } = await request().catch(() => ({ status: 'none' }))
      state.responses[status] = (state.responses[status] ?? 0) + 1
      if (status === 429 || status === 503) await pause(500)
    }
  }
  const all = Array.from({ length: count }, one)
  return {
    stop: async () => {
      state.going = false
      await Promise.all(all)
      return state.responses
    },
  }
}

async function addRows(query, email, rows) {
  const {
    rows: [{ id }],
  } = await query('select id from users where email = $1', [email])
  const step = 50_000
  for (let from = 0; from < rows; from += step)
    await query(
      `insert into deposits (user_id, reference, amount, created_at, settles_at, fails)
       select $1::bigint, 'BENCH-' || $1::text || '-' || n, n, now() - n * interval '1 second', now() - n * interval '1 second', false
       from generate_series($2::int, $3::int) n`,
      [id, from + 1, Math.min(rows, from + step)],
    )
}

const details = (api, token) => () => call(api, 'GET', '/transaction/token-user', { token })

async function measure(engine, env, fill, ms, say) {
  const settings = { ...env, SANDBOX_RATE_LIMIT: 'off' }
  let server = await startSandbox(settings)
  const customers = {}
  for (const name of ['other', 'ten', 'many', 'million', 'writer'])
    customers[name] = await newCustomer(server.api)
  server.child.kill('SIGTERM')
  await server.ended
  await fill(async (query) => {
    await addRows(query, customers.ten.email, 10)
    await addRows(query, customers.many.email, 10_000)
    await addRows(query, customers.million.email, 1_000_000)
    await query('analyze')
  })
  // With rate limits, because they are part of what is measured.
  server = await startSandbox({ ...env, SANDBOX_RATE_LIMIT: 'on' })
  const { api } = server
  const { other, ten, many, million, writer } = customers
  const results = []
  const beside = async (name, request, load, most) => {
    await watch(request, 500)
    const alone = await watch(request, ms)
    const running = load()
    await pause(1500)
    const loaded = await watch(request, ms)
    const responses = await running.stop()
    results.push({ engine, name, alone, loaded, ratio: loaded.median / alone.median, most, responses })
    say(
      `  ${engine}, ${name}: ${alone.median.toFixed(1)} ms without load, ${loaded.median.toFixed(1)} ms under load, ${JSON.stringify(responses)}`,
    )
  }
  try {
    const read = (token) => () => call(api, 'GET', '/transaction/all', { token })
    await beside('20 readers of 10,000 rows', details(api, other.token), () => crowd(20, read(many.token)), 2)
    await beside(
      '60 deposits at once',
      details(api, other.token),
      () => crowd(60, () => deposit(api, writer.token, 1, randomUUID())),
      2,
    )
    await beside(
      'a customer of 1,000,000 rows',
      details(api, other.token),
      () => crowd(8, details(api, million.token)),
      2,
    )
    const few = await watch(details(api, ten.token), ms)
    const lot = await watch(details(api, million.token), ms)
    results.push({
      engine,
      name: 'own details: 10 rows, then 1,000,000',
      alone: few,
      loaded: lot,
      ratio: lot.median / few.median,
      most: 2,
      responses: {},
    })
    say(`  ${engine}, 10 rows ${few.median.toFixed(1)} ms, 1,000,000 rows ${lot.median.toFixed(1)} ms`)
    // Without rate limits, which would stop the callers after fifty attempts.
    server.child.kill('SIGTERM')
    await server.ended
    server = await startSandbox({ ...settings, DIST_DIR: 'dist' })
    const tried = () =>
      call(server.api, 'POST', '/auth/login', {
        body: { email: `${randomUUID()}@sample.test`, password: 'Wrong#2026' },
      })
    const home = async () => (await fetch(`${server.address}/`)).text()
    await beside('100 sign-ins at once: the home page', home, () => crowd(100, tried), 3)
  } finally {
    server.child.kill('SIGKILL')
    await server.ended
  }
  return results
}

const filling = (open) => async (work) => {
  const db = await open()
  try {
    await work((text, values) =>
      db.transaction(async (tx) => {
        if (db.engine === 'postgres') await tx.query('set local statement_timeout = 0')
        return tx.query(text, values)
      }),
    )
  } finally {
    await db.close()
  }
}

/** Whether a load slowed everyone else down by no more than its goal. */
export const isMet = ({ ratio, most }) => ratio <= most

/** Measures how one customer's load, or many sign-ins at once, slow everyone else down, compared with no load in the same run. */
export async function others({ seconds, say = () => {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'plainsail-others-'))
  const { startPostgres } = await tsImport('../sandbox/testing/postgres.ts', import.meta.url)
  const { openEmbedded, openPostgres } = await tsImport('../sandbox/db/open.ts', import.meta.url)
  const postgres = await startPostgres()
  const data = join(folder, 'db')
  try {
    return [
      ...(await measure(
        'PostgreSQL',
        { DATABASE_URL: postgres.url },
        filling(() => openPostgres(postgres.url, quiet)),
        seconds * 1000,
        say,
      )),
      ...(await measure(
        'embedded',
        { DATA_DIR: data },
        filling(() => openEmbedded(data, quiet)),
        seconds * 1000,
        say,
      )),
    ]
  } finally {
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
