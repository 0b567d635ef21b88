import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { limitConnections } from './connections.ts'
import { earlyHeaders, refuseEarly } from './early.ts'

/** S29: Node's own limits are 60 s and 300 s with no cap on connections, which lets a slow sender starve the others. */
const defaultLimits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5000,
  // How much later than its time a slow connection may be closed.
  connectionsCheckingInterval: 500,
  maxHeaderSize: 8192,
  // Checked in early.ts, since Node's own refusal is neither JSON nor has any header.
  requireHostHeader: false,
}

const early: Record<string, [string, string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of this request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
}

type Options = { port: number; host: string; limits?: Partial<typeof defaultLimits>; perAddress?: number }

/** Starts to serve and answers with the port, the given one or, for 0, a free one. */
export async function listen(app: Hono, { port, host, limits = {}, perAddress }: Options) {
  const serverOptions = { ...defaultLimits, ...limits }
  const server = createAdaptorServer({ fetch: app.fetch, createServer, serverOptions }) as Server
  limitConnections(server, { perAddress })
  refuseEarly(server)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return void socket.destroy()
    const [status, message] = early[error.code ?? ''] ?? ['400 Bad Request', 'This request can not be read.']
    const body = JSON.stringify({ message })
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n${earlyHeaders}` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  })
  await new Promise<void>((ready, fail) => {
    server.once('error', fail)
    server.listen(port, host, ready)
  })
  return {
    port: (server.address() as AddressInfo).port,
    /** Lets running requests end, for at most five seconds. */
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 5000).unref()
      }),
  }
}
