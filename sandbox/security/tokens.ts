import { createHash, randomBytes } from 'node:crypto'

export const newToken = () => randomBytes(32).toString('base64url')

/** Only this is stored: a token has 256 bits, so a plain hash can't be searched. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest()

/** The scheme's letter case does not matter (RFC 9110, 11.1). */
const form = /^bearer ([A-Za-z0-9_-]{43})$/i

export const tokenOf = (authorization: string | undefined) => form.exec(authorization ?? '')?.[1] ?? null
