import { stepUpActions, type Method, type StepUpAction } from '#contract/capabilities/security-fields.ts'
import type { FormFailure } from '../form/form-failure.ts'

/** The proof that a customer gives. For a passkey, the app asks the browser. */
export type GivenProof =
  | { method: 'totp' | 'backup'; code: string }
  | { method: 'password'; password: string }
  | { method: 'passkey' }

/** Builds the proof from the typed text. */
export function given(method: Method, code: string, password: string): GivenProof {
  if (method === 'passkey') return { method }
  if (method === 'password') return { method, password }
  return { method, code: method === 'totp' ? appCode(code) : code }
}

/** The digits of a code from an authenticator app. Apps show them in groups, and people copy the spaces too. */
export const appCode = (typed: string) => typed.replaceAll(/[\s-]/g, '')

/** Why the last attempt failed, and the method that it used. */
export type ProofFailure = { of: Method; error: FormFailure }

export type Purpose = StepUpAction | 'other'

/** The purpose of a proof, from the action that the server named. */
export const purposeOf = (action: string): Purpose =>
  stepUpActions.find((known) => known === action) ?? 'other'
