import { existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type FolderLock, LOCK_FILE, lockFolder } from './lock.ts'

/** The major version of PostgreSQL inside the pinned PGlite. */
const EMBEDDED_MAJOR = '18'

/** A volume of its own has the first, and the second keeps an empty folder in a repository. */
const harmless = new Set([LOCK_FILE, 'lost+found', '.gitkeep', '.DS_Store'])

/** Makes the data folder ready to be opened and locks it, or throws a sentence that says what is wrong with it. */
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
  try {
    // Looked at again under the lock: another process may have just created the database.
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

/** Node's own `recursive` never returns where a parent can't be made, as under /proc or behind a link to nothing. */
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
  `The data folder ${folder} contains something else (${found.slice(0, 3).join(', ')}), so it is not used. ${choose}`

/** Comes before the lock, whose file would be left behind in somebody's folder. */
function refuseForeign(folder: string, found: string[]) {
  // Only a real server writes this file; postmaster.pid is the embedded engine's too.
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
    'this user may not write to it. Change its owner or permissions, or set DATA_DIR to another folder.',
  EPERM: 'this user may not write to it. Change its owner or permissions, or set DATA_DIR to another folder.',
  EROFS: 'it lies on a read-only file system. Set DATA_DIR to a folder that can be written.',
  EEXIST: `it is a file. ${choose}`,
  ENOTDIR: `it, or a part of its path, is a file. ${choose}`,
  ENOENT:
    'its path does not exist and can not be created. Create the folder, or set DATA_DIR to another one.',
  ELOOP: 'its symbolic links lead in a circle. Set DATA_DIR to another folder.',
  ENOSPC: 'the disk is full. Free some space and start again.',
}

function explained<T>(folder: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    if (reason === undefined) throw error
    throw new Error(`The data folder ${folder} can not be used: ${reason}`, { cause: error })
  }
}
