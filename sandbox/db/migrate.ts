import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Database, Queryable } from './database.ts'

const own = fileURLToPath(new URL('./migrations/', import.meta.url))

export type Migration = { name: string; checksum: string; sql: string }

/** Ignores line endings, which a checkout on Windows may change. */
const checksumOf = (sql: string) => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')

/** Reads the migrations of a folder, ordered by their numbers. */
export function migrationsIn(folder = own): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .toSorted()
  return names.map((name) => {
    const sql = readFileSync(`${folder}/${name}`, 'utf8')
    return { name, checksum: checksumOf(sql), sql }
  })
}

/** Runs the pending migrations in one transaction and returns their names. There are no down migrations. Throws if a file was changed. */
export const migrate = (db: Database, migrations = migrationsIn()): Promise<string[]> =>
  db.transaction((tx) => migrateIn(tx, migrations))

/** As {@link migrate}, inside a transaction that the caller has begun. */
export async function migrateIn(tx: Queryable, migrations: Migration[]): Promise<string[]> {
  await tx.query('set local statement_timeout = 0')
  await tx.query('set local idle_in_transaction_session_timeout = 0')
  // If several servers start at once, one migrates and the others wait for this lock. The number is arbitrary, but must not change.
  await tx.query('select pg_advisory_xact_lock(417342)')
  await tx.query(
    `create table if not exists migrations
       (name text primary key, applied_at timestamptz not null default now(), checksum text)`,
  )
  await tx.query('alter table migrations add column if not exists checksum text')
  const { rows } = await tx.query<{ name: string; checksum: string | null }>(
    'select name, checksum from migrations order by name',
  )
  refuseOthers(rows, migrations)
  const done = new Map(rows.map((row) => [row.name, row.checksum]))
  for (const { name, checksum } of migrations) {
    // It ran in a version that stored no checksums.
    if (done.get(name) === null)
      await tx.query('update migrations set checksum = $2 where name = $1', [name, checksum])
  }
  const missing = migrations.filter(({ name }) => !done.has(name))
  for (const { name, checksum, sql } of missing) {
    await tx.query(sql)
    await tx.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
  }
  return missing.map(({ name }) => name)
}

/** For commands that need existing data. Throws if the database has no tables of ours. */
export async function requireTables(db: Queryable): Promise<void> {
  const { rows } = await db.query<{ found: boolean }>("select to_regclass('migrations') is not null as found")
  if (rows[0]?.found !== true)
    throw new Error('This database holds no data of Plainsail. Nothing was done. Check the settings.')
}

/** For commands that need the current tables. Throws if migrations are pending, because only the server runs them. */
export async function requireCurrent(db: Queryable, migrations = migrationsIn()): Promise<void> {
  await requireTables(db)
  // The column is missing in versions that stored no checksums.
  const { rows } = await db.query<{ name: string; checksum: string | null }>(
    "select name, to_jsonb(m) ->> 'checksum' as checksum from migrations m order by name",
  )
  refuseOthers(rows, migrations)
  const missing = migrations.filter(({ name }) => !rows.some((row) => row.name === name))
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name).join(', ')
  throw new Error(`The database is not up to date (${names}). Nothing was done. Start the server once.`)
}

function refuseOthers(rows: { name: string; checksum: string | null }[], migrations: Migration[]) {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const unknown = rows.filter(({ name }) => !known.has(name)).map(({ name }) => name)
  if (unknown.length > 0) {
    throw new Error(
      `The database was brought up to date by a newer version (${unknown.join(', ')}), which this one does not know. ` +
        'Nothing was changed. Start the newer version, or restore a backup that was made before it.',
    )
  }
  const changed = rows.filter(({ name, checksum }) => checksum !== null && checksum !== known.get(name))
  if (changed.length > 0) {
    throw new Error(
      `The migration ${changed.map(({ name }) => name).join(', ')} was changed after this database ran it. ` +
        'Nothing was changed. Put the file back as it was and write a new migration instead.',
    )
  }
}
