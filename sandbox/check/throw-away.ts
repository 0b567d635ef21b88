import { randomBytes } from 'node:crypto'
import { isCommonPassword } from '../domain/common-passwords.ts'

/** Returns a new address under example.com, which is reserved, so that no email reaches anyone. */
export const newEmail = () => `check-${randomBytes(6).toString('hex')}@example.com`

/** Returns a random password that meets all rules. Tries again in the rare case that it counts as common. */
export function newPassword(): string {
  const password = `Ck${randomBytes(9).toString('hex')}#7`
  return isCommonPassword(password) ? newPassword() : password
}
