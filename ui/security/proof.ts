import { stepUpActions, type Method, type StepUpAction } from '#contract/capabilities/security-fields.ts'
import type { FormFailure } from '../form/form-failure.ts'

/** What a customer proves with. For a passkey, the app asks the browser. */
export type GivenProof =
  | { method: 'totp' | 'backup'; code: string }
  | { method: 'password'; password: string }
  | { method: 'passkey' }

/** Why the last try failed, and by which method it was made. */
export type ProofFailure = { of: Method; error: FormFailure }

export type Purpose = StepUpAction | 'other'

/** What a proof is for, from the action that the server named. */
export const purposeOf = (action: string): Purpose =>
  stepUpActions.find((known) => known === action) ?? 'other'
