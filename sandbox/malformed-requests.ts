import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { closedPolicy } from './http/content-security-policy.ts'
import { commonHeaders } from './http/security-headers.ts'

const headers = [
  ...commonHeaders(false),
  ['Content-Security-Policy', closedPolicy],
  ['Cache-Control', 'no-store'],
]

/** The headers as text, for answers that are written directly to the socket. */
export const socketHeaders = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')

const host = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

const readable = ({ headers: asked, url = '' }: IncomingMessage) =>
  host.test(asked.host ?? '') && /^(\/|https?:\/\/)[^\\]*$/.test(url.split('?')[0] ?? '')

function refuse(response: ServerResponse, status: number, message: string) {
  for (const [name = '', value = ''] of headers) response.setHeader(name, value)
  const body = JSON.stringify({ message })
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  })
  response.end(body)
}

/** Answers requests that never reach the app with JSON and the usual headers. */
export function refuseMalformed(server: Server) {
  const handlers = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!readable(request)) return refuse(response, 400, 'This request cannot be read.')
    for (const handle of handlers) handle.call(server, request, response)
  })
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) =>
    refuse(response, 417, 'This expectation cannot be met.'),
  )
}
