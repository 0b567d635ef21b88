import { readFile } from 'node:fs/promises'
import fontverter from 'fontverter'
import { Blob, Face } from 'harfbuzzjs'

const file = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'

/** The code points that the shipped font has. */
export async function charactersOfFont() {
  const font = await fontverter.convert(await readFile(file), 'truetype')
  return new Set(new Face(new Blob(font), 0).collectUnicodes())
}
