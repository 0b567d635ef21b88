import { EventEmitter, once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import type { Database } from './db/database.ts'
import { listen } from './listen.ts'

let server: Awaited<ReturnType<typeof listen>>
const quick = { headersTimeout: 300, requestTimeout: 400, connectionsCheckingInterval: 50 }

beforeAll(async () => {
  const app = createApp({ db: {} as Database, limits: 'off' })
  server = await listen(app, { port: 0, host: '127.0.0.1', limits: quick })
})
afterAll(() => server.stop())

/** Sends raw text and resolves with everything received until the server closes the connection. */
const raw = (text: string) =>
  new Promise<string>((done) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text))
    let response = ''
    socket.on('data', (part) => (response += part.toString()))
    socket.on('close', () => done(response))
    socket.on('error', () => done(response))
  })

const post = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

describe('the socket', () => {
  it.each([
    ['16 KB of headers', 431, `GET /api/ HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(16_000)}\r\n\r\n`],
    ['two lengths', 400, `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['no host', 400, 'GET /api/ HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['no HTTP', 400, 'hello\r\n\r\n'],
    ['an unknown method', 400, 'SAIL /api/ HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['TRACE', 405, 'TRACE /api/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    [
      'a body that is too long',
      413,
      `${post}Connection: close\r\nContent-Length: 20000\r\n\r\n${'a'.repeat(20_000)}`,
    ],
  ])('S2 %s: %d', async (_, status, text) => {
    const response = await raw(text)
    expect(response.split(' ')[1]).toBe(String(status))
    expect(response).not.toMatch(/node:|\.ts:|Error:/)
  })

  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['two lengths', `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['headers too large', `GET /api/ HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(16_000)}\r\n\r\n`],
    ['no host', 'GET /api/ HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an invalid host', 'GET /api/ HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n'],
    ['an expectation', 'GET /api/ HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n'],
  ])('S2 refuses %s with JSON and the security headers', async (_, text) => {
    const [head = '', body = ''] = (await raw(text)).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 4/)
    for (const header of ['application/json', 'nosniff', 'X-Frame-Options: DENY', "default-src 'none'"])
      expect(head.toLowerCase()).toContain(header.toLowerCase())
    expect(JSON.parse(body)).toEqual({ message: expect.any(String) })
  })

  it('S29 closes connections that send headers or bodies too slowly, and serves others meanwhile', async () => {
    const started = performance.now()
    const slow = Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        raw(n % 2 ? 'GET /api/ HTTP/1.1\r\nHost: x\r\n' : `${post}Content-Length: 9\r\n\r\n{`),
      ),
    )
    const response = await fetch(`http://127.0.0.1:${server.port}/api/`)
    expect(response.status).toBe(200)
    const closed = await slow
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(closed.every((text) => text === '' || /^HTTP\/1\.1 (408|400)/.test(text))).toBe(true)
  }, 20_000)
})

/** An app whose answers to /slow wait until `letGo` is called. */
async function gated() {
  const events = new EventEmitter()
  const gate = once(events, 'let go')
  const asked = once(events, 'asked')
  const app = {
    fetch: async (request: Request) => {
      if (new URL(request.url).pathname === '/slow') {
        events.emit('asked')
        await gate
      }
      return new Response('whole answer')
    },
  }
  return {
    server: await listen(app, { port: 0, host: '127.0.0.1' }),
    letGo: () => events.emit('let go'),
    asked,
  }
}

const ask = (port: number, path: string, agent: Agent) =>
  new Promise<{ text: string; connection: string | undefined; socket: unknown }>((done, fail) => {
    const request = get({ port, host: '127.0.0.1', path, agent }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () =>
        done({ text, connection: response.headers.connection, socket: request.socket }),
      )
    })
    request.on('error', fail)
  })

it('announces a shorter keep-alive time than it keeps', async () => {
  const app = { fetch: () => new Response('answer') }
  const mine = await listen(app, { port: 0, host: '127.0.0.1' })
  const socket = connect(mine.port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
  const [head] = (await once(socket, 'data')) as [Buffer]
  const seconds = Number(/keep-alive: timeout=(\d+)/i.exec(head.toString())?.[1])
  expect(seconds).toBe(5)
  expect(head.toString().match(/keep-alive: timeout/gi)).toHaveLength(1)
  socket.destroy()
  await mine.stop()
})

describe('stopping', () => {
  it('closes kept-alive connections with their next response, and still serves new ones', async () => {
    const { server: mine } = await gated()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    expect((await ask(mine.port, '/', agent)).connection).toBe('keep-alive')
    mine.drain()
    expect((await ask(mine.port, '/', agent)).connection).toBe('close')
    expect((await ask(mine.port, '/', new Agent())).text).toBe('whole answer')
    agent.destroy()
    await mine.stop()
  })

  it('completes a running answer with Connection: close, then accepts nothing more', async () => {
    const { server: mine, letGo, asked } = await gated()
    const agent = new Agent({ keepAlive: true })
    const running = ask(mine.port, '/slow', agent)
    await asked
    const stopped = mine.stop()
    await expect(ask(mine.port, '/', new Agent())).rejects.toThrow(/ECONNREFUSED/)
    letGo()
    expect(await running).toMatchObject({ text: 'whole answer', connection: 'close' })
    await stopped
    agent.destroy()
  })

  it('idle connections don’t delay it', async () => {
    const { server: mine } = await gated()
    const agent = new Agent({ keepAlive: true })
    await ask(mine.port, '/', agent)
    const began = performance.now()
    await mine.stop()
    // If they weren't closed, it would take the ten seconds of their keep-alive.
    expect(performance.now() - began).toBeLessThan(3000)
    agent.destroy()
  })
})
