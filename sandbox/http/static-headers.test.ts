import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import type { Database } from '../db/database.ts'
import { listen } from '../listen.ts'

let dist = ''
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'plainsail-dist-'))
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, 'index.html'), '<html></html>')
  for (const name of ['app-1234.js', 'app-1234.css', 'drawing-1234.svg'])
    await writeFile(join(dist, 'assets', name), 'sail '.repeat(400))
  await writeFile(join(dist, 'assets', 'font-1234.woff2'), 'wOF2')
  await writeFile(join(dist, 'site.webmanifest'), '{}')
  const app = createApp({ db: {} as Database, limits: 'off', dist, publicUrl: 'https://sail.test' })
  server = await listen(app, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.stop()
  await rm(dist, { recursive: true, force: true })
})

/** The raw head of a response. */
const headOf = (path: string, more = '') =>
  new Promise<string>((done) => {
    const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, br\r\n${more}\r\n`
    const socket = connect(server.port, '127.0.0.1', () => socket.write(request))
    let text = ''
    socket.on('data', (part) => {
      text += part.toString('latin1')
      const end = text.indexOf('\r\n\r\n')
      if (end === -1) return
      socket.destroy()
      done(text.slice(0, end))
    })
  })
const namesIn = (head: string) =>
  head
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(':')[0]?.toLowerCase())
    .toSorted()

/** The headers of a static file, and those that Node adds to every response. */
const own = [
  'cache-control',
  'content-type',
  'cross-origin-resource-policy',
  'etag',
  'vary',
  'x-content-type-options',
]
const byNode = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length']

describe('the headers of static files', () => {
  it.each([
    ['/assets/app-1234.js', ['content-encoding']],
    ['/assets/app-1234.css', ['content-encoding']],
    ['/assets/font-1234.woff2', []],
    ['/site.webmanifest', []],
  ])('%s carries only the headers that it needs, in less than 480 bytes', async (path, more) => {
    const head = await headOf(path)
    expect(head).toMatch(/^HTTP\/1\.1 200/)
    const names = namesIn(head).filter((name) => !byNode.includes(name ?? ''))
    expect(names).toEqual([...own, ...more].toSorted())
    expect(head.length).toBeLessThan(480)
  })

  it('a 304 for a cached file takes less than 420 bytes', async () => {
    const tag = /etag: (\S+)/i.exec(await headOf('/assets/app-1234.js'))?.[1] ?? ''
    const head = await headOf('/assets/app-1234.js', `If-None-Match: ${tag}\r\n`)
    expect(head).toMatch(/^HTTP\/1\.1 304/)
    expect(head.length).toBeLessThan(420)
  })

  it.each(['/', '/assets/drawing-1234.svg', '/assets/missing-1234.js'])(
    '%s keeps the headers of a document',
    async (path) => {
      expect(namesIn(await headOf(path))).toEqual(
        expect.arrayContaining([
          'content-security-policy',
          'cross-origin-opener-policy',
          'origin-agent-cluster',
          'permissions-policy',
          'referrer-policy',
          'strict-transport-security',
          'x-content-type-options',
          'x-frame-options',
          'x-request-id',
        ]),
      )
    },
  )
})
