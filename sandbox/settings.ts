import { fileURLToPath } from 'node:url'
import type { Database } from './db/database.ts'
import { isDisconnection } from './db/database.ts'
import { openPostgres } from './db/open.ts'
import type { Env } from './env.ts'
import { defaultLimits } from './http/rate-limits.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Where the embedded database is stored. Used only without `DATABASE_URL`. */
export const dataFolder = (env: Env) => env.DATA_DIR ?? `${root}data/sandbox`

/** Settings of the connections that serve requests. */
export const postgresSettings = (env: Env) => ({
  poolSize: env.DATABASE_POOL_SIZE,
  connectTimeoutMs: env.DATABASE_CONNECT_TIMEOUT_MS,
  statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
  pooler: env.DATABASE_POOLER,
})

/** The options of `createApp` that come from the environment. */
export const appSettings = (env: Env) => ({
  capabilities: env.SANDBOX_CAPABILITIES,
  settleSeconds: env.SANDBOX_SETTLE_SECONDS,
  sessionHours: env.SESSION_HOURS,
  idleMinutes: env.SESSION_IDLE_MINUTES,
  limits: env.SANDBOX_RATE_LIMIT ? defaultLimits : ('off' as const),
  dist: env.DIST_DIR ?? `${root}dist`,
  publicUrl: env.PUBLIC_URL,
  connect: env.CONNECT_ORIGINS,
  trustedProxies: env.TRUST_PROXY,
  perAddress: env.MAX_PER_ADDRESS,
})

/** Behind proxies all connections come from a few addresses, so the app limits requests instead. */
export const listenSettings = (env: Env) => ({
  port: env.PORT,
  host: env.HOST,
  perAddress: env.TRUST_PROXY === 0 ? env.MAX_PER_ADDRESS : 0,
})

/** Opens one connection without time limits, for migrations, backups and similar work. Needs `DATABASE_URL`. */
export const openForUpkeep = (env: Env, onError: (error: Error) => void): Database =>
  openPostgres(env.DATABASE_URL ?? '', onError, {
    poolSize: 1,
    connectTimeoutMs: env.DATABASE_CONNECT_TIMEOUT_MS,
    statementTimeoutMs: null,
    pooler: env.DATABASE_POOLER,
  })

/** For `catch` after listening: throws an error that names the wrong setting. A wrong host would otherwise be reported as a database outage. */
export const notListening =
  (names: { port: string; host: string }, { port, host }: { port: number; host: string }) =>
  (error: NodeJS.ErrnoException): never => {
    const { code = '' } = error
    if (code === 'EADDRINUSE') throw new Error(`Port ${port} is in use. Set ${names.port} to another one.`)
    if (code === 'EACCES')
      throw new Error(`This user may not listen on port ${port}. Set ${names.port} to 1024 or more.`)
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL', 'EAFNOSUPPORT'].includes(code))
      throw new Error(
        `${host} is not an address of this machine (${code}). Set ${names.host} to one that is, or to 0.0.0.0 for all.`,
      )
    throw error
  }

/** Returns a sentence for operators: why the server or a command couldn't start, and what to do. */
export function startError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/unsupported startup parameter/.test(message)) {
    return `The pooler before PostgreSQL refused the connection (${message}). Set DATABASE_POOLER=transaction.`
  }
  const { code } = (error ?? {}) as { code?: unknown }
  if (code === '28P01' || code === '28000')
    return `PostgreSQL refused the sign-in (${message}). Check DATABASE_URL.`
  if (code === '3D000')
    return `PostgreSQL has no such database (${message}). Create it, or check DATABASE_URL.`
  if (isDisconnection(error))
    return `PostgreSQL cannot be reached (${message || String(code)}). Start it, or check DATABASE_URL.`
  return message
}
