import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { hostname } from 'node:os'
import { join } from 'node:path'

type Locks = { tryLock(descriptor: number, offset: number, length: number): boolean }

export type FolderLock = {
  /** `false` while the first start hasn't finished creating the database. */
  complete(): boolean
  mark(complete: boolean): void
  unlock(): void
}

type Record = { pid: number; host: string; complete: boolean }

export const LOCK_FILE = 'plainsail.lock'

/** Windows prevents reading a locked range, so the range starts far behind the text. */
const LOCKED_AT = 2 ** 30

/** Loaded on first use, because a server on PostgreSQL needs neither a lock nor the prebuilt binary. */
function kernelLocks(folder: string): Locks {
  try {
    return createRequire(import.meta.url)('fs-native-extensions') as Locks
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be locked on ${process.platform}-${process.arch}, so it is not opened. ` +
        'Set DATABASE_URL and use a PostgreSQL server.',
      { cause: error },
    )
  }
}

/**
 * Locks the data folder for this process. PGlite doesn't lock it, and two processes on one folder lose rows without an
 * error (S28). The kernel holds the lock on a file inside the folder, so it works through any path or container, and releases it
 * however the process ends. Throws if another process holds it.
 */
export function lockFolder(folder: string): FolderLock {
  const locks = kernelLocks(folder)
  const path = join(folder, LOCK_FILE)
  const descriptor = openSync(path, 'a+', 0o600)
  let version: number | null = null
  const close = () => {
    closeSync(descriptor)
    if (version !== null) closeSync(version)
  }
  try {
    if (!locks.tryLock(descriptor, LOCKED_AT, 1)) throw new Error(inUse(folder, read(path)))
    const mark = (complete: boolean) => {
      write(descriptor, complete)
      // Someone may delete the lock file while a server runs. No database works without this one.
      if (complete && version === null && existsSync(join(folder, 'PG_VERSION'))) {
        version = openSync(join(folder, 'PG_VERSION'), 'r+')
        if (!locks.tryLock(version, LOCKED_AT, 1)) throw new Error(inUse(folder, null))
      }
    }
    const complete = () => read(path)?.complete ?? true
    mark(complete())
    return {
      complete,
      mark,
      unlock: once(close),
    }
  } catch (error) {
    close()
    throw error
  }
}

/** Prevents closing a descriptor twice: the number may already belong to another file. */
function once(work: () => void): () => void {
  let done = false
  return () => {
    if (!done) work()
    done = true
  }
}

function inUse(folder: string, holder: Record | null): string {
  const elsewhere = holder !== null && holder.host !== hostname() ? ` on ${holder.host}` : ''
  const who = holder === null ? 'another process' : `process ${holder.pid}${elsewhere}`
  return `The data folder ${folder} is in use by ${who}. Stop it first, or set DATA_DIR to another folder.`
}

/** Records who holds the lock, for error messages only. The kernel's lock decides. */
function write(descriptor: number, complete: boolean) {
  const holder: Record = { pid: process.pid, host: hostname(), complete }
  ftruncateSync(descriptor, 0)
  writeSync(descriptor, JSON.stringify(holder))
  fsyncSync(descriptor)
}

function read(path: string): Record | null {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8')) as Partial<Record> | null
    if (typeof holder?.pid !== 'number') return null
    return { pid: holder.pid, host: String(holder.host ?? hostname()), complete: holder.complete !== false }
  } catch {
    return null
  }
}
