import type { Queryable } from './database.ts'

export const FORMAT = 'plainsail-backup-1'

export type Head = { format: string; madeAt: string; migrations: { name: string; checksum: string }[] }
export type Foot = { rows: number; sha256: string }

/** Tables left out of a backup. Sessions and what belongs to them are left out, because one that has ended since the backup must not become valid again. */
const left = [
  'migrations',
  'sessions',
  'step_up_proofs',
  'sign_in_tickets',
  'passkey_challenges',
  'rate_limits',
]

/** Quotes the name of a table or column for SQL. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Lists the tables in a backup, each after the tables that it references. Throws if references form a cycle. */
export async function tables(tx: Queryable) {
  const { rows } = await tx.query<{ name: string; needs: string[] }>(
    `select c.relname as name,
       array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
             where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as needs
     from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     order by c.relname`,
    [left],
  )
  const sorted: typeof rows = []
  while (sorted.length < rows.length) {
    const next = rows.filter(
      (table) =>
        !sorted.includes(table) && table.needs.every((need) => sorted.some(({ name }) => name === need)),
    )
    if (next.length === 0) throw new Error('The tables reference each other in a cycle.')
    sorted.push(...next)
  }
  return sorted
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is a file',
  EISDIR: 'it is a folder',
  EACCES: 'this user has no permission to open it',
  EROFS: 'it is on a read-only file system',
  ENOSPC: 'the disk is full',
}

/** For `catch`: replaces a file system error with a sentence. Rethrows an error code that has no sentence. */
export const unusable =
  (file: string) =>
  (error: NodeJS.ErrnoException): never => {
    const reason = reasons[error.code ?? '']
    if (reason === undefined) throw error
    throw new Error(`${file} cannot be used: ${reason}. Nothing was done.`, { cause: error })
  }
