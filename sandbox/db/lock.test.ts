import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lockFolder } from './lock.ts'
import { openEmbedded } from './open.ts'
import { watchDisk } from './disk-guard.ts'

let home = ''
const folder = () => join(home, 'db')
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'plainsail-lock-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

it('S28 refuses a folder that a living process holds, until it lets go', () => {
  const unlock = lockFolder(folder())
  expect(() => lockFolder(folder())).toThrow(`is in use by process ${process.pid}`)
  unlock()
  lockFolder(folder())()
  expect(existsSync(`${folder()}.lock`)).toBe(false)
})

it('S28 takes over the lock of a process that is gone', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '0'])
  writeFileSync(`${folder()}.lock`, JSON.stringify({ pid, started: '1' }))
  expect(lockFolder(folder())).toBeTypeOf('function')
})

it.runIf(existsSync('/proc/self/stat'))('S28 takes over a lock whose process id was given out again', () => {
  writeFileSync(`${folder()}.lock`, JSON.stringify({ pid: process.pid, started: '1' }))
  expect(lockFolder(folder())).toBeTypeOf('function')
})

it('S28 takes over a lock that was cut short', () => {
  writeFileSync(`${folder()}.lock`, '')
  expect(lockFolder(folder())).toBeTypeOf('function')
})

it('says so when another major version made the folder, and lets go of the lock', async () => {
  rmSync(folder(), { recursive: true, force: true })
  mkdirSync(folder())
  writeFileSync(join(folder(), 'PG_VERSION'), '17\n')
  await expect(openEmbedded(folder(), () => {})).rejects.toThrow(
    /was made by PostgreSQL 17; this version reads 18/,
  )
  expect(existsSync(`${folder()}.lock`)).toBe(false)
})

it('S27 sees when the disk has less room than it needs, and when it has again', async () => {
  let free = 200
  const disk = await watchDisk({ folder: home, minimum: 128, freeBytes: async () => free })
  expect(disk.hasRoom()).toBe(true)
  free = 100
  await disk.look()
  expect(disk.hasRoom()).toBe(false)
  free = 300
  await disk.look()
  expect(disk.hasRoom()).toBe(true)
  disk.stop()
})

it('S27 asks the real file system', async () => {
  const disk = await watchDisk({ folder: home, minimum: Number.MAX_SAFE_INTEGER })
  expect(disk.hasRoom()).toBe(false)
  disk.stop()
})

it('S27 looks again every five seconds by itself', async () => {
  vi.useFakeTimers()
  try {
    let free = 200
    const disk = await watchDisk({ folder: home, minimum: 128, freeBytes: async () => free })
    free = 100
    await vi.advanceTimersByTimeAsync(5000)
    expect(disk.hasRoom()).toBe(false)
    disk.stop()
    free = 300
    await vi.advanceTimersByTimeAsync(60_000)
    expect(disk.hasRoom()).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})
