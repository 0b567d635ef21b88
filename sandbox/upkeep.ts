// npm run backup -- --out file · npm run restore -- --from file · npm run reset:samples · npm run check:ledger
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backup } from './db/backup.ts'
import type { Database } from './db/database.ts'
import { ledgerDifferences } from './db/ledger.ts'
import { requireCurrent, requireTables } from './db/migrate.ts'
import { openEmbedded } from './db/open.ts'
import { resetSamples } from './db/reset-samples.ts'
import { restore, verified } from './db/restore.ts'
import { type Env, readEnv } from './env.ts'
import { createHasher } from './security/hashing.ts'
import { dataFolder, openForUpkeep, startError } from './settings.ts'

const usage = `Works on the database that the server uses: DATABASE_URL, or else DATA_DIR. With DATA_DIR stop the server first.

  npm run backup -- --out backup.jsonl      writes everything except sessions to a new file
  npm run restore -- --from backup.jsonl    fills an empty database
  npm run reset:samples                     puts the sample customers back and ends their sessions
  npm run check:ledger                      compares the kept sums with the rows; 1: some differ, 2: could not run
`

type Command = {
  run: (db: Database, file: string) => Promise<{ text: string; code?: number }>
  /** The option that names its file. */
  file?: 'out' | 'from'
  /** Before the database is opened, which would create a new data folder. */
  before?: (file: string) => Promise<unknown>
  /** Works on what is there, so a database that isn't is a mistake in the settings. */
  needsData: boolean
  failed: number
}

const commands: Record<string, Command | undefined> = {
  backup: {
    file: 'out',
    needsData: true,
    failed: 1,
    run: async (db, file) => {
      await requireTables(db)
      const { rows } = await backup(db, file)
      return { text: `Wrote ${rows} rows to ${file}.` }
    },
  },
  restore: {
    file: 'from',
    needsData: false,
    failed: 1,
    before: verified,
    run: async (db, file) => ({ text: `Restored ${await restore(db, file)} rows.` }),
  },
  'reset-samples': {
    needsData: true,
    failed: 1,
    run: async (db) => {
      await requireCurrent(db)
      if (await resetSamples(db, createHasher(), new Date()))
        return { text: 'The sample customers are as they were at first.' }
      throw new Error('This database does not have all of the sample customers. Nothing was changed.')
    },
  },
  'check-ledger': {
    needsData: true,
    failed: 2,
    run: async (db) => {
      await requireCurrent(db)
      const { customers, differences } = await ledgerDifferences(db, new Date())
      const lines = differences.map(
        ({ customer, figure, kept, derived }) =>
          `Customer ${customer}: ${figure} is kept as ${kept} cents, the rows add up to ${derived}.\n`,
      )
      const text = `${lines.join('')}Checked ${customers} customers: ${differences.length} figures differ.`
      return { text, code: differences.length === 0 ? 0 : 1 }
    },
  },
}

function refuse(why: string): never {
  process.stderr.write(`${why}${usage}`)
  process.exit(2)
}

function asked() {
  try {
    const options = { out: { type: 'string' }, from: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    const [name = '', ...more] = positionals
    const command = commands[name]
    const given = command?.file && values[command.file]
    const others = Object.keys(values).filter((option) => option !== command?.file)
    if (!command || (command.file && !given) || more.length + others.length > 0) return refuse('')
    return { command, file: given ? resolve(given) : '' }
  } catch (error) {
    return refuse(`${(error as Error).message}\n\n`)
  }
}

/** Each query says so itself. */
const onError = () => {}

async function open(env: Env, needsData: boolean): Promise<Database> {
  if (env.DATABASE_URL !== undefined) return openForUpkeep(env, onError)
  const folder = dataFolder(env)
  if (needsData && !existsSync(join(folder, 'PG_VERSION')))
    throw new Error(`There is no database in ${resolve(folder)}. Nothing was done. Check DATA_DIR.`)
  return openEmbedded(folder, onError)
}

const { command, file } = asked()
try {
  const env = readEnv(process.env)
  await command.before?.(file)
  const db = await open(env, command.needsData)
  const { text, code = 0 } = await command.run(db, file).finally(() => db.close())
  process.stdout.write(`${text}\n`)
  process.exitCode = code
} catch (error) {
  process.stderr.write(`${startError(error)}\n`)
  process.exitCode = command.failed
}
