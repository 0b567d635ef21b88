import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
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

/** Windows keeps others from reading a locked range, so the range lies far behind the text. */
const LOCKED_AT = 2 ** 30

/** Loaded on first use: a server on PostgreSQL needs no lock and no prebuilt binary. */
function kernelLocks(folder: string): Locks {
  try {
    return createRequire(import.meta.url)('fs-native-extensions') as Locks
  } catch (error) {
    throw new Error(
      `The data folder ${folder} can not be locked on ${process.platform}-${process.arch}, so it is not opened. ` +
        'Set DATABASE_URL and use a PostgreSQL server.',
      { cause: error },
    )
  }
}

/**
 * PGlite has no lock of its own: two processes on one folder lose rows without an error (S28). The kernel holds this lock for
 * the file inside the folder, whatever path or container leads to it, and releases it when the process ends in any way.
 */
export function lockFolder(folder: string): FolderLock {
  const locks = kernelLocks(folder)
  const path = join(folder, LOCK_FILE)
  const descriptor = openSync(path, 'a+', 0o600)
  try {
    if (!locks.tryLock(descriptor, LOCKED_AT, 1)) throw new Error(inUse(folder, read(path)))
    const mark = (complete: boolean) => write(descriptor, complete)
    const complete = () => read(path)?.complete ?? true
    mark(complete())
    return {
      complete,
      mark,
      unlock: once(() => closeSync(descriptor)),
    }
  } catch (error) {
    closeSync(descriptor)
    throw error
  }
}

/** A descriptor that was closed may belong to another file by now. */
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

/** Says who holds the lock. The text decides nothing: only the kernel's lock does. */
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
