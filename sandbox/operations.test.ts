import type { Context } from 'hono'
import { describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import type { Database } from './db/database.ts'
import { defaultLimits } from './http/rate-limits.ts'
import { createLog } from './log.ts'
import { createMetrics, routeOf, serveMetrics } from './metrics.ts'
import { PASSWORD, PHRASE, createTestApp, newcomer } from './testing/test-app.ts'
import { onBothEngines } from './testing/engines.ts'

const down = {
  query: () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })),
} as unknown as Database

const status = async (app: ReturnType<typeof createApp>, path: string) =>
  (await app.request(`/api${path}`)).status

describe('health and readiness', () => {
  it('healthz ignores the database, so that an outage doesn’t get the server restarted', async () => {
    const app = createApp({ db: down, limits: 'off' })
    expect([await status(app, '/healthz'), await status(app, '/readyz')]).toEqual([200, 503])
  })

  it('readyz fails while the server drains or the disk is full; healthz still succeeds', async () => {
    const db = { query: () => Promise.resolve({ rows: [] }) } as unknown as Database
    for (const options of [{ draining: () => true }, { hasDiskSpace: () => false }]) {
      const app = createApp({ db, limits: 'off', ...options })
      expect([await status(app, '/healthz'), await status(app, '/readyz')]).toEqual([200, 503])
    }
    expect(await status(createApp({ db, limits: 'off' }), '/readyz')).toBe(200)
  })

  it('version returns the package’s version and the operator’s build', async () => {
    const version = { version: '1.2.3', build: 'abc123' }
    const response = await createApp({ db: down, limits: 'off', version }).request('/api/version')
    expect(await response.json()).toEqual(version)
  })

  it.each(['/healthz', '/readyz', '/version'])('%s accepts only GET', async (path) => {
    const response = await createApp({ db: down, limits: 'off' }).request(`/api${path}`, { method: 'POST' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  })
})

onBothEngines((db) => {
  it('S33 logs each security event with the customer’s id, without email, address, token or phrase', async () => {
    const lines: string[] = []
    const log = createLog('warn', { write: (line) => void lines.push(line) })
    const testApp = createTestApp(db(), {
      log,
      limits: {
        perAddress: { points: 50, seconds: 60 },
        perAccountAndAddress: { points: 3, seconds: 60 },
        perAccount: { points: 50, seconds: 60 },
        registrations: { points: 50, seconds: 60 },
        codes: { points: 20, seconds: 3600 },
      },
    })
    const { call, customer } = testApp
    const { id, email } = await customer()
    const from = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
    const send = (path: string, body: unknown, method = 'POST') => call(method, path, { body, env: from })
    const signedIn = await send('/auth/login', { email, password: PASSWORD })
    const token = String(signedIn.json.token)
    await send('/auth/login', { email, password: 'Wrong#4848' })
    await send('/auth/login', { email: 'nobody@sample.test', password: 'Wrong#4848' })
    await call('GET', '/transaction/all', { token: 'A'.repeat(43), env: from })
    await call('POST', '/auth/logout', { token, env: from })
    await send('/auth/edit-password', { email, seedPhrase: PHRASE, password: 'Tallow&Brick9' }, 'PUT')
    await send('/auth/edit-password', { email, seedPhrase: `${PHRASE}x`, password: 'Tallow&Brick9' }, 'PUT')
    let last = 0
    while (last !== 429) ({ status: last } = await send('/auth/login', { email, password: 'Wrong#4848' }))
    const stranger = { email: 'nobody@sample.test', password: 'Wrong#4848' }
    for (last = 0; last !== 429;) ({ status: last } = await send('/auth/login', stranger))
    const account = newcomer('events@sample.test')
    await send('/auth/register', account)
    await send('/auth/register', account)

    const events = lines.map((line) => JSON.parse(line) as { event: string; customer: string; kind: string })
    expect(events.every(({ kind }) => kind === 'security')).toBe(true)
    const found = events.map((each) => [each.event, each.customer === id ? 'them' : each.customer && 'other'])
    // Without repeats: the number of attempts until the limit is not part of this test.
    expect(found.filter((each, n) => String(each) !== String(found[n - 1]))).toEqual([
      ['sign_in', 'them'],
      ['sign_in_refused', 'them'],
      ['sign_in_refused', null],
      ['unauthorized', null],
      ['logout', 'them'],
      ['password_reset', 'them'],
      ['password_reset_refused', 'them'],
      ['sign_in_refused', 'them'],
      ['rate_limited', 'them'],
      ['sign_in_refused', null],
      ['rate_limited', null],
      ['registration', 'other'],
      ['registration_refused', null],
    ])
    const all = lines.join('')
    for (const secret of [email, 'sample.test', '203.0.113.7', token, PHRASE, PASSWORD])
      expect(all).not.toContain(secret)
  })

  it.each([
    ['/auth/login', 'POST', { password: 'Wrong#4848' }],
    ['/auth/edit-password', 'PUT', { seedPhrase: `${PHRASE}x`, password: 'Tallow&Brick9' }],
  ])(
    'S33 the 429 of %s names the customer under attack, but the limit per address looks nobody up',
    async (path, method, body) => {
      const lines: string[] = []
      let lookUps = 0
      const counted: Database = {
        ...db(),
        query: (text, values) => {
          if (text.includes('from users where email')) lookUps += 1
          return db().query(text, values)
        },
      }
      const limits = {
        ...defaultLimits,
        perAddress: { points: 4, seconds: 60 },
        perAccountAndAddress: { points: 2, seconds: 60 },
      }
      const log = createLog('warn', { write: (line) => void lines.push(line) })
      const { call, customer } = createTestApp(counted, { log, limits })
      const { id, email } = await customer()
      const env = { incoming: { socket: { remoteAddress: `203.0.113.${path.length}` } } }
      const attempts = []
      for (let n = 0; n < 5; n += 1) {
        const before = lookUps
        const response = await call(method, path, { body: { ...body, email }, env })
        attempts.push([response.status, lookUps - before])
      }
      expect(attempts).toEqual([
        [401, 1],
        [401, 1],
        [429, 1],
        [429, 1],
        [429, 0],
      ])
      const named = lines.map((line) => (JSON.parse(line) as { customer: string | null }).customer)
      expect(named).toEqual([id, id, id, id, null])
    },
  )

  it('metrics include durations by route and status, the pool, the event loop and replays', async () => {
    const metrics = createMetrics(db())
    const { money, customer, call } = createTestApp(db(), { metrics })
    const { token } = await customer()
    for (let n = 0; n < 3; n += 1) await money('/transaction/add', token, { amount: 5 }, 'one-key')
    for (let n = 0; n < 20; n += 1) await call('GET', `/nothing/${n}`)
    const shown = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
    const response = await fetch(`http://127.0.0.1:${shown.port}/metrics`)
    const text = await response.text()
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect((await fetch(`http://127.0.0.1:${shown.port}/`)).status).toBe(404)
    shown.stop()
    expect(text).toMatch(
      /^plainsail_http_request_duration_seconds_count\{method="POST",route="\/api\/transaction\/add",status="201"\} 3$/m,
    )
    expect(text).toMatch(
      /^plainsail_http_request_duration_seconds_count\{method="GET",route="unknown",status="404"\} 20$/m,
    )
    expect(text).toMatch(/^plainsail_idempotent_replays_total\{route="\/api\/transaction\/add"\} 2$/m)
    expect(text).toMatch(/^plainsail_database_pool\{state="waiting"\} 0$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    expect(text).not.toContain(token)
  })
})

it('metrics report durations in seconds, as their name says', async () => {
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 }
  const metrics = createMetrics({ pool } as unknown as Database)
  const seen = {
    req: { path: '/api/transaction/all', method: 'GET' },
    res: { status: 200, headers: new Headers() },
  }
  metrics.observe(seen as unknown as Context, 250)
  const text = await metrics.text()
  const labels = 'method="GET",route="/api/transaction/all",status="200"'
  expect(text).toContain(`plainsail_http_request_duration_seconds_sum{${labels}} 0.25\n`)
  expect(text).toContain(`plainsail_http_request_duration_seconds_bucket{le="0.1",${labels}} 0\n`)
  expect(text).toContain(`plainsail_http_request_duration_seconds_bucket{le="0.25",${labels}} 1\n`)
})

it.each([
  ['/api/', '/api/'],
  ['/api', '/api/'],
  ['/api/transaction/all', '/api/transaction/all'],
  ['/api/readyz', '/api/readyz'],
  ['/api/transaction/all/9', 'unknown'],
  ['/api/constructor', 'unknown'],
  ['/apix', 'pages'],
  ['/', 'pages'],
  ['/assets/app.js', 'assets'],
])('metrics count %s as %s', (path, route) => expect(routeOf(path)).toBe(route))
