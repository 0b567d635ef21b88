import { describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { capabilityNames } from '#contract/capabilities/names.ts'
import { createApp } from './app.ts'
import type { Database } from './db/database.ts'
import { closedPolicy } from './http/content-security-policy.ts'

/** A database that always fails with this error. */
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

describe('without a working database', () => {
  const token = 'A'.repeat(43)
  const ask = (error: Error) =>
    createApp({ db: broken(error), limits: 'off' }).request('/api/transaction/token-user', {
      headers: { authorization: `Bearer ${token}` },
    })

  it('S34 answers an internal error with 500 without details', async () => {
    const response = await ask(new Error('column "secret" of relation "users" at /srv/app.ts'))
    expect([response.status, await response.json()]).toEqual([
      500,
      { message: 'Something went wrong on our side. Try again in a moment.' },
    ])
  })

  it.each([
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    // A full disk, of a PostgreSQL server or of the embedded engine.
    Object.assign(new Error('could not extend file'), { code: '53100' }),
    Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
    Object.assign(new Error('disk quota exceeded'), { code: 'EDQUOT' }),
    Object.assign(new Error('too many connections'), { code: '53300' }),
    // A host name with two addresses, both unreachable.
    new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })], ''),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])('S26 S30 answers %s with 503 and Retry-After', async (error) => {
    const response = await ask(error)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    // The connection may have been lost after the commit, so the response must not say that nothing was done (API-15).
    expect(await response.json()).toEqual({ message: expect.any(String) })
  })
})

const chunked = (bytes: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let sent = 0; sent < bytes; sent += 1024) controller.enqueue(new Uint8Array(1024).fill(0x20))
      controller.close()
    },
  })

describe('invalid requests', () => {
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
    ['not an object', 422, () => post('[]')],
    ['another type', 415, () => post('email=a', 'application/x-www-form-urlencoded')],
    ['bad UTF-8', 400, () => post(new Uint8Array([0x22, 0xff, 0x22]))],
    ['more than 16 KB', 413, () => post(`"${'a'.repeat(17_000)}"`)],
    ['more than 16 KB without a length', 413, () => post(chunked(20_000))],
    ['a small chunked body', 400, () => post(chunked(1024))],
    ['deeply nested', 422, () => post('['.repeat(8000) + ']'.repeat(8000))],
    [
      'thousands of unknown keys',
      422,
      () => post(`{${Array.from({ length: 1000 }, (_, n) => `"k${n}":1`).join()}}`),
    ],
  ])('S2 S3 %s: %d', async (_, status, send) => {
    const started = performance.now()
    const response = await send()
    const body = (await response.json()) as { message: string }
    expect([response.status, body.message.length > 10, body.message.length < 500]).toEqual([
      status,
      true,
      true,
    ])
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
    const response = await app.request(path, { method })
    const text = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'application/json; charset=utf-8',
    ])
    expect(text).toMatch(/^\{"message":"[A-Z][^"]+\."\}$/)
    expect(text).not.toMatch(/passwd|sandbox|\.ts|node_modules/)
    expect(response.headers.get('allow') ?? 'GET').toMatch(/^(GET|POST|PUT)/)
    expect(response.headers.has('allow')).toBe(status === 405)
  })

  it.each([
    ['an answer', '/api/', 200],
    ['a refusal', '/api/transaction/all', 401],
    ['a 404', '/api/nothing', 404],
    ['an internal error', '/api/readyz', 500],
  ])('the headers of %s are complete', async (_, path, status) => {
    const response = await app.request(path)
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject({
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
    const names = [...response.headers.keys()]
    expect(
      names.filter((name) => name.startsWith('access-control-') || name === 'strict-transport-security'),
    ).toEqual([])
  })

  it('sends Strict-Transport-Security only if the public address is https', async () => {
    const secure = createApp({ db: broken(new Error('')), limits: 'off', publicUrl: 'https://sail.test' })
    const header = (await secure.request('/api/')).headers.get('strict-transport-security')
    expect(header).toBe('max-age=63072000; includeSubDomains')
  })
})

describe('the OpenAPI document', () => {
  it('contains every call of the contract with its body', async () => {
    const app = createApp({ db: broken(new Error('')), limits: 'off', capabilities: capabilityNames })
    type Document = {
      paths: Record<
        string,
        Record<string, { requestBody?: unknown; parameters?: unknown[]; security?: unknown }>
      >
    }
    const document = (await (await app.request('/api/openapi.json')).json()) as Document
    for (const [name, call] of Object.entries(allCalls)) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()]
      expect(operation).toMatchObject({ operationId: name, summary: call.id })
      expect(operation?.requestBody !== undefined).toBe('body' in call)
      expect(operation?.parameters !== undefined).toBe('money' in call || 'query' in call || 'stepUp' in call)
      expect(operation?.security !== undefined).toBe(call.bearer)
    }
    const text = JSON.stringify(document)
    expect(text).toContain('"additionalProperties":false')
    expect(text).toContain('"investmentGoal"')
  })
})
