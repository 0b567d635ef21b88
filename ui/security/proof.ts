import type { Method } from '#contract/capabilities/security-fields.ts'
import type { FormFailure } from '../form/form-failure.ts'

/** What a customer proves with. For a passkey, the app asks the browser. */
export type GivenProof =
  | { method: 'totp' | 'backup'; code: string }
  | { method: 'password'; password: string }
  | { method: 'passkey' }

/** Why the last try failed, and by which method it was made. */
export type ProofFailure = { of: Method; error: FormFailure }

const purposes: Record<string, string> = {
  'add-withdrawal': 'to withdraw',
  'set-lock': 'to lock withdrawals',
  'set-word': 'to change the word in our emails',
  'add-address': 'to save an address',
  'set-only-saved': 'to allow withdrawals to other addresses',
  'start-totp': 'to set up the second step',
  'end-totp': 'to turn off the second step',
  'new-backup-codes': 'to make new backup codes',
  'add-passkey': 'to add a passkey',
  'end-passkey': 'to remove a passkey',
}

/** What a proof is for, from the action that the server named. */
export const purposeOf = (action: string) =>
  (Object.hasOwn(purposes, action) ? purposes[action] : undefined) ?? 'to go on'
