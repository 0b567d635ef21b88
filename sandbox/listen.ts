import { type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { limitConnections } from './connections.ts'
import { socketHeaders, refuseMalformed } from './malformed-requests.ts'

/** Milliseconds and bytes. Node's own limits of 60 s and 300 s without a cap on connections let a slow sender block others (S29). */
const defaultLimits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // Longer than announced, so that no client sends a request on a connection that is being closed.
  keepAliveTimeout: 10_000,
  // A slow connection is closed at most this much later than its limit.
  connectionsCheckingInterval: 500,
  maxHeaderSize: 8192,
  // Checked in malformed-requests.ts, because Node's own refusal has neither JSON nor our headers.
  requireHostHeader: false,
}
const ANNOUNCED_KEEP_ALIVE = 'timeout=5'
const LONGEST_ANSWER_MS = 15_000
const SWEEP_MS = 50

const refusals: Record<string, [string, string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of this request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
}

type Options = { port: number; host: string; limits?: Partial<typeof defaultLimits>; perAddress?: number }

/** Starts serving and returns the port; for port 0, a free one. Rejects with Node's error if it can't listen. */
export async function listen(app: Pick<Hono, 'fetch'>, { port, host, limits = {}, perAddress }: Options) {
  const serverOptions = { ...defaultLimits, ...limits }
  const server = createAdaptorServer({ fetch: app.fetch, createServer, serverOptions }) as Server
  limitConnections(server, { perAddress })
  const lastAnswers = closeAfterAnswers(server)
  refuseMalformed(server)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return void socket.destroy()
    const [status, message] = refusals[error.code ?? ''] ?? [
      '400 Bad Request',
      'This request cannot be read.',
    ]
    const body = JSON.stringify({ message })
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n${socketHeaders}` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  })
  await new Promise<void>((ready, fail) => {
    server.once('error', fail)
    server.listen(port, host, ready)
  })
  return {
    port: (server.address() as AddressInfo).port,
    /** Keeps serving, but closes each connection after its response, so that clients move to another server. */
    drain: lastAnswers,
    /** Stops accepting connections and waits for running requests. */
    stop: () =>
      new Promise<void>((done) => {
        lastAnswers()
        // A response whose headers were sent before the drain keeps its connection open, so idle ones are closed until the end.
        const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
        const cut = setTimeout(() => server.closeAllConnections(), LONGEST_ANSWER_MS)
        server.close(() => {
          clearInterval(sweep)
          clearTimeout(cut)
          done()
        })
        server.closeIdleConnections()
      }),
  }
}

const last = (response: ServerResponse) => {
  if (response.headersSent) return
  response.setHeader('connection', 'close')
  response.removeHeader('keep-alive')
}

/**
 * Announces the keep-alive time with every response. Returns a function; once it is called, every response carries `Connection: close` instead,
 * including those in progress.
 */
function closeAfterAnswers(server: Server): () => void {
  const running = new Set<ServerResponse>()
  let closing = false
  server.prependListener('request', (_request, response) => {
    if (closing) return last(response)
    response.setHeader('keep-alive', ANNOUNCED_KEEP_ALIVE)
    running.add(response)
    response.once('close', () => running.delete(response))
  })
  return () => {
    closing = true
    for (const response of running) last(response)
    running.clear()
  }
}
