import { paths, type Path } from '../paths.ts'

const known = Object.values(paths)

/**
 * Normalizes a path to the one in `paths`. The router also accepts other letter case, escapes and a trailing slash, so the guard,
 * the title and the current link must not use the path from the address bar.
 */
export function canonicalPath(pathname: string): Path | (string & {}) {
  const plain = decode(pathname)
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase()
  return known.find((path) => path.toLowerCase() === plain) ?? plain
}

function decode(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
