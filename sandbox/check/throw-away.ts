import { randomBytes } from 'node:crypto'

/** example.com is reserved, so no letter can reach anybody. */
export const readEmail = () => `check-${randomBytes(6).toString('hex')}@example.com`

/** Meets the rules of every field, and is nobody's: it is made anew for each run. */
export const newPassword = () => `Ck${randomBytes(9).toString('hex')}#7`
