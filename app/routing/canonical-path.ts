import { paths, type Path } from '../paths.ts'

const known = Object.values(paths)

/**
 * The path as the app knows it. The router also takes other cases, escapes and a slash at the end, so the guard, the title
 * and the marks of the current page must not look at what stands in the address bar.
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
