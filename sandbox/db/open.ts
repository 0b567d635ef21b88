import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Client, Pool } from 'pg'
import { batched } from './protocol-batching.ts'
import { type Database, databaseOn } from './database.ts'
import { DurableNodeFS, durableStartParams } from './durable-fs.ts'
import { claimFolder } from './folder.ts'

type OnError = (error: Error) => void

/** Adds an error handler. Without one, a lost connection ends the process (S26). */
function listening(pool: Pool, onError: OnError): Pool {
  return pool.on('error', onError)
}

async function over(pglite: PGlite, onError: OnError, unlock?: () => void): Promise<Database> {
  const pool = listening(
    new Pool({
      ...createPgConfig(batched(pglite) as PGlite),
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 10_000,
    }),
    onError,
  )
  return databaseOn(pool, {
    engine: 'embedded',
    checkpoint: async () => void (await pool.query('checkpoint')),
    close: async () => {
      await pglite.close()
      unlock?.()
    },
  })
}

/** Opens the embedded engine on a folder, locks the folder and syncs each commit to the disk before acknowledging it. */
export async function openEmbedded(
  folder: string,
  onError: OnError,
): Promise<Database & { syncs: () => number }> {
  const { path, lock } = claimFolder(folder)
  try {
    const fs = new DurableNodeFS(path)
    const pglite = await PGlite.create({ fs, startParams: durableStartParams })
    // Marked before any row is stored, so a database with acknowledged rows never counts as incomplete.
    if (!lock.complete()) lock.mark(true)
    return { ...(await over(pglite, onError, lock.unlock)), syncs: () => fs.syncs }
  } catch (error) {
    lock.unlock()
    throw error
  }
}

/** Opens the same engine in memory, for tests. A `template` saves the seconds that creating an empty database takes. */
export async function openInMemory(onError: OnError, template?: Blob): Promise<Database> {
  return over(await PGlite.create({ loadDataDir: template }), onError)
}

export type PostgresSettings = {
  poolSize: number
  connectTimeoutMs: number
  /** `null` for work without a time limit, such as migrations and backups. */
  statementTimeoutMs: number | null
  /** `transaction`: PgBouncer may run each transaction on another connection. */
  pooler: 'none' | 'transaction'
}

const defaults: PostgresSettings = {
  poolSize: 10,
  connectTimeoutMs: 2000,
  statementTimeoutMs: 5000,
  pooler: 'none',
}
const IDLE_IN_TRANSACTION_MS = 10_000
/** How much longer than the server's own limit the client waits. It is only reached if the server is gone. */
const GRACE_MS = 3000

/** Opens a PostgreSQL database. It connects with the first query. `onError` is called when an idle connection breaks. */
export function openPostgres(
  connectionString: string,
  onError: OnError,
  settings: Partial<PostgresSettings> = {},
): Database {
  const { poolSize, connectTimeoutMs, statementTimeoutMs: limit, pooler } = { ...defaults, ...settings }
  const common = {
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: limit === null ? undefined : limit + GRACE_MS,
    application_name: 'plainsail-sandbox',
  }
  const rest = { engine: 'postgres' as const, checkpoint: async () => {} }
  if (pooler === 'transaction') {
    const pool = new Pool({ ...common, Client: UnnamedClient })
    const idle = limit === null ? 0 : IDLE_IN_TRANSACTION_MS
    const begin = `begin; set local statement_timeout = ${limit ?? 0}; set local idle_in_transaction_session_timeout = ${idle}`
    return databaseOn(listening(pool, onError), { ...rest, begin })
  }
  const pool = new Pool({
    ...common,
    statement_timeout: limit ?? undefined,
    idle_in_transaction_session_timeout: limit === null ? undefined : IDLE_IN_TRANSACTION_MS,
  })
  return databaseOn(listening(pool, onError), rest)
}

/** Never names a statement: the next transaction may run on a connection on which it wasn't prepared. */
class UnnamedClient extends Client {
  override query(...args: unknown[]): never {
    const [first, ...more] = args
    const unnamed =
      typeof first === 'object' && first !== null && 'name' in first ? { ...first, name: undefined } : first
    return (super.query as (...given: unknown[]) => never)(unnamed, ...more)
  }
}
