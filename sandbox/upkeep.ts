// npm run backup -- --out file · npm run restore -- --from file · npm run reset:samples
import { parseArgs } from 'node:util'
import { backup } from './db/backup.ts'
import type { Database } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { openEmbedded } from './db/open.ts'
import { resetSamples } from './db/reset-samples.ts'
import { restore } from './db/restore.ts'
import { readEnv } from './env.ts'
import { createHasher } from './security/hashing.ts'
import { dataFolder, openForUpkeep, startError } from './settings.ts'

const usage = `Works on the database that the server uses: DATABASE_URL, or else DATA_DIR. With DATA_DIR stop the server first.

  npm run backup -- --out backup.jsonl      writes everything except sessions to a new file
  npm run restore -- --from backup.jsonl    fills an empty database
  npm run reset:samples                     puts the sample customers back and ends their sessions
`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, from: { type: 'string' } },
})
const onError = () => {}
const say = (text: string) => process.stdout.write(`${text}\n`)

const commands: Record<string, ((db: Database) => Promise<string>) | undefined> = {
  backup: async (db) => {
    const { rows } = await backup(db, values.out ?? '')
    return `Wrote ${rows} rows to ${values.out}.`
  },
  restore: async (db) => `Restored ${await restore(db, values.from ?? '')} rows.`,
  'reset-samples': async (db) => {
    await migrate(db)
    if (await resetSamples(db, createHasher(), new Date()))
      return 'The sample customers are as they were at first.'
    throw new Error('This database has no sample customers. Nothing was changed.')
  },
}

const [name = ''] = positionals
const command = commands[name]
const complete = (name !== 'backup' || values.out) && (name !== 'restore' || values.from)
if (!command || !complete) {
  process.stderr.write(usage)
  process.exit(2)
}
try {
  const env = readEnv(process.env)
  const db = env.DATABASE_URL ? openForUpkeep(env, onError) : await openEmbedded(dataFolder(env), onError)
  say(await command(db).finally(() => db.close()))
} catch (error) {
  process.stderr.write(`${startError(error)}\n`)
  process.exit(1)
}
