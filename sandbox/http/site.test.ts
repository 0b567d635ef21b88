import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../app.ts'
import type { Database } from '../db/database.ts'

const script = `console.log(${JSON.stringify('sail '.repeat(400))})`
const html = (title: string) =>
  `<html><head><title>${title}</title><style nonce="__CSP_NONCE__">a{}</style><meta property="csp-nonce" nonce="__CSP_NONCE__"></head></html>`

let dist = ''
const none = {} as Database
const site = (options = {}) => createApp({ db: none, limits: 'off', dist, ...options })

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'plainsail-dist-'))
  await mkdir(join(dist, 'assets'))
  await mkdir(join(dist, 'plans'))
  await mkdir(join(dist, '.vite'))
  await writeFile(join(dist, 'index.html'), html('Home'))
  await writeFile(join(dist, 'plans', 'index.html'), html('Plans'))
  await writeFile(join(dist, '404.html'), html('Not found'))
  await writeFile(
    join(dist, 'routes.json'),
    JSON.stringify({ routes: ['/', '/plans', '/dashboard/depositHistory'] }),
  )
  await writeFile(join(dist, 'assets', 'app-1234.js'), script)
  await writeFile(join(dist, 'favicon.svg'), '<svg/>')
  await writeFile(join(dist, '.vite', 'manifest.json'), '{}')
})
afterAll(() => rm(dist, { recursive: true, force: true }))

describe('pages', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/plans', 200, 'Plans'],
    ['/plans/', 200, 'Plans'],
    ['/dashboard/depositHistory', 200, 'Home'],
    ['/dashboard/unknown', 404, 'Not found'],
    ['/nothing', 404, 'Not found'],
  ])('%s: %d, %s', async (path, status, title) => {
    const response = await site().request(path)
    expect([response.status, /<title>(.*)<\/title>/.exec(await response.text())?.[1]]).toEqual([
      status,
      title,
    ])
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('carry the policy with their own nonce', async () => {
    const app = site()
    const nonces = new Set<string>()
    for (let visit = 0; visit < 3; visit += 1) {
      const response = await app.request('/')
      const text = await response.text()
      const policy = response.headers.get('content-security-policy') ?? ''
      const nonce = /'nonce-([A-Za-z0-9+/=]{24})'/.exec(policy)?.[1] ?? ''
      expect(text.split(`nonce="${nonce}"`)).toHaveLength(3)
      expect(text).not.toContain('__CSP_NONCE__')
      expect(policy.replace(nonce, '<nonce>')).toBe(
        "default-src 'none'; script-src 'self' 'sha256-eaPQdi1but0BleeeINiiI5daPJl7lOWdhNzYDeGKOYQ=' 'sha256-YExYeNYFCURjNwkcsb4/VD6rbPmER8yNaBetLmoYBIg='; style-src 'self' 'nonce-<nonce>'; style-src-attr 'none'; img-src 'self' data:; " +
          "font-src 'self'; connect-src 'self'; frame-src https://www.tradingview-widget.com https://s.tradingview.com; " +
          "manifest-src 'self'; worker-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
          "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      )
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })

  it('are compressed better after the first visit, and never reuse a nonce', async () => {
    await writeFile(join(dist, 'plans', 'index.html'), html(readFileSync('README.md', 'utf8')))
    const app = site()
    const nonces: string[] = []
    const visit = async () => {
      const response = await app.request('/plans', { headers: { 'accept-encoding': 'br' } })
      const body = Buffer.from(await response.arrayBuffer())
      const nonce = /<style nonce="([^"]+)"/.exec(brotliDecompressSync(body).toString())?.[1] ?? ''
      expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
      nonces.push(nonce)
      return body.length
    }
    const light = await visit()
    await vi.waitFor(async () => expect(await visit()).toBeLessThan(light * 0.95))
    // With concurrent visits, the page that was prepared ahead goes to only one of them. Pages are prepared one after the other, which is
    // much slower than a visit. So there are far more visits than prepared pages, and a page that is sent twice always shows.
    await Promise.all(Array.from({ length: 50 }, visit))
    expect(new Set(nonces).size).toBe(nonces.length)
  })

  it('upgrade to https only if the public address is https, and may call configured backends', async () => {
    const options = { publicUrl: 'https://sail.test', connect: ['https://api.sail.test'] }
    const policy = (await site(options).request('/')).headers.get('content-security-policy')
    expect(policy).toContain('upgrade-insecure-requests')
    expect(policy).toContain("connect-src 'self' https://api.sail.test;")
  })

  it('are served for any path if there is no list of routes', async () => {
    const bare = await mkdtemp(join(tmpdir(), 'plainsail-dist-'))
    await writeFile(join(bare, 'index.html'), html('Home'))
    expect((await site({ dist: bare }).request('/anything/at/all')).status).toBe(200)
    await rm(bare, { recursive: true })
  })

  it('say what to do when the app has not been built', async () => {
    const response = await site({ dist: join(dist, 'missing') }).request('/')
    expect([response.status, await response.json()]).toEqual([
      503,
      { message: 'The app has not been built yet. Run npm run build.' },
    ])
  })
})

