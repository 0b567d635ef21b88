import { afterAll, beforeAll, describe, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openInMemory, openPostgres } from '../db/open.ts'
import { startPostgres } from './postgres.ts'
import { template } from './template.ts'

const quiet = () => {}

// Two engines start beside everything else that is tested, so a test may wait for its turn.
vi.setConfig({ testTimeout: 60_000 })

/** `null` where no PostgreSQL can run; the reason is printed. Each test file has a server of its own. */
export const postgres = await startPostgres().catch((error: unknown) => {
  const [line] = String(error).split('\n')
  process.stderr.write(`No PostgreSQL can be started here, so its half of the tests is skipped: ${line}\n`)
  return null
})
afterAll(() => postgres?.remove())

/** The same tests on both engines, each on a fresh database. `db()` may be called once the tests run. */
export function onBothEngines(suite: (db: () => Database) => void) {
  describe('embedded', () => {
    onOne(async () => openInMemory(quiet, await template()), suite)
  })
  onPostgres(suite)
}

export function onPostgres(suite: (db: () => Database) => void) {
  describe.skipIf(postgres === null)('PostgreSQL', () => {
    onOne(() => openPostgres(postgres?.url ?? '', quiet), suite)
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
