import { Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { createApp } from './app.ts'
import type { Database } from './db/database.ts'
import { LONGEST_LIST } from './db/movements.ts'
import { closedPolicy } from './http/headers.ts'
import { PASSWORD, PHRASE, createBench } from './testing/bench.ts'
import { onBothEngines } from './testing/engines.ts'

const injections = [
  "' OR '1'='1",
  "'; drop table users; --",
  '" or ""="',
  "1' union select password_hash from users --",
  "'||(select pg_sleep(40))||'",
  "a'); select pg_sleep(40); --",
  '$1',
  '${7*7}',
  '%27%20or%201=1',
  "\\'; select 1; --",
  'admin@sample.test\u0027--',
  '1; copy users to program $$id$$',
  "E'\\x27'",
  '{"$ne":null}',
]

onBothEngines((db) => {
  const bench = (options = {}) => createBench(db(), options)

  it('S1 no injected SQL is answered with 200, 5xx or late, and the tables stand', async () => {
    const { call, customer } = bench()
    const { token } = await customer()
    const edit = {
      name: 'Other Name',
      zipCode: '1011',
      address: '2 Sample',
      gender: '',
      phoneNumber: '',
      investmentGoal: 'none',
    }
    for (const text of injections) {
      const started = performance.now()
      const answers = [
        await call('POST', '/auth/login', { body: { email: text, password: text } }),
        await call('POST', '/auth/login', { body: { email: 'a@sample.test', password: text } }),
        await call('PUT', '/auth/edit-password', {
          body: { email: 'a@sample.test', password: PASSWORD, seedPhrase: text },
        }),
        await call('PUT', '/auth/edit-user', { token, body: { ...edit, phoneNumber: text } }),
        await call('POST', '/transaction/add', {
          token,
          body: { amount: text },
          headers: { 'idempotency-key': 'k' },
        }),
        await call('GET', '/transaction/all', { token: text.replaceAll(/[^\x20-\x7e]/g, '') }),
      ]
      for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400)
      for (const { status } of answers) expect(status).toBeLessThan(500)
      expect(performance.now() - started).toBeLessThan(30_000)
      // Where any text is allowed it is stored as it was typed.
      const stored = await call('PUT', '/auth/edit-user', {
        token,
        body: { ...edit, gender: text.slice(0, 40) },
      })
      expect(stored.status).toBe(200)
    }
    expect((await call('GET', '/transaction/token-user', { token })).json.gender).toBe(injections.at(-1))
  })

  it('S22 refuses NUL and half a surrogate pair before the database sees them', async () => {
    const { call, customer } = bench()
    const { token } = await customer()
    for (const bad of ['\\u0000', '\\ud800', 'a\\udc00b']) {
      const body = `{"name":"Other Name","zipCode":"1011","address":"2 Sample ${bad}","gender":"${bad}","phoneNumber":"","investmentGoal":"none"}`
      const answer = await call('PUT', '/auth/edit-user', { token, body })
      expect([answer.status, Object.keys(answer.json.fields ?? {})]).toEqual([422, ['address', 'gender']])
      expect(
        (await call('POST', '/auth/login', { body: `{"email":"a@sample.test","password":"${bad}"}` })).status,
      ).toBeLessThan(500)
    }
  })

  it('S30 no list is endless', async () => {
    const { call, customer } = bench()
    const { id, token } = await customer()
    await db().query(
      `insert into deposits (user_id, reference, amount, created_at, settles_at, fails)
       select $1, 'DEP-LONG-' || $1::bigint || '-' || n, 100, $2::timestamptz - n * interval '1 hour', $2, false from generate_series(1, $3) n`,
      [id, new Date('2026-01-01T00:00:00Z'), LONGEST_LIST + 5],
    )
    const started = performance.now()
    const { json } = await call('GET', '/transaction/all', { token })
    expect(json.allTransactions).toHaveLength(LONGEST_LIST)
    expect(performance.now() - started).toBeLessThan(10_000)
    expect((await call('GET', '/transaction/token-user', { token })).json.totalDeposit).toBe(LONGEST_LIST + 5)
  })

  it('S33 the log holds no password, phrase, token or body', async () => {
    let written = ''
    const stream = new Writable({
      write: (chunk: Buffer, _, done) => {
        written += chunk.toString()
        done()
      },
    })
    const { call, customer, money } = bench({ log: pino({ level: 'debug' }, stream) })
    const { email, token } = await customer()
    const signedIn = await call('POST', '/auth/login', { body: { email, password: PASSWORD } })
    await call('PUT', '/auth/edit-password', {
      body: { email, password: 'Tallow&Brick9', seedPhrase: PHRASE },
    })
    await call('POST', '/auth/login', { body: { email, password: 'Wrong#2026' } })
    await money('/transaction/add', token, { amount: 4711.47 })
    await call('GET', `/transaction/all?token=${token}`, { token })
    expect(written).toContain('/api/auth/login')
    const secrets = [
      PASSWORD,
      PHRASE,
      token,
      String(signedIn.json.token),
      email,
      'Tallow&Brick9',
      'Wrong#2026',
      '4711.47',
    ]
    for (const secret of secrets) expect(written).not.toContain(secret)
  })

  it('API-10 tells that it is a sandbox, with and without the closing slash', async () => {
    const { app } = bench()
    for (const path of ['/api', '/api/']) {
      expect(await (await app.request(path)).json()).toEqual({ mode: 'sandbox', message: expect.any(String) })
    }
  })

  it('S27 writes nothing while the disk is nearly full, and goes on reading', async () => {
    const disk = { room: true }
    const { call, money, customer } = bench({ hasRoom: () => disk.room })
    const { token } = await customer()
    disk.room = false
    const refused = await money('/transaction/add', token, { amount: 7 }, 'same')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
    expect((await call('GET', '/transaction/all', { token })).json).toEqual({ allTransactions: [] })
    disk.room = true
    expect((await money('/transaction/add', token, { amount: 7 }, 'same')).status).toBe(201)
  })
})

