import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { Deps } from './deps.ts'
import { endpoint } from './endpoint.ts'
import { createSite } from './site.ts'

let dist = ''
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'plainsail-dist-'))
  await writeFile(join(dist, 'app.js'), 'sail '.repeat(1000))
})
afterAll(() => rm(dist, { recursive: true, force: true }))

function createServer() {
  const deps = { capabilities: new Set(), hasDiskSpace: () => true } as Partial<Deps> as Deps
  const app = new Hono()
  endpoint(app, deps, calls.wakeUp, async () => ({
    body: { mode: 'sandbox', message: 'sail '.repeat(1000), capabilities: [] },
    unlessUnchanged: true,
  }))
  return app.get('*', createSite({ dist, https: false, connect: [], nonce: () => '' }))
}

describe.each([
  ['a response of the API', calls.wakeUp.path, 'identity', null],
  ['a compressed response of the API', calls.wakeUp.path, 'gzip', 'gzip'],
  ['a file', '/app.js', 'identity', null],
  ['a compressed file', '/app.js', 'br', 'br'],
])('%s', (_, path, accept, encoding) => {
  const get = (headers: Record<string, string> = {}) =>
    createServer().request(path, { headers: { 'accept-encoding': accept, ...headers } })

  it.each([
    ['the same tag', (tag: string) => tag],
    ['a list', (tag: string) => `"a, b", "c",${tag}`],
    ['the weak tag', (tag: string) => `W/${tag.replace('W/', '')}`],
    ['the strong tag', (tag: string) => tag.replace('W/', '')],
    ['*', () => ' * '],
  ])('RFC 9110 13.1.2 is not sent again to If-None-Match with %s', async (_name, headerOf) => {
    const first = await get()
    const tag = first.headers.get('etag') ?? ''
    expect([first.status, first.headers.get('content-encoding')]).toEqual([200, encoding])
    const again = await get({ 'if-none-match': headerOf(tag) })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
  })

  it.each(['', '"a"', 'W/"a", "b"', '"*"', 'a*'])(
    'RFC 9110 13.1.2 is sent to If-None-Match: %s',
    async (header) => {
      expect((await get({ 'if-none-match': header })).status).toBe(200)
    },
  )
})
