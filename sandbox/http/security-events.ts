import type { Context } from 'hono'

/** Event names. They must not change, because operators' alerts depend on them. */
export type SecurityEvent =
  | 'sign_in'
  | 'sign_in_refused'
  | 'registration'
  | 'registration_refused'
  | 'password_reset'
  | 'password_reset_refused'
  | 'logout'
  | 'session_ended'
  | 'not_me'
  | 'second_step_asked'
  | 'second_step_refused'
  | 'step_up'
  | 'step_up_refused'
  | 'second_step_on'
  | 'second_step_off'
  | 'backup_codes_made'
  | 'withdrawals_locked'
  | 'address_saved'
  | 'address_removed'
  | 'only_saved_changed'
  | 'word_changed'
  | 'passkey_added'
  | 'passkey_renamed'
  | 'passkey_removed'
  | 'unauthorized'
  | 'rate_limited'

const customers = new WeakMap<Request, string>()

/** Records which customer a request concerns, by id. Never log the email or the network address. */
export function setSubject(c: Context, customerId: string) {
  customers.set(c.req.raw, customerId)
}

/** The id of the customer whose request this is, or `null`. */
export const customerOf = (request: Request) => customers.get(request) ?? null

const done: Record<string, SecurityEvent> = {
  'POST /auth/login': 'sign_in',
  'POST /auth/register': 'registration',
  'PUT /auth/edit-password': 'password_reset',
  'POST /auth/logout': 'logout',
  'POST /auth/sessions/end': 'session_ended',
  'POST /auth/not-me': 'not_me',
  'POST /auth/login/second': 'sign_in',
  'POST /auth/step-up': 'step_up',
  'POST /auth/totp/confirm': 'second_step_on',
  'POST /auth/totp/off': 'second_step_off',
  'POST /auth/backup-codes': 'backup_codes_made',
  'PUT /auth/withdrawal-lock': 'withdrawals_locked',
  'POST /withdrawal/addresses': 'address_saved',
  'POST /withdrawal/addresses/remove': 'address_removed',
  'PUT /withdrawal/addresses/only': 'only_saved_changed',
  'PUT /auth/word': 'word_changed',
  'POST /auth/login/passkey': 'sign_in',
  'POST /auth/passkeys': 'passkey_added',
  'POST /auth/passkeys/name': 'passkey_renamed',
  'POST /auth/passkeys/end': 'passkey_removed',
}
const refused: Record<string, SecurityEvent> = {
  'POST /auth/login': 'sign_in_refused',
  'POST /auth/login/passkey': 'sign_in_refused',
  'POST /auth/register': 'registration_refused',
  'PUT /auth/edit-password': 'password_reset_refused',
}
/** Refusals that the customer can resolve with another attempt. */
const wrong: Record<string, SecurityEvent> = {
  'POST /auth/login/second': 'second_step_refused',
  'POST /auth/step-up': 'step_up_refused',
  'POST /auth/totp/confirm': 'second_step_refused',
}

/** Returns the security event for a response, if there is one. `path` is the contract's, without `/api`. */
export function securityEventOf(method: string, path: string, status: number): SecurityEvent | null {
  const call = `${method} ${path}`
  if (status === 429) return 'rate_limited'
  if (status === 401) return refused[call] ?? 'unauthorized'
  if (call === 'POST /auth/login' && status === 403) return 'second_step_asked'
  if (status === 422 || status === 403) {
    const event = wrong[call]
    if (event) return event
  }
  if (status === 409 || status === 403) return refused[call] ?? null
  return status < 300 ? (done[call] ?? null) : null
}
