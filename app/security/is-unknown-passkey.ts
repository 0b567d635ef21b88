import { ApiError } from '../api/errors.ts'

/**
 * Whether the server says that it doesn't know the passkey. Only then may the app ask the device to forget it: a 403 can also come from
 * an expired ticket, another address or a proxy, and the passkey would be lost.
 */
export const isUnknownPasskey = (cause: unknown) =>
  cause instanceof ApiError &&
  cause.status === 403 &&
  (cause.body as { code?: unknown } | null | undefined)?.code === 'unknown_passkey'
