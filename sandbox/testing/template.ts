import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'

const folder = fileURLToPath(new URL('../../node_modules/.cache/plainsail/', import.meta.url))
export const templateFile = `${folder}empty-pglite-0.5.16.tar`

/** An empty embedded database. It is created once and cached, because creating one takes most of a test file's time. */
export async function template(): Promise<Blob> {
  if (!existsSync(templateFile)) {
    const pglite = await PGlite.create()
    const dump = await pglite.dumpDataDir('none')
    await pglite.close()
    await mkdir(folder, { recursive: true })
    await writeFile(`${templateFile}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
    await rename(`${templateFile}.${process.pid}`, templateFile)
  }
  // Read at once: a blob of the file can't be read any more when a test file that started at the same time replaces it.
  return new Blob([await readFile(templateFile)])
}