describe('files', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are compressed with %s', async (encoding, unpack) => {
    const response = await site().request('/assets/app-1234.js', { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toBe(script)
  })

  it('are sent as the build compressed them', async () => {
    await writeFile(join(dist, 'assets', 'built-1.js'), script)
    await writeFile(join(dist, 'assets', 'built-1.js.br'), brotliCompressSync('compressed by the build'))
    const app = site()
    const ask = (encoding: string) =>
      app.request('/assets/built-1.js', { headers: { 'accept-encoding': encoding } })
    const response = await ask('br')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(
      'compressed by the build',
    )
    expect(gunzipSync(Buffer.from(await (await ask('gzip')).arrayBuffer())).toString()).toBe(script)
  })

  it('are read again once a build has replaced them, by their time or by their size', async () => {
    const app = site()
    const file = join(dist, 'replaced.txt')
    for (const [text, seconds] of [
      ['one', 1000],
      ['two', 2000],
      ['three', 2000],
    ] as const) {
      await writeFile(file, text)
      await utimes(file, seconds, seconds)
      expect(await (await app.request('/replaced.txt')).text()).toBe(text)
    }
  })

  it.each(['', 'identity', 'br;q=0, gzip;q=0'])('are sent uncompressed for %j', async (accept) => {
    const response = await site().request('/assets/app-1234.js', { headers: { 'accept-encoding': accept } })
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, script])
  })

  it('are cached for a year with a hash in their name, else for an hour, and revalidated by ETag', async () => {
    const app = site()
    const hashed = await app.request('/assets/app-1234.js')
    expect(Object.fromEntries(hashed.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Accept-Encoding',
    })
    const icon = await app.request('/favicon.svg')
    expect(icon.headers.get('cache-control')).toBe('public, max-age=3600')
    const again = await app.request('/favicon.svg', {
      headers: { 'if-none-match': icon.headers.get('etag') ?? '' },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('have their own tag per encoding, and match only that one', async () => {
    const app = site()
    const get = (headers: Record<string, string>) => app.request('/assets/app-1234.js', { headers })
    const encodings = ['identity', 'gzip', 'br']
    const responses = await Promise.all(encodings.map((encoding) => get({ 'accept-encoding': encoding })))
    const tags = responses.map(({ headers }) => headers.get('etag') ?? '')
    expect(new Set(tags).size).toBe(3)
    for (const [asked, tag] of tags.entries())
      for (const [sent, encoding] of encodings.entries()) {
        const again = await get({ 'accept-encoding': encoding, 'if-none-match': `"other", W/${tag}` })
        expect(again.status).toBe(asked === sent ? 304 : 200)
      }
  })

  it('are read again after a change', async () => {
    const app = site()
    await writeFile(join(dist, 'changing.txt'), 'one')
    expect(await (await app.request('/changing.txt')).text()).toBe('one')
    await writeFile(join(dist, 'changing.txt'), 'other')
    expect(await (await app.request('/changing.txt')).text()).toBe('other')
  })

  it.each([
    '/assets/missing.js',
    '/.vite/manifest.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/a%00.js',
    '/%ff.js',
  ])('S23 refuses %s without sending a page instead', async (path) => {
    const response = await site().request(path)
    expect([400, 404]).toContain(response.status)
    expect(await response.text()).not.toMatch(/<html|plainsail"/)
  })
})
