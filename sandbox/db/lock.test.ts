import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchDisk } from './disk-guard.ts'
import { claimFolder } from './folder.ts'
import { LOCK_FILE } from './lock.ts'
import { openEmbedded } from './open.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const command = [process.execPath, '--import', 'tsx', 'sandbox/testing/hold-folder.ts'] as const

let home = ''
const holders: ChildProcess[] = []
const folder = () => join(home, 'db')
const lockFile = () => join(folder(), LOCK_FILE)
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'plainsail-lock-'))
})
afterEach(() => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL')
  rmSync(home, { recursive: true, force: true })
})

/** Starts another process that claims the folder, and resolves with its first line of output. */
function claimElsewhere(path: string, before: readonly string[] = []) {
  const [program = '', ...args] = [...before, ...command, path]
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  holders.push(child)
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  return new Promise<{ line: string; child: ChildProcess; ended: Promise<void> }>((ready) => {
    let said = ''
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes('\n')) ready({ line: said.trim(), child, ended })
    })
  })
}

/** A command that runs a program in its own PID namespace, as in a container. Only root may do that without a user namespace. */
const unshare = (...more: string[]) => ['unshare', ...more, '--pid', '--fork', '--kill-child', '--mount-proc']
const isolated = [unshare(), unshare('--user', '--map-root-user')].find(
  ([program = '', ...args]) => spawnSync(program, [...args, 'true']).status === 0,
)
if (!isolated)
  process.stderr.write(
    'This system separates no PID namespaces for this user, so the lock is tested only with ordinary processes.\n',
  )

const inUse = 'is in use by'
const openFiles = () => readdirSync('/proc/self/fd').length

describe('S28 the data folder is opened by one process at a time', () => {
  it('refuses a folder until the process that holds it releases it', () => {
    const { lock } = claimFolder(folder())
    expect(() => claimFolder(folder())).toThrow(`${inUse} process ${process.pid}. Stop it first`)
    lock.unlock()
    claimFolder(folder()).lock.unlock()
  })

  it.skipIf(process.platform === 'win32')(
    'lets only its owner into the folder, even if it already exists',
    () => {
      const modeOf = () => (statSync(folder()).mode & 0o777).toString(8)
      claimFolder(folder()).lock.unlock()
      expect(modeOf()).toBe('700')
      chmodSync(folder(), 0o755)
      claimFolder(folder()).lock.unlock()
      expect(modeOf()).toBe('700')
    },
  )

  it.skipIf(!existsSync('/proc/self/fd'))('leaves no file open after a refusal', () => {
    const { lock } = claimFolder(folder())
    const before = openFiles()
    for (let attempt = 0; attempt < 5; attempt += 1) expect(() => claimFolder(folder())).toThrow(inUse)
    expect(openFiles()).toBe(before)
    lock.unlock()
  })

  it('refuses a second process, and frees the folder as soon as the first is killed', async () => {
    const { line, child, ended } = await claimElsewhere(folder())
    expect(line).toBe('held')
    expect(() => claimFolder(folder())).toThrow(`${inUse} process ${child.pid}`)
    expect((await claimElsewhere(folder())).line).toContain(`${inUse} process ${child.pid}`)
    child.kill('SIGKILL')
    await ended
    claimFolder(folder()).lock.unlock()
  })

  it('refuses a folder whose lock file was deleted while a process uses its database', () => {
    mkdirSync(folder())
    for (const name of ['base', 'global', 'pg_wal']) mkdirSync(join(folder(), name))
    writeFileSync(join(folder(), 'PG_VERSION'), '18')
    const { lock } = claimFolder(folder())
    rmSync(lockFile())
    expect(() => claimFolder(folder())).toThrow(`${inUse} another process`)
    lock.unlock()
    claimFolder(folder()).lock.unlock()
  })

  it('refuses another spelling of the same path', () => {
    claimFolder(folder())
    const spellings = [`${folder()}/`, `${home}/./db//`, `${home}/x/../db`, relative(process.cwd(), folder())]
    for (const spelling of spellings) expect(() => claimFolder(spelling)).toThrow(inUse)
  })

  it('refuses symbolic links to the folder, to its parent and to another link', () => {
    claimFolder(folder())
    symlinkSync(folder(), join(home, 'link'))
    symlinkSync(home, join(home, 'parent'))
    symlinkSync(join(home, 'link'), join(home, 'second'))
    for (const path of ['link', 'link/', 'parent/db', 'second']) {
      expect(() => claimFolder(join(home, path))).toThrow(inUse)
    }
  })

  it('refuses it across PID namespaces, where the other process is invisible', async () => {
    const first = await claimElsewhere(folder(), isolated)
    expect(first.line).toBe('held')
    // In its own namespace the process has a low id, which belongs to another process here.
    expect(/"pid":\d\b/.test(readFileSync(lockFile(), 'utf8'))).toBe(isolated !== undefined)
    const { pid } = spawnSync(process.execPath, ['-e', '0'])
    writeFileSync(lockFile(), JSON.stringify({ pid, host: 'elsewhere', complete: true }))
    expect(() => claimFolder(folder())).toThrow(`${inUse} process ${pid} on elsewhere`)
    expect((await claimElsewhere(folder(), isolated)).line).toContain(inUse)
  })

  it.each([
    ['empty', ''],
    ['cut short', '{"pid":'],
    ['of a process that is gone', JSON.stringify({ pid: 999_999, host: 'gone', complete: true })],
    ['not an object', 'null'],
  ])('takes over a lock file that no process holds: %s', (_, text) => {
    mkdirSync(folder())
    writeFileSync(lockFile(), text)
    const { lock } = claimFolder(folder())
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
    lock.unlock()
  })

  it('releasing a lock twice closes no other file', () => {
    const first = claimFolder(folder())
    first.lock.unlock()
    const second = claimFolder(folder())
    first.lock.unlock()
    expect(() => claimFolder(folder())).toThrow(inUse)
    second.lock.unlock()
  })
})

