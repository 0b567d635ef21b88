import { fileURLToPath } from 'node:url'
import { ledgerDifferences } from './db/ledger.ts'
import { migrate } from './db/migrate.ts'
import { openEmbedded, openPostgres } from './db/open.ts'
import { readEnv } from './env.ts'

// npm run check:ledger: with the settings of the server. The embedded engine takes one process, so stop the server first.
const say = (line: string) => process.stdout.write(`${line}\n`)
const fail = (error: Error) => say(error.message)

async function check(): Promise<number> {
  const { DATABASE_URL, DATA_DIR } = readEnv(process.env)
  const folder = DATA_DIR ?? fileURLToPath(new URL('../data/sandbox', import.meta.url))
  const db = DATABASE_URL === undefined ? await openEmbedded(folder, fail) : openPostgres(DATABASE_URL, fail)
  try {
    await migrate(db)
    const { customers, differences } = await ledgerDifferences(db, new Date())
    for (const { customer, figure, kept, derived } of differences) {
      say(`Customer ${customer}: ${figure} is kept as ${kept} cents, the rows add up to ${derived}.`)
    }
    say(`Checked ${customers} customers: ${differences.length} figures differ.`)
    return differences.length === 0 ? 0 : 1
  } finally {
    await db.close()
  }
}

process.exitCode = await check().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  return 2
})
