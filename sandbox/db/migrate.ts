import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Database } from './database.ts'

const folder = fileURLToPath(new URL('./migrations/', import.meta.url))

/** Runs what hasn't run yet, forward only, each file in the one transaction. Answers with the names it ran. */
export async function migrate(db: Database): Promise<string[]> {
  const files = readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .toSorted()
  return db.transaction(async (tx) => {
    // Two servers may start on one PostgreSQL at once; the number is any, so long as it is always the same.
    await tx.query('select pg_advisory_xact_lock(417342)')
    await tx.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await tx.query<{ name: string }>('select name from migrations')
    const done = new Set(rows.map((row) => row.name))
    const missing = files.filter((name) => !done.has(name))
    for (const name of missing) {
      await tx.query(readFileSync(`${folder}${name}`, 'utf8'))
      await tx.query('insert into migrations (name) values ($1)', [name])
    }
    return missing
  })
}
