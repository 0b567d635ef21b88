import { Agent, type IncomingMessage, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

type Upstream = { base: string; ready: boolean; agent: Agent }

/**
 * A small load balancer like those that operators run: round robin over keep-alive connections, only to servers whose /api/readyz
 * is 200. It never retries a request, so visitors see each error of a server.
 */
export async function startBalancer(bases: string[], { checkMs = 100 } = {}) {
  const upstreams: Upstream[] = bases.map((base) => ({
    base,
    ready: true,
    agent: new Agent({ keepAlive: true, maxSockets: 64 }),
  }))
  let turn = 0

  const busy = new Set<Upstream>()
  /** Has no time limit, because on a busy machine a slow response doesn't mean that the server isn't ready. */
  const check = async (upstream: Upstream) => {
    if (busy.has(upstream)) return
    busy.add(upstream)
    upstream.ready = await fetch(`${upstream.base}/api/readyz`).then(
      async (response) => {
        await response.arrayBuffer()
        return response.ok
      },
      () => false,
    )
    busy.delete(upstream)
  }
  const timer = setInterval(() => void Promise.all(upstreams.map(check)), checkMs)

  const server = createServer((incoming, outgoing) => {
    const ready = upstreams.filter((upstream) => upstream.ready)
    const upstream = ready[turn++ % Math.max(1, ready.length)]
    if (!upstream) return void outgoing.writeHead(502).end('no server is ready')
    const { hostname, port } = new URL(upstream.base)
    const onward = request(
      {
        hostname,
        port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, connection: 'keep-alive' },
        agent: upstream.agent,
      },
      (response: IncomingMessage) => {
        const { connection: _, 'keep-alive': __, ...headers } = response.headers
        outgoing.writeHead(response.statusCode ?? 502, { ...headers, 'x-upstream': upstream.base })
        response.pipe(outgoing)
        response.once('error', () => outgoing.destroy())
      },
    )
    onward.once('error', (error) => {
      if (outgoing.headersSent) return void outgoing.destroy()
      outgoing.writeHead(502).end(String(error))
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))

  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Replaces a server by a new one. */
    replace: (index: number, base: string) => {
      upstreams[index]?.agent.destroy()
      upstreams[index] = { base, ready: true, agent: new Agent({ keepAlive: true, maxSockets: 64 }) }
    },
    stop: () => {
      clearInterval(timer)
      for (const { agent } of upstreams) agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}
