import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Pool } from 'pg'
import { batched } from './batched.ts'
import { type Database, databaseOn } from './database.ts'
import { DurableNodeFS, durableStartParams } from './durable-fs.ts'
import { claimFolder } from './folder.ts'

type OnError = (error: Error) => void

/** A pool without this handler takes the process down when the server goes away (S26). */
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

/** The embedded engine on a folder: locked against a second process, and every commit is on the disk before it is acknowledged. */
export async function openEmbedded(
  folder: string,
  onError: OnError,
): Promise<Database & { syncs: () => number }> {
  const { path, lock } = claimFolder(folder)
  try {
    const fs = new DurableNodeFS(path)
    const pglite = await PGlite.create({ fs, startParams: durableStartParams })
    // Synced before anything is stored: a database with acknowledged rows is never taken for an incomplete one.
    if (!lock.complete()) lock.mark(true)
    return { ...(await over(pglite, onError, lock.unlock)), syncs: () => fs.syncs }
  } catch (error) {
    lock.unlock()
    throw error
  }
}

/** For tests: the same engine, kept nowhere. A `template` spares it the seconds that an empty database takes to make. */
export async function openInMemory(onError: OnError, template?: Blob): Promise<Database> {
  return over(await PGlite.create({ loadDataDir: template }), onError)
}

export function openPostgres(connectionString: string, onError: OnError): Database {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    query_timeout: 8000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'plainsail-sandbox',
  })
  return databaseOn(listening(pool, onError), { engine: 'postgres', checkpoint: async () => {} })
}
