// Opens 600 slow connections to a server with its real limits: node bench/chaos-slow.mjs
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { option, startSandbox } from './server-process.mjs'

const DRIP_MS = 500

/** Sends part of its headers or body, then a byte every `DRIP_MS`. Resolves with when and how the server closes the connection. */
const drip = (port, inBody) =>
  new Promise((done) => {
    let opened = 0
    let response = ''
    const socket = connect(port, '127.0.0.1', () => {
      opened = performance.now()
      socket.write(
        inBody
          ? 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{'
          : 'GET /api/ HTTP/1.1\r\nHost: x\r\nX-Slow: ',
      )
    })
    const timer = setInterval(() => socket.writable && socket.write('a'), DRIP_MS)
    socket.on('data', (part) => (response += part))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      done({ inBody, ms: performance.now() - opened, status: response.split(' ')[1] ?? 'closed' })
    })
  })

/** The goals, in seconds from the opening of a connection: a 408 within 10.8 s for headers, 15.8 s for a body. */
const LATEST = { headers: 10.8, body: 15.8 }

const slowestSeconds = (closed) => Math.round(Math.max(...closed.map(({ ms }) => ms)) / 100) / 10

export async function slowConnections({ count }) {
  const folder = mkdtempSync(join(tmpdir(), 'plainsail-slow-'))
  const server = await startSandbox({ DATA_DIR: join(folder, 'db') })
  const served = []
  try {
    const { port } = new URL(server.address)
    const slow = Promise.all(Array.from({ length: count }, (_, n) => drip(Number(port), n % 2 === 1)))
    const drips = { open: true }
    void slow.then(() => (drips.open = false))
    while (drips.open) {
      const started = performance.now()
      const { status } = await fetch(`${server.api}/`)
      served.push({ ms: performance.now() - started, status })
      await new Promise((done) => setTimeout(done, 50))
    }
    const closed = await slow
    const statuses = {}
    for (const { status } of closed) statuses[status] = (statuses[status] ?? 0) + 1
    const times = served.map(({ ms }) => ms).toSorted((a, b) => a - b)
    return {
      connections: count,
      closedAs: statuses,
      headersClosedSeconds: slowestSeconds(closed.filter(({ inBody }) => !inBody)),
      bodiesClosedSeconds: slowestSeconds(closed.filter(({ inBody }) => inBody)),
      servedMeanwhile: served.length,
      notServed: served.filter(({ status }) => status !== 200).length,
      medianMs: Math.round(times[times.length >> 1] * 10) / 10,
      slowestMs: Math.round(times.at(-1) * 10) / 10,
    }
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const result = await slowConnections({ count: Number(option('connections', 600)) })
  console.log(result)
  const late = result.headersClosedSeconds > LATEST.headers || result.bodiesClosedSeconds > LATEST.body
  if (late || result.notServed > 0 || result.closedAs['408'] !== result.connections) process.exitCode = 1
}
