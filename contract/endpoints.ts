export type Endpoint = {
  id: string
  method: 'GET' | 'POST' | 'PUT'
  path: string
  bearer: boolean
  /** The call moves money and must carry an `Idempotency-Key`. */
  money?: true
  /** The client doesn't read the response. */
  ignoreResponse?: true
}

/** Every call of the API without its schemas, which a page only needs once the response arrives. */
export const endpoints = {
  wakeUp: { id: 'API-10', method: 'GET', path: '/', bearer: false, ignoreResponse: true },
  login: { id: 'API-1', method: 'POST', path: '/auth/login', bearer: false },
  register: { id: 'API-2', method: 'POST', path: '/auth/register', bearer: false },
  editPassword: { id: 'API-3', method: 'PUT', path: '/auth/edit-password', bearer: false },
  editUser: { id: 'API-4', method: 'PUT', path: '/auth/edit-user', bearer: true, ignoreResponse: true },
  userDetails: { id: 'API-5', method: 'GET', path: '/transaction/token-user', bearer: true },
  addDeposit: {
    id: 'API-6',
    method: 'POST',
    path: '/transaction/add',
    bearer: true,
    money: true,
    ignoreResponse: true,
  },
  deposits: { id: 'API-7', method: 'GET', path: '/transaction/all', bearer: true },
  withdrawals: { id: 'API-8', method: 'GET', path: '/withdrawal/all', bearer: true },
  addWithdrawal: {
    id: 'API-9',
    method: 'POST',
    path: '/withdrawal/add',
    bearer: true,
    money: true,
    ignoreResponse: true,
  },
  coins: { id: 'API-11', method: 'GET', path: '/market/coins', bearer: false },
  /** Revokes the token. Backends may leave it out: the client signs out whatever the response is. */
  logout: { id: 'SES-1', method: 'POST', path: '/auth/logout', bearer: true, ignoreResponse: true },
} as const satisfies Record<string, Endpoint>

/** Returns the capabilities in the response to the wake-up call (CAP-0). Returns an empty list if the response has none. */
export function capabilitiesOf(response: unknown): string[] {
  const list = response instanceof Object && 'capabilities' in response ? response.capabilities : undefined
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : []
}

/** The capability of a backend that carries out requests with the same `Idempotency-Key` only once (CAP-1). */
export const IDEMPOTENCY = 'idempotency'

/** The `code` of a 503, or of a 409 to a call that moves money, if the server knows that it carried out nothing (API-15). */
export const NOT_STARTED = 'not_started'
/** The `code` of a 409 while an earlier request with the same `Idempotency-Key` is still running. */
export const IN_PROGRESS = 'in_progress'

/** Returns the mode in the response to the wake-up call. `sandbox` means that all money is simulated (FAIR-6). */
export function modeOf(response: unknown): string | undefined {
  const mode = response instanceof Object && 'mode' in response ? response.mode : undefined
  return typeof mode === 'string' ? mode : undefined
}
