import { fileURLToPath } from 'node:url'
import type { Database } from './db/database.ts'
import { isDisconnection } from './db/database.ts'
import { openPostgres } from './db/open.ts'
import type { Env } from './env.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

export const dataFolder = (env: Env) => env.DATA_DIR ?? `${root}data/sandbox`

/** One connection without time limits, for migrations, backups and the like. Needs `DATABASE_URL`. */
export const openForUpkeep = (env: Env, onError: (error: Error) => void): Database =>
  openPostgres(env.DATABASE_URL ?? '', onError, {
    poolSize: 1,
    connectTimeoutMs: env.DATABASE_CONNECT_TIMEOUT_MS,
    statementTimeoutMs: null,
    pooler: env.DATABASE_POOLER,
  })

/** Why the server or a command could not start, with what to do. */
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
    return `PostgreSQL can not be reached (${message || String(code)}). Start it, or check DATABASE_URL.`
  return message
}
