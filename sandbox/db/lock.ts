import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

type Holder = { pid: number; started: string }

/** Field 22 of /proc/<pid>/stat, so that a process id that was given out again isn't taken for the one that wrote it. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const now = startOf(pid)
  return now === '' || started === '' ? pid !== process.pid : now === started
}

function read(path: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    const holder = value as Partial<Holder> | null
    return typeof holder?.pid === 'number' ? { pid: holder.pid, started: String(holder.started ?? '') } : null
  } catch {
    return null
  }
}

/** PGlite has no lock of its own: two processes on one folder lose rows without a word (S28). */
export function lockFolder(folder: string): () => void {
  const path = `${folder}.lock`
  mkdirSync(dirname(path), { recursive: true })
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const descriptor = openSync(path, 'wx')
      writeSync(descriptor, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }))
      closeSync(descriptor)
      return () => rmSync(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = read(path)
    if (holder && isAlive(holder)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder.pid}. Stop it first, or set DATA_DIR to another folder.`,
      )
    }
    discard(path, holder)
  }
  throw new Error(`The lock ${path} could not be taken. Delete it if no server is running.`)
}

/** Moves a dead lock away; if another process has just replaced it, theirs is put back. */
function discard(path: string, stale: Holder | null) {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = read(aside)
  if (JSON.stringify(moved) !== JSON.stringify(stale)) {
    try {
      linkSync(aside, path)
    } catch {
      // A third process holds it by now, which the next attempt sees.
    }
  }
  rmSync(aside, { force: true })
}
