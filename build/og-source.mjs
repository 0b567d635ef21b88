import { readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

const KEY = 'Description'
const tokens = ['page', 'sunken', 'ink', 'muted', 'accent', 'line', 'line-strong']

/** All that public/og.png is drawn from and that changes with the operator: the words, and the light colours of the theme. */
export async function pictureSource(words) {
  const theme = await readFile('ui/theme.css', 'utf8')
  const colors = tokens.map((token) => {
    const light = new RegExp(`--${token}: light-dark\\((oklch\\([^)]*\\))`).exec(theme)?.[1]
    if (!light) throw new Error(`ui/theme.css has no light --${token}.`)
    return [token, light]
  })
  return { words, colors: Object.fromEntries(colors) }
}

/** What a picture says that it was drawn from, or `undefined`. Chunks: https://www.w3.org/TR/png-3/#11iTXt */
export function sourceIn(png) {
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) !== 'iTXt' || !data.toString('utf8').startsWith(`${KEY}\0`))
      continue
    return JSON.parse(data.toString('utf8').slice(KEY.length + 5))
  }
}

/** The picture with its source written into it. */
export function withSource(png, source) {
  // No compression, no language, no translated keyword.
  const body = Buffer.from(`iTXt${KEY}\0\0\0\0\0${JSON.stringify(source)}`)
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  // Behind the signature and the header, which is always 25 bytes.
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}