describe('refuses a data folder that', () => {
  it('contains other files, and writes nothing into it', () => {
    mkdirSync(folder())
    writeFileSync(join(folder(), 'letter.txt'), 'mine')
    expect(() => claimFolder(folder())).toThrow(
      `The data folder ${folder()} contains other files (letter.txt), so it is not used. Set DATA_DIR to a folder of its own.`,
    )
    expect(readdirSync(folder())).toEqual(['letter.txt'])
  })

  it('contains other files beside a file named PG_VERSION', async () => {
    mkdirSync(folder())
    writeFileSync(join(folder(), 'PG_VERSION'), '18\n')
    await expect(openEmbedded(folder(), () => {})).rejects.toThrow('contains other files')
  })

  it('belongs to a PostgreSQL server', () => {
    mkdirSync(folder())
    for (const name of ['PG_VERSION', 'postmaster.opts']) writeFileSync(join(folder(), name), '18\n')
    expect(() => claimFolder(folder())).toThrow('belongs to a PostgreSQL server. Set DATABASE_URL')
    expect(existsSync(lockFile())).toBe(false)
  })

  it('was made by another major version, and releases the lock', async () => {
    mkdirSync(folder())
    writeFileSync(join(folder(), 'PG_VERSION'), '17\n')
    for (let round = 0; round < 2; round += 1) {
      await expect(openEmbedded(folder(), () => {})).rejects.toThrow(
        /was made by PostgreSQL 17; this version reads 18/,
      )
    }
  })

  it('was left incomplete by a first start that was killed', () => {
    const first = claimFolder(folder())
    writeFileSync(join(folder(), 'PG_VERSION'), '18\n')
    first.lock.unlock()
    expect(() => claimFolder(folder())).toThrow('is incomplete: the first start was interrupted')
  })

  it('but accepts one whose first start was killed before it wrote anything', () => {
    claimFolder(folder()).lock.unlock()
    expect(claimFolder(folder()).lock.complete()).toBe(false)
  })

  it('but accepts an empty volume with lost+found', () => {
    mkdirSync(join(folder(), 'lost+found'), { recursive: true })
    expect(claimFolder(folder()).path).toBe(realpathSync(folder()))
  })

  it('is a file, or is inside one', () => {
    writeFileSync(folder(), '')
    expect(() => claimFolder(folder())).toThrow('cannot be used: it is a file.')
    expect(() => claimFolder(join(folder(), 'below'))).toThrow('it, or a part of its path, is a file')
  })

  it('is a link in a loop, or to a missing folder', () => {
    symlinkSync(join(home, 'b'), join(home, 'a'))
    symlinkSync(join(home, 'a'), join(home, 'b'))
    expect(() => claimFolder(join(home, 'a'))).toThrow(/cannot be used: its symbolic links form a loop/)
    symlinkSync(join(home, 'missing'), folder())
    expect(() => claimFolder(folder())).toThrow(/cannot be used: its path does not exist/)
  })

  it.runIf(process.platform === 'linux')('is read-only', () => {
    // Nobody can create a folder in /proc, not even root, for whom permissions don't count.
    expect(() => claimFolder('/proc/plainsail')).toThrow(
      /cannot be used: (its path does not|this user has no permission)/,
    )
    mkdirSync(folder())
    chmodSync(folder(), 0o555)
    if (process.getuid?.() === 0) return
    expect(() => claimFolder(folder())).toThrow('this user has no permission to write to it')
  })
})

