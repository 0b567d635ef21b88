import { readFile, stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import type { Context } from 'hono'
import { pagePolicy } from './content-security-policy.ts'
import { fileHeaders } from './security-headers.ts'
import { type CompressedFile, accepted, compressFile, typeOf } from './compression.ts'
import { matchesIfNoneMatch } from './etag.ts'
import { createPages } from './page-compression.ts'
import { HttpError } from './http-error.ts'

// The extensions of files that the build has compressed, which static hosts look for too.
const extensions = { br: 'br', gzip: 'gz' }

type Options = { dist: string; https: boolean; connect: string[]; nonce: () => string }
type Read = { packed: CompressedFile; mtimeMs: number; size: number }

/** Serves the built app: a page with a fresh nonce for each route, and compressed files. */
export function createSite({ dist, https, connect, nonce }: Options) {
  const root = resolve(dist)
  const cache = new Map<string, Read>()
  const packPage = createPages(nonce)

  async function read(path: string): Promise<CompressedFile | null> {
    const file = join(root, path)
    if (file !== root && !file.startsWith(root + sep)) return null
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) return null
    const known = cache.get(file)
    if (known && known.mtimeMs === found.mtimeMs && known.size === found.size) return known.packed
    const packed = compressFile(path, await readFile(file))
    cache.set(file, { packed, mtimeMs: found.mtimeMs, size: found.size })
    return packed
  }

  async function routes(): Promise<string[] | null> {
    const list = await read('routes.json')
    if (!list) return null
    const { routes: known } = JSON.parse(list.plain.toString()) as { routes?: unknown }
    return Array.isArray(known) ? known.map(String) : null
  }

  async function sendPage(c: Context, path: string): Promise<Response> {
    const shell = await read('index.html')
    if (!shell) throw new HttpError(503, 'The app has not been built yet. Run npm run build.')
    const known = await routes()
    const status = path === '/' || !known || known.includes(path) ? 200 : 404
    const own = status === 404 ? await read('404.html') : await read(join(path.slice(1), 'index.html'))
    const encoding = accepted(c.req.header('accept-encoding'))
    const page = await packPage(own ?? shell, encoding)
    c.header('Content-Security-Policy', pagePolicy(page.nonce, { https, connect }))
    if (encoding) c.header('Content-Encoding', encoding)
    c.header('Vary', 'Accept-Encoding')
    c.header('Content-Type', 'text/html; charset=utf-8')
    return c.body(new Uint8Array(page.body), status)
  }

  async function sendFile(c: Context, path: string): Promise<Response> {
    const hidden = path.split('/').some((part) => part.startsWith('.'))
    const found = hidden ? null : await read(path.slice(1))
    if (!found) return c.text('Not found', 404)
    const encoding = accepted(c.req.header('accept-encoding'))
    const built = encoding ? await read(`${path.slice(1)}.${extensions[encoding]}`) : null
    const smaller = built?.plain ?? (encoding ? await found.in(encoding) : null)
    // Each encoding has its own tag, so that caches don't confuse them (RFC 9110, 8.8.3.3).
    const etag = smaller && encoding ? found.etag.replace(/"$/, `-${encoding}"`) : found.etag
    const hashed = path.startsWith('/assets/')
    const headers: Record<string, string> = {
      'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      Vary: 'Accept-Encoding',
      ETag: etag,
    }
    const unchanged = matchesIfNoneMatch(c.req.header('if-none-match'), etag)
    if (!unchanged) headers['Content-Type'] = typeOf(path)
    if (!unchanged && smaller && encoding) headers['Content-Encoding'] = encoding
    const body = unchanged ? null : new Uint8Array(smaller ?? found.plain)
    const status = unchanged ? 304 : 200
    // Browsers run scripts in these when they are opened directly, so they keep the headers of a page.
    if (/\b(?:svg|xml|html)\b/.test(typeOf(path)))
      return body === null ? c.body(null, 304, headers) : c.body(body, 200, headers)
    return new Response(body, { status, headers: { ...fileHeaders, ...headers } })
  }

  return async (c: Context): Promise<Response> => {
    const path = decoded(new URL(c.req.url).pathname)
    if (path === null) throw new HttpError(400, 'This address cannot be read.')
    const extension = extname(path)
    if (extension !== '' && extension !== '.html') return sendFile(c, path)
    return sendPage(c, path.replace(/\/index\.html$|\.html$|\/+$/, '') || '/')
  }
}

function decoded(path: string): string | null {
  try {
    const text = decodeURIComponent(path)
    return text.includes('\0') || text.includes('\\') ? null : text
  } catch {
    return null
  }
}
