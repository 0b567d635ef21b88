import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import type { Database } from '../db/database.ts'

/**
 * The rules of the MDN HTTP Observatory (github.com/mdn/mdn-http-observatory: src/grader/charts.js for the points,
 * src/analyzer/tests for the conditions) that concern headers. Assumes https with a redirect from http.
 */
type Csp = Map<string, string[]>
const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*']
const inline = ["'unsafe-inline'", 'data:']

function parse(policy: string | null): Csp | null {
  if (!policy) return null
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

function sourcesOf(csp: Csp, name: string): string[] {
  const sources = csp.get(name) ?? csp.get('default-src') ?? ['*']
  const noncedOrHashed = sources.some((source) => /^'(nonce|sha(256|384|512))-/.test(source))
  return noncedOrHashed ? sources.filter((source) => source !== "'unsafe-inline'") : sources
}

const any = (sources: string[] | undefined, bad: string[]) => sources?.some((each) => bad.includes(each))

function cspPoints(policy: string | null): number {
  const csp = parse(policy)
  if (!csp) return -25
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map((name) =>
    sourcesOf(csp, name),
  )
  const insecure = (names: string[]) =>
    names.some((name) => csp.get(name)?.some((source) => /^(http|ftp):/.test(source)))
  const passive = ['img-src', 'media-src']
  if (any(script, [...broad, ...inline]) || any(object, broad)) return -20
  if (insecure([...csp.keys()].filter((name) => !passive.includes(name)))) return -20
  if (any(script, ["'unsafe-eval'"]) || any(style, ["'unsafe-eval'"])) return -10
  if (insecure(passive)) return -10
  if (any(style, [...broad, ...inline])) return 0
  return csp.get('default-src')?.join() === "'none'" ? 10 : 5
}

const rules: Record<string, (of: (name: string) => string | null) => number> = {
  'Content-Security-Policy': (of) => cspPoints(of('content-security-policy')),
  'Strict-Transport-Security': (of) => {
    const age = Number(/max-age=(\d+)/.exec(of('strict-transport-security') ?? '')?.[1] ?? NaN)
    return Number.isNaN(age) ? -20 : age < 15_768_000 ? -10 : 0
  },
  'X-Content-Type-Options': (of) => (of('x-content-type-options') === 'nosniff' ? 0 : -5),
  'X-Frame-Options': (of) => {
    const ancestors = parse(of('content-security-policy'))?.get('frame-ancestors')
    if (ancestors && !ancestors.some((each) => broad.includes(each))) return 5
    return /^(DENY|SAMEORIGIN)$/.test(of('x-frame-options') ?? '') ? 0 : -20
  },
  'Referrer-Policy': (of) => {
    const policy = of('referrer-policy')
    if (policy === null) return 0
    return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5
  },
  'Cross-Origin-Opener-Policy': (of) => (of('cross-origin-opener-policy') === 'same-origin' ? 10 : 0),
  'Cross-Origin-Resource-Policy': (of) =>
    /^same-(origin|site)$/.test(of('cross-origin-resource-policy') ?? '') ? 10 : 0,
  'Set-Cookie': (of) => (of('set-cookie') === null ? 0 : -20),
  'Access-Control-Allow-Origin': (of) => (of('access-control-allow-credentials') === null ? 0 : -50),
}

/** Extra points count only if at most ten points were lost. */
function score(headers: Headers) {
  const points = Object.values(rules).map((rule) => rule((name) => headers.get(name)))
  const without = 100 + points.filter((each) => each < 0).reduce((sum, each) => sum + each, 0)
  const extra = points.filter((each) => each > 0).reduce((sum, each) => sum + each, 0)
  return without >= 90 ? without + extra : without
}

let dist = ''
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'plainsail-dist-'))
  await writeFile(join(dist, 'index.html'), '<html></html>')
  await writeFile(join(dist, 'favicon.svg'), '<svg/>')
})
afterAll(() => rm(dist, { recursive: true, force: true }))

const headersOf = async (path: string, publicUrl?: string) =>
  (await createApp({ db: {} as Database, limits: 'off', dist, publicUrl }).request(path)).headers

describe('the headers by the Observatory’s rules', () => {
  it.each([
    ['a page', '/'],
    ['a file', '/favicon.svg'],
    ['an answer', '/api/'],
    ['a refusal', '/api/transaction/all'],
    ['a missing file', '/nothing.js'],
    ['an internal error', '/api/readyz'],
  ])('%s scores 140 under https, an A+', async (_, path) => {
    expect(score(await headersOf(path, 'https://sail.test'))).toBe(140)
  })

  it('over http, only Strict-Transport-Security is missing', async () => {
    const headers = await headersOf('/')
    expect(rules['Strict-Transport-Security']?.((name) => headers.get(name))).toBe(-20)
    headers.set('strict-transport-security', 'max-age=63072000')
    expect(score(headers)).toBe(140)
  })

  // The scores that the Observatory itself gave for these headers.
  it.each([
    ['inline styles allowed', 130, { 'content-security-policy': [/'nonce-[^']+'/, "'unsafe-inline'"] }],
    ["default-src 'self'", 135, { 'content-security-policy': [/default-src 'none'/, "default-src 'self'"] }],
    [
      'inline scripts allowed',
      80,
      { 'content-security-policy': [/script-src [^;]+/, "script-src 'unsafe-inline'"] },
    ],
    ['no policy, framing refused by the older header', 75, { 'content-security-policy': [/.*/, ''] }],
  ] as const)('%s: %d', async (_, expected, changes) => {
    const headers = await headersOf('/', 'https://sail.test')
    for (const [name, [from, to]] of Object.entries(changes))
      headers.set(name, (headers.get(name) ?? '').replace(from, to))
    expect(score(headers)).toBe(expected)
  })

  it('no headers at all: 30', () => expect(score(new Headers())).toBe(30))
})
