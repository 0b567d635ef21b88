import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Reply, type Quirk, type State, bearer, customer, handle } from './independent-backend-routes.ts'

export const account = { email: 'rich@example.com', password: 'Sample#2026' }

const open = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'retry-after, etag, x-request-id, idempotent-replayed, x-market-as-of, date',
  'x-request-id': 'sample-request',
}
async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>)
}

function write(response: ServerResponse, { status, body, type = 'application/json', headers }: Reply) {
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)
  response.writeHead(status, { ...(type === null ? {} : { 'content-type': type }), ...headers }).end(text)
}

/** Starts a correct backend in plain Node that shares no code with the sandbox, with one quirk. */
export async function startIndependentBackend(quirk: Quirk = {}) {
  const state: State = { customers: [], sessions: new Map(), keys: new Map(), clock: 0 }
  state.customers.push(customer({ ...account, name: 'Sample Rich' }, 'none', true))
  const server = createServer({ maxHeaderSize: 65_536 }, (incoming, response) => {
    void (async () => {
      const { headers, method } = incoming
      const route = `${method} ${incoming.url}`
      const body = await bodyOf(incoming)
      if (route === quirk.silent) return
      const request = { route, body, headers, customer: state.sessions.get(bearer(headers)), state }
      const reply = (await quirk.before?.(request)) ?? handle(request, quirk)
      const whole = { ...reply, body: structuredClone(reply.body), headers: { ...open, ...reply.headers } }
      write(response, quirk.after?.(whole, request) ?? whole)
    })()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