it('S28 releases the folder of a damaged database, so that it can be repaired', async () => {
  const damaged = mkdtempSync(join(tmpdir(), 'plainsail-damaged-'))
  for (const name of ['base', 'global', 'pg_wal']) mkdirSync(join(damaged, name))
  writeFileSync(join(damaged, 'PG_VERSION'), '18\n')
  await expect(openEmbedded(damaged, () => {})).rejects.toThrow('PGlite failed to initialize')
  expect(() => claimFolder(damaged).lock.unlock()).not.toThrow()
  rmSync(damaged, { recursive: true })
})

it('S27 notices when free disk space falls below the minimum, and when it recovers', async () => {
  let free = 200
  const disk = await watchDisk({ folder: home, minimum: 128, freeBytes: async () => free })
  expect(disk.hasDiskSpace()).toBe(true)
  free = 128
  await disk.look()
  expect(disk.hasDiskSpace()).toBe(true)
  free = 127
  await disk.look()
  expect(disk.hasDiskSpace()).toBe(false)
  free = 300
  await disk.look()
  expect(disk.hasDiskSpace()).toBe(true)
  disk.stop()
})

it('S27 reads the free space of the real file system', async () => {
  const disk = await watchDisk({ folder: home, minimum: Number.MAX_SAFE_INTEGER })
  expect(disk.hasDiskSpace()).toBe(false)
  disk.stop()
})

it('S27 keeps the last result while the file system reports no figures', async () => {
  let free: number | null = null
  const freeBytes = () => (free === null ? Promise.reject(new Error('no figures')) : Promise.resolve(free))
  const disk = await watchDisk({ folder: home, minimum: 128, freeBytes })
  const seen = [disk.hasDiskSpace()]
  for (const next of [100, null, 200, null]) {
    free = next
    await disk.look()
    seen.push(disk.hasDiskSpace())
  }
  disk.stop()
  expect(seen).toEqual([true, false, false, true, true])
})

it('S27 checks again every five seconds', async () => {
  vi.useFakeTimers()
  try {
    let free = 200
    const disk = await watchDisk({ folder: home, minimum: 128, freeBytes: async () => free })
    free = 100
    await vi.advanceTimersByTimeAsync(5000)
    expect(disk.hasDiskSpace()).toBe(false)
    disk.stop()
    free = 300
    await vi.advanceTimersByTimeAsync(60_000)
    expect(disk.hasDiskSpace()).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})
