import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

const file = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'
/** Indexes in WOFF2's list of known table tags: https://www.w3.org/TR/WOFF2/#table_dir_format */
const CMAP = 0
const [GLYF, LOCA] = [10, 11]

/** The code points that the shipped font has, as ranges of first and last. Throws if the font's character map can't be read. */
export function charactersOfFont(): [number, number][] {
  const font = readFileSync(file)
  let at = 48
  const base128 = () => {
    let value = 0
    for (;;) {
      const byte = font.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let start = 0
  let cmapAt = -1
  for (let left = font.readUInt16BE(12); left > 0; left -= 1) {
    const flags = font.readUInt8(at++)
    const name = flags & 63
    if (name === 63) at += 4
    const length = base128()
    const version = flags >> 6
    const transformed = name === GLYF || name === LOCA ? version === 0 : version !== 0
    if (name === CMAP) cmapAt = start
    start += transformed ? base128() : length
  }
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)))
  return rowsOf(tables.subarray(cmapAt))
}

/** Reads formats 12 and 4 of the character map: https://learn.microsoft.com/typography/opentype/spec/cmap */
function rowsOf(cmap: Buffer): [number, number][] {
  const maps = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)),
  )
  const full = maps.find((map) => map.readUInt16BE(0) === 12)
  if (full)
    return Array.from({ length: full.readUInt32BE(12) }, (_, index) => [
      full.readUInt32BE(16 + index * 12),
      full.readUInt32BE(20 + index * 12),
    ])
  const short = maps.find((map) => map.readUInt16BE(0) === 4)
  if (!short) throw new Error('The font has no character map in format 12 or 4.')
  const size = short.readUInt16BE(6)
  return Array.from({ length: size / 2 }, (_, index) => [
    short.readUInt16BE(16 + size + index * 2),
    short.readUInt16BE(14 + index * 2),
  ])
}
