import { statfs } from 'node:fs/promises'

export const MINIMUM_FREE_BYTES = 128 * 1024 * 1024

type Options = {
  folder: string
  minimum?: number
  everyMs?: number
  freeBytes?: (folder: string) => Promise<number>
}

async function freeOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Watches free disk space. PGlite loops forever when its log can't grow (S27), so writes have to stop before the disk is full. */
export async function watchDisk({
  folder,
  minimum = MINIMUM_FREE_BYTES,
  everyMs = 5000,
  freeBytes = freeOn,
}: Options) {
  let room = true
  const look = async () => {
    try {
      room = (await freeBytes(folder)) >= minimum
    } catch {
      // Keeps the last result if the file system reports no figures.
    }
  }
  await look()
  const timer = setInterval(() => void look(), everyMs)
  timer.unref()
  return { hasDiskSpace: () => room, look, stop: () => clearInterval(timer) }
}
