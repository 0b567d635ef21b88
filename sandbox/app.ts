import { randomBytes, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import type { Logger } from 'pino'
import { callsWith } from '#contract/all-calls.ts'
import type { Capability } from '#contract/capabilities/names.ts'
import { type Database, isDisconnection, isUnavailable } from './db/database.ts'
import { createEstimates } from './db/payout-estimates.ts'
import type { Addresses } from './db/users.ts'
import { addressOf } from './http/address.ts'
import { createCustomerQueues, noCustomerQueues } from './http/customer-queues.ts'
import type { Deps, Version } from './http/deps.ts'
import { closedPolicy } from './http/content-security-policy.ts'
import { commonHeaders } from './http/security-headers.ts'
import { json } from './http/json.ts'
import { type Limits, createRateLimits, defaultLimits, noRateLimits } from './http/rate-limits.ts'
import { HttpError, nothingHere } from './http/http-error.ts'
import { customerOf, securityEventOf } from './http/security-events.ts'
import { createSite } from './http/site.ts'
import { securityLog } from './log.ts'
import type { Metrics } from './metrics.ts'
import { type Market, createMarket } from './market/listing.ts'
import { authRoutes } from './routes/auth.ts'
import { homeRoutes } from './routes/home.ts'
import { marketRoutes } from './routes/market.ts'
import { depositRoutes } from './routes/deposits.ts'
import { messageRoutes } from './routes/messages.ts'
import { payoutRoutes } from './routes/payouts.ts'
import { addressBookRoutes } from './routes/address-book.ts'
import { mailPage } from './routes/mails.ts'
import { mailWordRoutes } from './routes/mail-word.ts'
import { passkeyRoutes } from './routes/passkeys.ts'
import { secondStepSignInRoutes } from './routes/second-step-sign-in.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { stepUpRoutes } from './routes/step-up.ts'
import { secondStepSetupRoutes } from './routes/second-step-setup.ts'
import { withdrawalLockRoutes } from './routes/withdrawal-lock.ts'
import { withdrawalRoutes } from './routes/withdrawals.ts'
import { createEndedSessions } from './security/ended-sessions.ts'
import { type Hasher, createHasher } from './security/hashing.ts'
import { built } from './domain/capabilities.ts'
import { testNetworkAddresses } from './domain/test-addresses.ts'

type Options = {
  db: Database
  now?: () => Date
  /** By default all that are built. */
  capabilities?: readonly Capability[]
  settleSeconds?: number
  sessionHours?: number
  idleMinutes?: number
  /** `off` for tests that aren't about limits. */
  limits?: Limits | 'off'
  market?: Market
  addresses?: Addresses
  hasher?: Hasher
  hasDiskSpace?: () => boolean
  /** The folder of the built app. Without it only the API is served. */
  dist?: string
  publicUrl?: string
  trustedProxies?: number
  /** Concurrent requests allowed per address that our own proxies report. */
  perAddress?: number
  /** Further origins that the page may call, for a client built for another backend. */
  connect?: string[]
  log?: Logger
  draining?: () => boolean
  version?: Version
  metrics?: Metrics
  /** The caller logs database outages itself, once instead of for each request. */
  outageLogged?: boolean
}

/** Builds the server without a port: all routes on this database. Each option that is left out has a default. */
export function createApp({ db, now = () => new Date(), limits = defaultLimits, log, ...options }: Options) {
  const https = options.publicUrl?.startsWith('https:') ?? false
  const deps: Deps = {
    db,
    capabilities: new Set(options.capabilities ?? built),
    now,
    estimates: createEstimates(db),
    settleSeconds: options.settleSeconds ?? 30,
    sessionLife: { hours: options.sessionHours ?? 12, idleMinutes: options.idleMinutes ?? 30 },
    hasher: options.hasher ?? createHasher(),
    limits: limits === 'off' ? noRateLimits : createRateLimits(limits, db),
    queues: limits === 'off' ? noCustomerQueues : createCustomerQueues(db, options.perAddress ?? 200),
    market: options.market ?? createMarket({ url: null, now }),
    addresses: options.addresses ?? testNetworkAddresses,
    ended: createEndedSessions(db),
    hasDiskSpace: options.hasDiskSpace ?? (() => true),
    draining: options.draining ?? (() => false),
    version: options.version ?? { version: 'unknown', build: null },
    trustedProxies: options.trustedProxies ?? 0,
    publicUrl: options.publicUrl,
  }
  const app = new Hono({ getPath: withoutSlash })
  const always = commonHeaders(https)
  const security = log && securityLog(log)

  app.use(async (c, next) => {
    const started = performance.now()
    const id = randomUUID()
    c.header('X-Request-Id', id)
    for (const [name, value] of always) c.header(name, value)
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', closedPolicy)
    // Without proxies, connections per address are limited instead (connections.ts).
    if (deps.trustedProxies === 0) await next()
    else await deps.queues.address.run(addressOf(c, deps.trustedProxies), () => next())
    const ms = Math.round(performance.now() - started)
    // No bodies, headers or queries: they may contain secrets and personal data (S33).
    log?.info({ id, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request')
    const event = securityEventOf(c.req.method, c.req.path.replace(/^\/api/, ''), c.res.status)
    if (event) security?.info({ event, customer: customerOf(c.req.raw), id }, event)
    options.metrics?.observe(c, ms)
  })

  const groups = [
    homeRoutes,
    authRoutes,
    depositRoutes,
    withdrawalRoutes,
    payoutRoutes,
    messageRoutes,
    marketRoutes,
  ]
  const account = [
    sessionRoutes,
    stepUpRoutes,
    withdrawalLockRoutes,
    mailWordRoutes,
    addressBookRoutes,
    secondStepSetupRoutes,
    secondStepSignInRoutes,
    passkeyRoutes,
  ]
  for (const routes of [...groups, ...account]) app.route('/api', routes(deps))

  const offered = callsWith(deps.capabilities).map(([, call]) => call)
  app.all('/api/*', (c) => {
    const path = c.req.path.replace(/^\/api/, '') || '/'
    const allowed = offered.filter((call) => call.path === path)
    if (allowed.length === 0 && !operatorPaths.includes(path)) throw nothingHere()
    const methods = allowed.length > 0 ? allowed.map((call) => call.method) : ['GET']
    throw new HttpError(405, 'This address does not take this kind of request.', {
      headers: { allow: methods.join(', ') },
    })
  })

  app.route('/', mailPage(deps))

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
    if (error instanceof HttpError) return json(c, error.body, error.status, error.headers)
    if (!options.outageLogged || !isDisconnection(error))
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

/** Paths for operators, which aren't in the contract's table. */
const operatorPaths = ['/healthz', '/readyz', '/version', '/openapi.json']

/** Treats `/api` and `/api/` as the same path. */
function withoutSlash(request: Request): string {
  const path = getPath(request)
  return path === '/api/' ? '/api' : path
}
