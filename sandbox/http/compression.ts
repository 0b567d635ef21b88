import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getMimeType, mimes } from 'hono/utils/mime'
import { etagOf } from './etag.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

// All text is in UTF-8. Hono's table leaves that out for these.
const textTypes = ['json', 'map', 'webmanifest']
const types = {
  ...mimes,
  ...Object.fromEntries(textTypes.map((name) => [name, `${getMimeType(`.${name}`)}; charset=utf-8`])),
}

/** The content type for a path, by its extension. */
export const typeOf = (path: string) => getMimeType(path, types) ?? 'application/octet-stream'

export type Encoding = 'br' | 'gzip'

export type CompressedFile = {
  plain: Buffer
  etag: string
  /** `null` if compression doesn't make the file smaller. */
  in(encoding: Encoding): Promise<Buffer | null>
}

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })

/** Prepares a file. Each encoding is compressed at the highest level when it is first requested, and cached. */
export function compressFile(path: string, plain: Buffer): CompressedFile {
  const worthwhile = /charset/.test(typeOf(path)) && plain.length > 512
  const made = new Map<Encoding, Promise<Buffer | null>>()
  const make = async (encoding: Encoding) => {
    const small = await compressor(encoding, 'tight')(plain)
    return small.length < plain.length ? small : null
  }
  return {
    plain,
    etag: etagOf(plain),
    in: (encoding) => {
      if (!worthwhile) return Promise.resolve(null)
      const known = made.get(encoding) ?? make(encoding)
      made.set(encoding, known)
      return known
    },
  }
}

/** Returns a compressor: `light` while a visitor waits, `tight` for results that are kept. */
export function compressor(
  encoding: Encoding | null,
  how: 'light' | 'tight',
): (plain: Buffer) => Promise<Buffer> {
  if (encoding === 'br') return (plain) => brotli(plain, quality(how === 'light' ? 6 : 11))
  if (encoding === 'gzip') return (plain) => zip(plain, { level: how === 'light' ? 6 : 9 })
  return async (plain) => plain
}

const offers: Encoding[] = ['br', 'gzip']

/** Returns the first of the offered encodings that the request accepts. `q=0` means that it doesn't. */
export function accepted(header = '', offered = offers): Encoding | null {
  const takes = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(header)
  return offered.find(takes) ?? null
}
