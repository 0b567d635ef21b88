import { expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { defaultLimits } from './http/rate-limits.ts'
import { listen } from './listen.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import {
  appSettings,
  listenSettings,
  notListening,
  openForUpkeep,
  postgresSettings,
  startError,
} from './settings.ts'
import type { Database } from './db/database.ts'

const env = readEnv({
  PORT: '4000',
  HOST: '0.0.0.0',
  DATABASE_URL: 'postgres://nobody@localhost/none',
  DATABASE_POOL_SIZE: '7',
  DATABASE_CONNECT_TIMEOUT_MS: '1234',
  DATABASE_STATEMENT_TIMEOUT_MS: '4321',
  DATABASE_POOLER: 'transaction',
  DIST_DIR: 'elsewhere',
  PUBLIC_URL: 'https://sail.test',
  CONNECT_ORIGINS: 'https://api.test',
  SESSION_HOURS: '3',
  SESSION_IDLE_MINUTES: '4',
  SANDBOX_SETTLE_SECONDS: '5',
  SANDBOX_CAPABILITIES: 'none',
  SANDBOX_RATE_LIMIT: 'off',
  MAX_PER_ADDRESS: '6',
})

it('passes every database setting to the pool', async () => {
  expect(postgresSettings(env)).toEqual({
    poolSize: 7,
    connectTimeoutMs: 1234,
    statementTimeoutMs: 4321,
    pooler: 'transaction',
  })
})

it('passes every request setting to the app', () => {
  expect(appSettings(env)).toEqual({
    capabilities: [],
    settleSeconds: 5,
    sessionHours: 3,
    idleMinutes: 4,
    limits: 'off',
    dist: 'elsewhere',
    publicUrl: 'https://sail.test',
    connect: ['https://api.test'],
    trustedProxies: 0,
    perAddress: 6,
  })
  expect(appSettings(readEnv({})).limits).toBe(defaultLimits)
})

it('MAX_PER_ADDRESS limits connections, or requests per forwarded address if TRUST_PROXY is set', () => {
  const proxied = readEnv({ TRUST_PROXY: '2', MAX_PER_ADDRESS: '6' })
  expect(listenSettings(env)).toEqual({ port: 4000, host: '0.0.0.0', perAddress: 6 })
  expect(listenSettings(proxied).perAddress).toBe(0)
  expect(appSettings(proxied)).toMatchObject({ trustedProxies: 2, perAddress: 6 })
})

it('commands use one connection without a statement timeout, through the pooler if there is one', async () => {
  const direct = openForUpkeep({ ...env, DATABASE_POOLER: 'none' }, () => {})
  expect(direct.pool.options).toMatchObject({ max: 1, connectionTimeoutMillis: 1234 })
  expect(direct.pool.options.statement_timeout).toBeUndefined()
  expect(direct.pool.options.query_timeout).toBeUndefined()
  const pooled = openForUpkeep(env, () => {})
  expect(pooled.pool.options.Client?.name).toBe('UnnamedClient')
  expect(pooled.pool.options.query_timeout).toBeUndefined()
  await Promise.all([direct.close(), pooled.close()])
})

const failureOf = (attempt: Promise<unknown>) => attempt.then(() => 'it listens', startError)
const app = { fetch: () => new Response() }
const metrics = () => createMetrics({ pool: {} } as Database)

it.each([
  ['HOST', { port: 0, host: '192.0.2.1' }],
  ['HOST', { port: 0, host: 'no-such-host.invalid' }],
  ['METRICS_HOST', { port: 0, host: '192.0.2.1' }],
] as const)('names a wrong %s instead of reporting a database outage', async (name, at) => {
  const attempt = name === 'HOST' ? listen(app, at) : serveMetrics(metrics(), at)
  const said = await failureOf(attempt.catch(notListening({ port: 'PORT', host: name }, at)))
  expect(said).toContain(`${at.host} is not an address of this machine`)
  expect(said).toContain(`Set ${name} to one that is, or to 0.0.0.0 for all.`)
})

it('names a port in use with its setting', async () => {
  const first = await listen(app, { port: 0, host: '127.0.0.1' })
  const at = { port: first.port, host: '127.0.0.1' }
  const attempt = listen(app, at).catch(notListening({ port: 'PORT', host: 'HOST' }, at))
  expect(await failureOf(attempt)).toBe(`Port ${first.port} is in use. Set PORT to another one.`)
  await first.stop()
})
