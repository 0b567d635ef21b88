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
  | 'unauthorized'
  | 'rate_limited'

const customers = new WeakMap<Request, string>()

/** Records which customer a request concerns, by id. Never log the email or the network address. */
export function isAbout(c: Context, customerId: string) {
  customers.set(c.req.raw, customerId)
}

export const customerOf = (request: Request) => customers.get(request) ?? null

const done: Record<string, SecurityEvent> = {
  'POST /auth/login': 'sign_in',
  'POST /auth/register': 'registration',
  'PUT /auth/edit-password': 'password_reset',
  'POST /auth/logout': 'logout',
}
const refused: Record<string, SecurityEvent> = {
  'POST /auth/login': 'sign_in_refused',
  'POST /auth/register': 'registration_refused',
  'PUT /auth/edit-password': 'password_reset_refused',
}

/** Returns the security event for an answer, if there is one. `path` is the contract's, without `/api`. */
export function securityEventOf(method: string, path: string, status: number): SecurityEvent | null {
  const call = `${method} ${path}`
  if (status === 429) return 'rate_limited'
  if (status === 401) return refused[call] ?? 'unauthorized'
  if (status === 409 || status === 403) return refused[call] ?? null
  return status < 300 ? (done[call] ?? null) : null
}
