import { randomBytes, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import type { Logger } from 'pino'
import { calls } from '#contract/calls.ts'
import { type Database, isUnavailable } from './db/database.ts'
import type { Addresses } from './db/users.ts'
import type { Deps } from './http/deps.ts'
import { closedPolicy, commonHeaders } from './http/headers.ts'
import { json } from './http/json.ts'
import { type Limits, createRateLimits, defaultLimits, noRateLimits } from './http/rate-limits.ts'
import { Refusal } from './http/refusal.ts'
import { createSite } from './http/site.ts'
import { type Market, createMarket } from './market/listing.ts'
import { authRoutes } from './routes/auth.ts'
import { homeRoutes } from './routes/home.ts'
import { marketRoutes } from './routes/market.ts'
import { transactionRoutes } from './routes/transactions.ts'
import { withdrawalRoutes } from './routes/withdrawals.ts'
import { type Hasher, createHasher } from './security/hashing.ts'
import { testNetworkAddresses } from './domain/test-addresses.ts'

type Options = {
  db: Database
  now?: () => Date
  settleSeconds?: number
  sessionHours?: number
  idleMinutes?: number
  /** `off` for tests of other things. */
  limits?: Limits | 'off'
  market?: Market
  addresses?: Addresses
  hasher?: Hasher
  hasRoom?: () => boolean
  /** The folder of the built app; without it only the API is served. */
  dist?: string
  publicUrl?: string
  trustedProxies?: number
  /** Origins besides our own that the page may call, when the client was built for another backend. */
  connect?: string[]
  log?: Logger
}

export function createApp({ db, now = () => new Date(), limits = defaultLimits, log, ...options }: Options) {
  const https = options.publicUrl?.startsWith('https:') ?? false
  const deps: Deps = {
    db,
    now,
    settleSeconds: options.settleSeconds ?? 30,
    sessionLife: { hours: options.sessionHours ?? 12, idleMinutes: options.idleMinutes ?? 30 },
    hasher: options.hasher ?? createHasher(),
    limits: limits === 'off' ? noRateLimits : createRateLimits(limits, db),
    market: options.market ?? createMarket({ url: null, now }),
    addresses: options.addresses ?? testNetworkAddresses,
    hasRoom: options.hasRoom ?? (() => true),
    trustedProxies: options.trustedProxies ?? 0,
  }
  const app = new Hono({ getPath: withoutSlash })
  const always = commonHeaders(https)

  app.use(async (c, next) => {
    const started = performance.now()
    const id = randomUUID()
    c.header('X-Request-Id', id)
    for (const [name, value] of always) c.header(name, value)
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', closedPolicy)
    await next()
    const ms = Math.round(performance.now() - started)
    // Neither bodies nor headers nor the query: they may hold what nobody should read (S33).
    log?.info({ id, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request')
  })

  const groups = [homeRoutes, authRoutes, transactionRoutes, withdrawalRoutes, marketRoutes]
  for (const routes of groups) app.route('/api', routes(deps))

  app.all('/api/*', (c) => {
    const path = c.req.path.replace(/^\/api/, '') || '/'
    const allowed = Object.values(calls).filter((call) => call.path === path)
    if (allowed.length === 0 && !['/healthz', '/openapi.json'].includes(path)) {
      throw new Refusal(404, 'There is nothing at this address.')
    }
    const methods = allowed.length > 0 ? allowed.map((call) => call.method) : ['GET']
    throw new Refusal(405, 'This address does not take this kind of request.', {
      headers: { allow: methods.join(', ') },
    })
  })

  if (options.dist !== undefined) {
    const site = createSite({
      dist: options.dist,
      https,
      connect: options.connect ?? [],
      nonce: () => randomBytes(16).toString('base64'),
    })
    app.get('*', site)
  }

  app.notFound((c) => {
    if (!['GET', 'HEAD'].includes(c.req.method)) {
      return json(c, { message: 'This address does not take this kind of request.' }, 405, {
        allow: 'GET, HEAD',
      })
    }
    return json(c, { message: 'There is nothing at this address.' }, 404)
  })

  app.onError((error, c) => {
    if (error instanceof Refusal) {
      const fields = error.fields ? { fields: error.fields } : {}
      return json(c, { message: error.message, ...fields }, error.status, error.headers)
    }
    log?.error({ err: error, method: c.req.method, path: c.req.path }, 'failed')
    if (isUnavailable(error)) {
      return json(c, { message: 'The service is briefly unavailable. Try again in a moment.' }, 503, {
        'retry-after': '2',
      })
    }
    return json(c, { message: 'Something went wrong on our side. Try again in a moment.' }, 500)
  })

  return app
}

/** The API's own address, with and without its slash, is one. */
function withoutSlash(request: Request): string {
  const path = getPath(request)
  return path === '/api/' ? '/api' : path
}
