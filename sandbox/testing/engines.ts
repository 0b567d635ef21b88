import { afterAll, beforeAll, describe, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openInMemory, openPostgres } from '../db/open.ts'
import { skippedBecause, startPostgres } from './postgres.ts'
import { template } from './template.ts'

const quiet = () => {}

// Test files run in parallel and each starts two engines, so a test may have to wait for the processor.
vi.setConfig({ testTimeout: 60_000 })

/** This test file's own PostgreSQL server. `null` if none can run on this platform; the reason is printed. */
export const postgres = await startPostgres().catch((error: unknown) => {
  process.stderr.write(`${skippedBecause(error)}\n`)
  return null
})
afterAll(() => postgres?.remove())

/** Runs the same tests on both engines, each on a fresh database. Call `db()` only inside tests and hooks. */
export function onBothEngines(suite: (db: () => Database) => void) {
  describe('embedded', () => {
    onOne(async () => openInMemory(quiet, await template()), suite)
  })
  onPostgres(suite)
}

/** Runs tests on PostgreSQL only, on a fresh database. They are skipped if no server can run on this platform. */
export function onPostgres(suite: (db: () => Database) => void) {
  describe.skipIf(postgres === null)('PostgreSQL', () => {
    onOne(() => openPostgres(postgres?.url ?? '', quiet), suite)
  })
}

/** Runs tests on PostgreSQL with two connections, as two servers have. */
export function onTwoServers(suite: (first: () => Database, second: () => Database) => void) {
  describe('two servers', () => {
    onPostgres((first) => {
      let second: Database | null = null
      beforeAll(() => {
        second = openPostgres(postgres?.url ?? '', quiet)
      })
      afterAll(() => second?.close())
      suite(first, () => second ?? first())
    })
  })
}

function onOne(open: () => Promise<Database> | Database, suite: (db: () => Database) => void) {
  let db: Database | null = null
  beforeAll(async () => {
    db = await open()
    await migrate(db)
  }, 60_000)
  afterAll(() => db?.close())
  suite(() => {
    if (!db) throw new Error('The database is not open yet.')
    return db
  })
}
