import { randomBytes } from 'node:crypto'
import { isCommonPassword } from '../domain/common-passwords.ts'

/** example.com is reserved, so no letter can reach anybody. */
export const readEmail = () => `check-${randomBytes(6).toString('hex')}@example.com`

/** Meets the rules of every field, and is nobody's: made anew for each run, and again where chance made a run of one sign. */
export function newPassword(): string {
  const password = `Ck${randomBytes(9).toString('hex')}#7`
  return isCommonPassword(password) ? newPassword() : password
}
