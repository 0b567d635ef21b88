import { createHash } from 'node:crypto'

/** A weak `ETag` of a response. It is weak because the response may be sent compressed. */
export const etagOf = (text: string) =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether `If-None-Match` names the response that would be sent. */
export const isUnchanged = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag)))
