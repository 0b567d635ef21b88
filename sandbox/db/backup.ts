import { createHash } from 'node:crypto'
import { type FileHandle, link, open, rename, rm, stat } from 'node:fs/promises'
import { FORMAT, type Foot, type Head, quoted, tables, unusable } from './backup-format.ts'
import type { Database, Queryable } from './database.ts'

const PAGE = 500

/** The temporary file of this process's backup. Each process has its own, so two backups can't write into one file. */
export const partOf = (file: string) => `${file}.${process.pid}.part`

/**
 * Writes every row of one snapshot to `file` as lines of JSON, which either engine can restore. PostgreSQL formats the values,
 * so each is exact. Only the file's owner can read it, because it holds customers' details. Throws if `file` exists or can't be
 * written, and leaves nothing behind then.
 */
export async function backup(db: Database, file: string): Promise<Foot> {
  const part = partOf(file)
  if (await stat(file).catch(() => null)) throw existing(file)
  const handle = await open(part, 'w', 0o600).catch(unusable(file))
  try {
    const foot = await db.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only')
      return writeAll(tx, handle)
    })
    await handle.sync()
    // Unlike a rename, a link never replaces a file that was created in the meantime.
    await link(part, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw existing(file)
      // This file system has no hard links.
      return rename(part, file)
    })
    return foot
  } finally {
    await handle.close().catch(() => {})
    await rm(part, { force: true })
  }
}

const existing = (file: string) =>
  new Error(`${file} already exists. Nothing was written. Choose another name.`)

async function writeAll(tx: Queryable, handle: FileHandle): Promise<Foot> {
  const hash = createHash('sha256')
  const line = async (text: string) => {
    hash.update(`${text}\n`)
    await handle.write(`${text}\n`)
  }
  const { rows: migrations } = await tx.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  )
  await line(JSON.stringify({ format: FORMAT, madeAt: new Date().toISOString(), migrations } satisfies Head))
  let rows = 0
  for (const table of await tables(tx)) {
    await line(JSON.stringify({ table: table.name }))
    const declare = `declare page no scroll cursor for select to_jsonb(t)::text as row from ${quoted(table.name)} t`
    await tx.query(declare)
    for (;;) {
      const page = await tx.query<{ row: string }>(`fetch ${PAGE} from page`)
      for (const { row } of page.rows) await line(row)
      rows += page.rows.length
      if (page.rows.length < PAGE) break
    }
    await tx.query('close page')
  }
  const foot = { rows, sha256: hash.digest('hex') }
  await handle.write(`${JSON.stringify(foot)}\n`)
  return foot
}
