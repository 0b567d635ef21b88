import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type FolderLock, LOCK_FILE, lockFolder } from './lock.ts'

/** The major version of PostgreSQL inside the pinned PGlite. */
const EMBEDDED_MAJOR = '18'

/** Files that may be in an otherwise empty data folder: `lost+found` on a separate volume, `.gitkeep` in a repository. */
const harmless = new Set([LOCK_FILE, 'lost+found', '.gitkeep', '.DS_Store'])

/** Creates the data folder if necessary, checks its contents and locks it. Throws an error for operators if it can't be used. */
export function claimFolder(folder: string): { path: string; lock: FolderLock } {
  const path = explained(folder, () => {
    makeFolder(resolve(folder))
    return realpathSync(folder)
  })
  refuseForeign(
    folder,
    explained(folder, () => readdirSync(path)),
  )
  const lock = explained(folder, () => lockFolder(path))
  keepToOwner(path)
  try {
    // Read again under the lock, because another process may have just created the database.
    const found = readdirSync(path).filter((name) => !harmless.has(name))
    if (!lock.complete() && found.length > 0) throw new Error(incomplete(folder))
    if (found.includes('PG_VERSION')) refuseOtherMajor(folder, path)
    if (found.length > 0 && !cluster.every((name) => found.includes(name)))
      throw new Error(foreign(folder, found))
    if (found.length === 0) lock.mark(false)
    return { path, lock }
  } catch (error) {
    lock.unlock()
    throw error
  }
}

/** The engine writes files that everyone may read and change, so only the owner may enter the folder. A volume of another owner stays as it is. */
function keepToOwner(path: string) {
  try {
    chmodSync(path, 0o700)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

/** Creates missing parents too. Node's `recursive` hangs if a parent can't be created, as under /proc or behind a dangling link. */
function makeFolder(path: string) {
  try {
    mkdirSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && statSync(path).isDirectory()) return
    if (code !== 'ENOENT' || dirname(path) === path || existsSync(dirname(path))) throw error
    makeFolder(dirname(path))
    mkdirSync(path)
  }
}

const cluster = ['PG_VERSION', 'base', 'global', 'pg_wal']
const choose = 'Set DATA_DIR to a folder of its own.'

const incomplete = (folder: string) =>
  `The data folder ${folder} is incomplete: the first start was interrupted before anything was stored. ` +
  'Delete the folder and start again.'

const foreign = (folder: string, found: string[]) =>
  `The data folder ${folder} contains other files (${found.slice(0, 3).join(', ')}), so it is not used. ${choose}`

/** Runs before the folder is locked, so that no lock file is left in a folder that isn't ours. */
function refuseForeign(folder: string, found: string[]) {
  // Only a PostgreSQL server writes this file. The embedded engine writes postmaster.pid too.
  if (found.includes('postmaster.opts')) {
    throw new Error(
      `The data folder ${folder} belongs to a PostgreSQL server. Set DATABASE_URL to use that server. ${choose}`,
    )
  }
  if (found.includes(LOCK_FILE) || found.includes('PG_VERSION')) return
  const others = found.filter((name) => !harmless.has(name))
  if (others.length > 0) throw new Error(foreign(folder, others))
}

function refuseOtherMajor(folder: string, path: string) {
  const found = readFileSync(join(path, 'PG_VERSION'), 'utf8').trim()
  if (found === EMBEDDED_MAJOR) return
  throw new Error(
    `The data folder ${folder} was made by PostgreSQL ${found}; this version reads ${EMBEDDED_MAJOR}. ` +
      'Start the version that made it and copy the data over, or set DATA_DIR to a new folder.',
  )
}

const reasons: Record<string, string> = {
  EACCES:
    'this user has no permission to write to it. Change its owner or permissions, or set DATA_DIR to another folder.',
  EPERM:
    'this user has no permission to write to it. Change its owner or permissions, or set DATA_DIR to another folder.',
  EROFS: 'it is on a read-only file system. Set DATA_DIR to a writable folder.',
  EEXIST: `it is a file. ${choose}`,
  ENOTDIR: `it, or a part of its path, is a file. ${choose}`,
  ENOENT: 'its path does not exist and cannot be created. Create the folder, or set DATA_DIR to another one.',
  ELOOP: 'its symbolic links form a loop. Set DATA_DIR to another folder.',
  ENOSPC: 'the disk is full. Free some space and start again.',
}

function explained<T>(folder: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    if (reason === undefined) throw error
    throw new Error(`The data folder ${folder} cannot be used: ${reason}`, { cause: error })
  }
}
