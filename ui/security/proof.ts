import type { Method } from '#contract/capabilities/security-fields.ts'
import type { FormFailure } from '../form/form-failure.ts'

/** What a customer proves with. For a passkey, the app asks the browser. */
export type GivenProof =
  | { method: 'totp' | 'backup'; code: string }
  | { method: 'password'; password: string }
  | { method: 'passkey' }

/** Why the last try failed, and by which method it was made. */
export type ProofFailure = { of: Method; error: FormFailure }

const purposes = [
  'add-withdrawal',
  'set-lock',
  'set-word',
  'add-address',
  'set-only-saved',
  'start-totp',
  'end-totp',
  'new-backup-codes',
  'add-passkey',
  'end-passkey',
] as const
export type Purpose = (typeof purposes)[number] | 'other'

/** What a proof is for, from the action that the server named. */
export const purposeOf = (action: string): Purpose =>
  purposes.find((purpose) => purpose === action) ?? 'other'
