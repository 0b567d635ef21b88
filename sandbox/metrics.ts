import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Context } from 'hono'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { allCalls } from '#contract/all-calls.ts'
import type { Database } from './db/database.ts'

const paths = new Set<string>([
  ...Object.values(allCalls).map(({ path }) => path),
  '/healthz',
  '/readyz',
  '/version',
  '/openapi.json',
])

/** Maps a path to one of a few names, so that requests for random paths can't fill the memory. */
export function routeOf(path: string): string {
  if (!/^\/api(\/|$)/.test(path)) return path.startsWith('/assets/') ? 'assets' : 'pages'
  const inner = path.replace(/^\/api\/?/, '/')
  return paths.has(inner) ? `/api${inner}` : 'unknown'
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Collects metrics for Prometheus. They contain no data about individual customers. */
export function createMetrics(db: Pick<Database, 'pool'>) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  const durations = new Histogram({
    name: 'plainsail_http_request_duration_seconds',
    help: 'Time from the first to the last line of code that works on a request.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
    registers,
  })
  const replays = new Counter({
    name: 'plainsail_idempotent_replays_total',
    help: 'Money calls that were answered from the idempotency store instead of being carried out again.',
    labelNames: ['route'] as const,
    registers,
  })
  const { pool } = db
  const connections = {
    total: () => pool.totalCount,
    idle: () => pool.idleCount,
    waiting: () => pool.waitingCount,
  }
  const usage = new Gauge({
    name: 'plainsail_database_pool',
    help: 'Connections that are open and idle, and requests that wait for one.',
    labelNames: ['state'] as const,
    registers,
    collect: () => {
      for (const [state, count] of Object.entries(connections)) usage.set({ state }, count())
    },
  })

  return {
    observe: (c: Context, ms: number) => {
      const route = routeOf(c.req.path)
      const method = methods.has(c.req.method) ? c.req.method : 'other'
      durations.observe({ method, route, status: String(c.res.status) }, ms / 1000)
      if (c.res.headers.get('idempotent-replayed') === 'true') replays.inc({ route })
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** Serves metrics on a separate port, by default for this machine only. Rejects with Node's error if it can't listen. */
export async function serveMetrics(metrics: Metrics, { port, host }: { port: number; host: string }) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((ready, fail) => {
    server.once('error', fail)
    server.listen(port, host, ready)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
