import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { FORMAT, type Foot, type Head, quoted, tables, unusable } from './backup-format.ts'
import { type Database, type Queryable, only } from './database.ts'
import { migrateIn, migrationsIn } from './migrate.ts'

const PAGE = 500

async function* lines(file: string) {
  const handle = await open(file).catch(unusable(file))
  const input = handle.createReadStream({ encoding: 'utf8' })
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  } finally {
    input.destroy()
  }
}

/** Checks the whole file and returns its first line. Throws an error for operators if it is damaged or no backup. */
async function verified(file: string): Promise<Head> {
  const hash = createHash('sha256')
  let head: Head | null = null
  let last: string | null = null
  for await (const line of lines(file)) {
    if (last !== null) hash.update(`${last}\n`)
    head ??= parsed<Head>(line)
    if (head?.format !== FORMAT)
      throw new Error(`${file} is not a backup of Plainsail. Nothing was restored.`)
    last = line
  }
  const foot = parsed<Foot>(last ?? '')
  if (head === null || foot?.sha256 !== hash.digest('hex'))
    throw new Error(`${file} is damaged or incomplete. Nothing was restored. Use another backup.`)
  return head
}

function parsed<T>(line: string): T | null {
  try {
    return JSON.parse(line) as T
  } catch {
    return null
  }
}

/** Throws if {@link restore} would refuse the file. Needs no database, so a refused file doesn't create a data folder. */
export async function checkBackup(file: string): Promise<void> {
  refuseOtherSchema(await verified(file), migrationsIn())
}

/**
 * Fills an empty database from a backup in one transaction, runs newer migrations and returns the number of rows. Throws, and restores
 * nothing, if the file is damaged or of another schema, or if the database has tables.
 */
export async function restore(db: Database, file: string): Promise<number> {
  const head = await verified(file)
  return db.transaction(async (tx) => {
    const { rows } = await tx.query(
      "select 1 from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' limit 1",
    )
    if (rows.length > 0)
      throw new Error(
        'The database is not empty. Nothing was restored. Choose an empty database or a new DATA_DIR.',
      )
    const all = migrationsIn()
    await migrateIn(
      tx,
      all.filter(({ name }) => head.migrations.some((each) => each.name === name)),
    )
    refuseOtherSchema(head, all)
    const count = await insertAll(tx, file)
    await migrateIn(tx, all)
    return count
  })
}

function refuseOtherSchema(head: Head, own: { name: string; checksum: string }[]) {
  const known = new Map(own.map(({ name, checksum }) => [name, checksum]))
  const other = head.migrations.filter(({ name, checksum }) => known.get(name) !== checksum)
  if (other.length === 0) return
  const names = other.map(({ name }) => name).join(', ')
  throw new Error(
    `The backup was made by another version (${names}), which this one does not know. Nothing was restored. ` +
      'Restore it with the version that made it.',
  )
}

async function insertAll(tx: Queryable, file: string): Promise<number> {
  const found = await tables(tx)
  // Our triggers update sums, which the backup already contains.
  await triggers(tx, found, 'disable')
  let insert = ''
  let page: string[] = []
  let count = 0
  const flush = async () => {
    if (page.length > 0) await tx.query(insert, [`[${page.join(',')}]`])
    count += page.length
    page = []
  }
  let first = true
  for await (const line of lines(file)) {
    if (first) {
      first = false
      continue
    }
    const table = /^\{"table":"([a-z0-9_]+)"\}$/.exec(line)?.[1]
    if (/^\{"rows":\d+,"sha256":"[0-9a-f]{64}"\}$/.test(line)) break
    if (table !== undefined) {
      await flush()
      insert = await insertInto(tx, found, table)
    } else if (page.push(line) === PAGE) await flush()
  }
  await flush()
  await triggers(tx, found, 'enable')
  for (const { name } of found) await advanceIdentity(tx, name)
  return count
}

async function triggers(tx: Queryable, found: { name: string }[], what: 'disable' | 'enable') {
  for (const { name } of found) {
    const statement = `alter table ${quoted(name)} ${what} trigger user`
    await tx.query(statement)
  }
}

async function insertInto(tx: Queryable, found: { name: string }[], table: string): Promise<string> {
  if (!found.some(({ name }) => name === table))
    throw new Error(`The backup holds an unknown table, ${table}.`)
  const { rows } = await tx.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  const columns = rows.map(({ name }) => quoted(name)).join(', ')
  return `insert into ${quoted(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb)`
}

/** Sets the identity column's sequence, so that the next row gets the number after the highest one. */
async function advanceIdentity(tx: Queryable, table: string) {
  const { rows } = await tx.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_identity = 'YES'`,
    [table],
  )
  for (const { name } of rows) {
    const highest = `select max(${quoted(name)}) as highest from ${quoted(table)}`
    const { highest: last } = only((await tx.query<{ highest: string | null }>(highest)).rows)
    if (last !== null)
      await tx.query('select setval(pg_get_serial_sequence($1, $2), $3)', [quoted(table), name, last])
  }
}
