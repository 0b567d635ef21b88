import { createHash, randomBytes } from 'node:crypto'

/** A new token: 256 random bits, 43 characters. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Returns the hash that is stored instead of the token. A token has 256 bits, so a fast hash can't be brute-forced. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest()

/** Reads a bearer token. The scheme is case-insensitive (RFC 9110, 11.1). */
const form = /^bearer ([A-Za-z0-9_-]{43})$/i

/** The token in an `Authorization` header, or `null`. */
export const tokenOf = (authorization: string | undefined) => form.exec(authorization ?? '')?.[1] ?? null
