import { readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

const KEY = 'Description'
const tokens = ['page', 'sunken', 'ink', 'muted', 'accent', 'line', 'line-strong']

/** Everything in public/og.png that an operator can change: the text and the light colors of the theme. */
export async function pictureSource(words) {
  const theme = await readFile('ui/theme.css', 'utf8')
  const colors = tokens.map((token) => {
    const light = new RegExp(`--${token}: light-dark\\((oklch\\([^)]*\\))`).exec(theme)?.[1]
    if (!light) throw new Error(`ui/theme.css has no light --${token}.`)
    return [token, light]
  })
  return { words, colors: Object.fromEntries(colors) }
}

/** The source that a picture carries in its iTXt chunk, or `undefined`. Format: https://www.w3.org/TR/png-3/#11iTXt */
export function sourceIn(png) {
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) !== 'iTXt' || !data.toString('utf8').startsWith(`${KEY}\0`))
      continue
    return JSON.parse(data.toString('utf8').slice(KEY.length + 5))
  }
}

/** Returns the picture with its source in an iTXt chunk. */
export function withSource(png, source) {
  // No compression, no language, no translated keyword.
  const body = Buffer.from(`iTXt${KEY}\0\0\0\0\0${JSON.stringify(source)}`)
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  // After the signature (8 bytes) and the header chunk, which always has 25 bytes.
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}
