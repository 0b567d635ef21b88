// npm run backup -- --out file · npm run restore -- --from file · npm run reset:samples · npm run check:ledger
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readArguments } from './arguments.ts'
import { backup, partOf } from './db/backup.ts'
import type { Database } from './db/database.ts'
import { ledgerDifferences } from './db/ledger.ts'
import { requireCurrent, requireTables } from './db/migrate.ts'
import { openEmbedded } from './db/open.ts'
import { resetSamples } from './db/reset-samples.ts'
import { checkBackup, restore } from './db/restore.ts'
import { type Env, readEnv } from './env.ts'
import { createHasher } from './security/hashing.ts'
import { dataFolder, openForUpkeep, startError } from './settings.ts'

const usage = `Works on the database that the server uses: DATABASE_URL, or else DATA_DIR. With DATA_DIR stop the server first.

  npm run backup -- --out backup.jsonl      writes everything except sessions to a new file
  npm run restore -- --from backup.jsonl    fills an empty database
  npm run reset:samples                     puts the sample customers back and ends their sessions
  npm run check:ledger                      compares the stored sums with the rows; ends with 1 if any differ, 2 if it can't run
`

type Command = {
  run: (db: Database, file: string) => Promise<{ text: string; code?: number }>
  /** The option that names the command's file. */
  file?: 'out' | 'from'
  /** Runs before the database is opened, because opening it may create a data folder. */
  before?: (file: string) => Promise<unknown>
  /** The command works on existing data, so a missing database is a mistake in the settings. */
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
      for (const [signal, code] of [['SIGINT', 130] as const, ['SIGTERM', 143] as const])
        process.once(signal, () => {
          rmSync(partOf(file), { force: true })
          process.exit(code)
        })
      const { rows } = await backup(db, file)
      return { text: `Wrote ${rows} rows to ${file}.` }
    },
  },
  restore: {
    file: 'from',
    needsData: false,
    failed: 1,
    before: checkBackup,
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
          `Customer ${customer}: ${figure} is stored as ${kept} cents, the rows add up to ${derived}.\n`,
      )
      const text = `${lines.join('')}Checked ${customers} customers: ${differences.length} figures differ.`
      return { text, code: differences.length === 0 ? 0 : 1 }
    },
  },
}

function refuse(why: string): never {
  process.stderr.write(`${why}\n\n${usage}`)
  process.exit(2)
}

function readCommand() {
  const options = { out: { type: 'string' }, from: { type: 'string' } } as const
  const { positionals, values } = readArguments({ allowPositionals: true, options }, refuse)
  const [name = '', ...more] = positionals
  const command = commands[name]
  if (!command) return refuse(name === '' ? 'The command is missing.' : `There is no command ${name}.`)
  if (more.length > 0) return refuse(`Unexpected argument '${more[0]}'.`)
  const other = Object.keys(values).find((option) => option !== command.file)
  if (other !== undefined) return refuse(`${name} takes no option '--${other}'.`)
  const given = command.file && values[command.file]
  if (command.file && !given) return refuse(`${name} needs '--${command.file}' with the name of a file.`)
  return { command, file: given ? resolve(given) : '' }
}

/** Returns a function that makes the data folder missing or empty again, as it is now. `null` if it contains anything. */
function emptied(folder: string): (() => void) | null {
  const existed = existsSync(folder)
  if (existed && readdirSync(folder).length > 0) return null
  return () => {
    const paths = existed ? readdirSync(folder).map((name) => join(folder, name)) : [folder]
    for (const path of paths) rmSync(path, { recursive: true, force: true })
  }
}

/** Connection errors are ignored here, because the query that needs the connection fails with them. */
const onError = () => {}

async function open(env: Env, needsData: boolean): Promise<Database> {
  if (env.DATABASE_URL !== undefined) return openForUpkeep(env, onError)
  const folder = dataFolder(env)
  if (needsData && !existsSync(join(folder, 'PG_VERSION')))
    throw new Error(`There is no database in ${resolve(folder)}. Nothing was done. Check DATA_DIR.`)
  return openEmbedded(folder, onError)
}

const { command, file } = readCommand()
try {
  const env = readEnv(process.env)
  await command.before?.(file)
  const undo = command.needsData || env.DATABASE_URL !== undefined ? null : emptied(dataFolder(env))
  const db = await open(env, command.needsData)
  const { text, code = 0 } = await command
    .run(db, file)
    .finally(() => db.close())
    .catch((error: unknown) => {
      undo?.()
      throw error
    })
  process.stdout.write(`${text}\n`)
  process.exitCode = code
} catch (error) {
  process.stderr.write(`${startError(error)}\n`)
  process.exitCode = command.failed
}