/** Each layer below the handlers throws: the answer must not tell what. */
const broken = (error: Error): Database => {
  const fail = () => Promise.reject(error)
  return {
    engine: 'postgres',
    query: fail,
    transaction: fail,
    checkpoint: fail,
    close: fail,
  } as unknown as Database
}

describe('without a database that works', () => {
  const token = 'A'.repeat(43)
  const ask = (error: Error) =>
    createApp({ db: broken(error), limits: 'off' }).request('/api/transaction/token-user', {
      headers: { authorization: `Bearer ${token}` },
    })

  it('S34 a defect is told as 500 without internals', async () => {
    const answer = await ask(new Error('column "secret" of relation "users" at /srv/app.ts'))
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { message: 'Something went wrong on our side. Try again in a moment.' },
    ])
  })

  it.each([
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])('S26 S30 %s is told as 503 with Retry-After', async (error) => {
    const answer = await ask(error)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  })
})

const chunked = (bytes: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let sent = 0; sent < bytes; sent += 1024) controller.enqueue(new Uint8Array(1024).fill(0x20))
      controller.close()
    },
  })

describe('requests that are none', () => {
  const app = createApp({ db: broken(new Error('must not be asked')), limits: 'off' })
  const post = (body: BodyInit, type = 'application/json', headers = {}) =>
    app.request('/api/auth/login', {
      method: 'POST',
      body,
      headers: { 'content-type': type, ...headers },
      duplex: 'half',
    } as RequestInit)

  it.each([
    ['not JSON', 400, () => post('{"email":')],
    ['empty', 400, () => post('')],
    ['no object', 422, () => post('[]')],
    ['another type', 415, () => post('email=a', 'application/x-www-form-urlencoded')],
    ['bad UTF-8', 400, () => post(new Uint8Array([0x22, 0xff, 0x22]))],
    ['more than 16 KB', 413, () => post(`"${'a'.repeat(17_000)}"`)],
    ['more than 16 KB without a length', 413, () => post(chunked(20_000))],
    ['a small chunked body', 400, () => post(chunked(1024))],
    ['deeply nested', 422, () => post('['.repeat(8000) + ']'.repeat(8000))],
    [
      'unknown keys by the thousand',
      422,
      () => post(`{${Array.from({ length: 1000 }, (_, n) => `"k${n}":1`).join()}}`),
    ],
  ])('S2 S3 %s: %d', async (_, status, send) => {
    const started = performance.now()
    const answer = await send()
    const body = (await answer.json()) as { message: string }
    expect([answer.status, body.message.length > 10, body.message.length < 500]).toEqual([status, true, true])
    expect(performance.now() - started).toBeLessThan(3000)
  })

  it.each([
    ['GET', '/api/nothing', 404],
    ['GET', '/api/auth', 404],
    ['GET', '/api/%ff', 404],
    ['GET', '/api/..%2f..%2fetc/passwd', 404],
    ['GET', '/api/auth/login', 405],
    ['DELETE', '/api/transaction/add', 405],
    ['POST', '/api/openapi.json', 405],
    ['PATCH', '/api/', 405],
    ['OPTIONS', '/api/auth/login', 405],
    ['PUT', '/elsewhere', 405],
  ])('S23 %s %s: %d, as JSON without internals', async (method, path, status) => {
    const answer = await app.request(path, { method })
    const text = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      'application/json; charset=utf-8',
    ])
    expect(text).toMatch(/^\{"message":"[A-Z][^"]+\."\}$/)
    expect(text).not.toMatch(/passwd|sandbox|\.ts|node_modules/)
    expect(answer.headers.get('allow') ?? 'GET').toMatch(/^(GET|POST|PUT)/)
    expect(answer.headers.has('allow')).toBe(status === 405)
  })

  it.each([
    ['an answer', '/api/', 200],
    ['a refusal', '/api/transaction/all', 401],
    ['nothing there', '/api/nothing', 404],
    ['a defect', '/api/healthz', 500],
  ])('S-headers of %s are all there', async (_, path, status) => {
    const answer = await app.request(path)
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': closedPolicy,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': expect.stringContaining('clipboard-write=(self)'),
      'x-request-id': expect.any(String),
    })
    const names = [...answer.headers.keys()]
    expect(
      names.filter((name) => name.startsWith('access-control-') || name === 'strict-transport-security'),
    ).toEqual([])
  })

  it('sends Strict-Transport-Security only where the public address is https', async () => {
    const secure = createApp({ db: broken(new Error('')), limits: 'off', publicUrl: 'https://sail.test' })
    const header = (await secure.request('/api/')).headers.get('strict-transport-security')
    expect(header).toBe('max-age=63072000; includeSubDomains')
  })
})

describe('the OpenAPI document', () => {
  it('holds every call of the contract, with its body', async () => {
    const app = createApp({ db: broken(new Error('')), limits: 'off' })
    type Document = {
      paths: Record<
        string,
        Record<string, { requestBody?: unknown; parameters?: unknown[]; security?: unknown }>
      >
    }
    const document = (await (await app.request('/api/openapi.json')).json()) as Document
    for (const [name, call] of Object.entries(calls)) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()]
      expect(operation).toMatchObject({ operationId: name, summary: call.id })
      expect(operation?.requestBody !== undefined).toBe('body' in call)
      expect(operation?.parameters !== undefined).toBe('money' in call)
      expect(operation?.security !== undefined).toBe(call.bearer)
    }
    const text = JSON.stringify(document)
    expect(text).toContain('"additionalProperties":false')
    expect(text).toContain('"investmentGoal"')
  })
})
