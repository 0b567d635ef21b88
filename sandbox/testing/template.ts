import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'

const folder = fileURLToPath(new URL('../../node_modules/.cache/plainsail/', import.meta.url))
const file = `${folder}empty-pglite-0.5.16.tar`

/** An empty embedded database. It is created once and cached, because creating one takes most of a test file's time. */
export async function template(): Promise<Blob> {
  if (!existsSync(file)) {
    const pglite = await PGlite.create()
    const dump = await pglite.dumpDataDir('none')
    await pglite.close()
    await mkdir(folder, { recursive: true })
    await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
    await rename(`${file}.${process.pid}`, file)
  }
  return openAsBlob(file)
}
