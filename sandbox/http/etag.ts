import { createHash } from 'node:crypto'

/** An entity tag: a hash of the content. */
export const etagOf = (content: string | Buffer) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/**
 * Whether `If-None-Match` covers the response with this tag: `*`, or a list that contains the tag (RFC 9110, 13.1.2). Weak and strong
 * tags are compared as equal, because a proxy that compresses responses makes their tags weak. Hono's middleware has the same rule, but
 * applies it only after the response has been built and compressed.
 */
export function matchesIfNoneMatch(header: string | undefined, tag: string): boolean {
  if (header?.trim() === '*') return true
  const strong = tag.replace(/^W\//, '')
  return header?.match(/"[^"]*"/g)?.some((each) => each === strong) ?? false
}
