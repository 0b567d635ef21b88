import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Stream = { nfd?: number; node: unknown }
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: Stream) => number }
  realPath: (node: unknown) => string
}
type Module = { NODEFS?: NodeFileSystem; FS: { filesystems?: { NODEFS?: NodeFileSystem } } }

/**
 * Makes `fsync` reach the disk. PGlite 0.5.16 only pretends to sync, so a power cut would lose acknowledged rows. This relies
 * on Emscripten internals: the version is pinned, and main.test.ts counts the syncs.
 */
export class DurableNodeFS extends NodeFS {
  syncs = 0

  override async init(...args: Parameters<NodeFS['init']>) {
    const ready = await super.init(...args)
    const makeSyncsReal = (module: Module) => {
      const fileSystem = module.NODEFS ?? module.FS.filesystems?.NODEFS
      if (!fileSystem)
        throw new Error('This version of PGlite hides its file system: data would not be safe.')
      fileSystem.stream_ops.fsync = (stream) => {
        this.syncs += 1
        if (stream.nfd === undefined) syncFolder(fileSystem.realPath(stream.node))
        else fdatasyncSync(stream.nfd)
        return 0
      }
    }
    const options = ready.emscriptenOpts as { preRun?: unknown }
    options.preRun = [...[options.preRun ?? []].flat(), makeSyncsReal]
    return ready
  }
}

function syncFolder(path: string) {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** PGlite's own parameters without `-F`, which turns syncing off, and with `fsync`, because PGlite stubs the default fdatasync. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]
