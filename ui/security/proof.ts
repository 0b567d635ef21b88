import { stepUpActions, type Method, type StepUpAction } from '#contract/capabilities/security-fields.ts'
import type { FormFailure } from '../form/form-failure.ts'

/** What a customer proves with. For a passkey, the app asks the browser. */
export type GivenProof =
  | { method: 'totp' | 'backup'; code: string }
  | { method: 'password'; password: string }
  | { method: 'passkey' }

/** The proof from what was typed. */
export function given(method: Method, code: string, password: string): GivenProof {
  if (method === 'passkey') return { method }
  if (method === 'password') return { method, password }
  // Apps show the digits in groups, and people copy them so.
  return { method, code: method === 'totp' ? code.replaceAll(/[\s-]/g, '') : code }
}

/** Why the last try failed, and by which method it was made. */
export type ProofFailure = { of: Method; error: FormFailure }

export type Purpose = StepUpAction | 'other'

/** What a proof is for, from the action that the server named. */
export const purposeOf = (action: string): Purpose =>
  stepUpActions.find((known) => known === action) ?? 'other'
