import { createHash, randomBytes } from 'node:crypto'

// Crockford's alphabet: no i, l, o and u, because customers copy the codes by hand.
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const CODES = 10
const LENGTH = 16

/** Ten codes of 80 random bits, such as `k7m2-9xqd-...`. */
export const newBackupCodes = () =>
  Array.from({ length: CODES }, () => {
    const code = Array.from(randomBytes(LENGTH), (byte) => letters[byte % 32]).join('')
    return code.match(/.{4}/g)?.join('-') ?? code
  })

/** Reads i and l as 1, and o as 0. */
const bare = (code: string) =>
  code.replaceAll(/[\s-]/g, '').toLowerCase().replaceAll(/[il]/g, '1').replaceAll('o', '0')

/** Returns the hash that is stored. A code has 80 bits, so a fast hash can't be brute-forced. */
export const backupCodeHash = (userId: string, code: string) =>
  createHash('sha256')
    .update(`${userId} ${bare(code)}`)
    .digest()
