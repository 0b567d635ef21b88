import type { Failure } from '#contract/failure.ts'

export type ErrorKind =
  'offline' | 'timeout' | 'unreadable' | 'auth' | 'forbidden' | 'conflict' | 'invalid' | 'limited' | 'server'

/** Whether the call took effect: `no` (it never left, or was refused) or `unknown` (it may have). */
export type Effect = 'no' | 'unknown'

type Details = {
  kind: ErrorKind
  message: string
  effect: Effect
  status?: number
  /** Seconds, from `Retry-After`. */
  retryAfter?: number
  fields?: Record<string, string>
}

/** Every failed call becomes one of these; `message` is what the customer reads. */
export class ApiError extends Error {
  readonly kind: ErrorKind
  readonly effect: Effect
  readonly status?: number
  readonly retryAfter?: number
  readonly fields?: Record<string, string>

  constructor({ message, kind, effect, status, retryAfter, fields }: Details) {
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.effect = effect
    this.status = status
    this.retryAfter = retryAfter
    this.fields = fields
  }
}

export const messages = {
  offline: 'You seem to be offline. Check your connection and try again.',
  unreachable: 'We could not reach the server. Check your connection and try again.',
  timeout: 'The server took too long to answer. Try again in a moment.',
  unreadable: 'The server sent something this app does not understand.',
  auth: 'Your session has ended. Sign in again.',
  forbidden: 'Your account is not allowed to do this. Contact support if you think it should be.',
  conflict: 'This could not be done because something changed meanwhile. Reload the page and try again.',
  invalid: 'Something in this form was not accepted. Check it and try again.',
  notFound: 'The server does not know this request. Contact support.',
  server: 'The service is briefly unavailable. Try again in a moment.',
} as const

const sentences = new Set<string>(Object.values(messages))

/** What happened, without the advice that follows it in our own sentences. A server's sentence stays whole. */
export const reasonOf = ({ message }: ApiError) =>
  sentences.has(message) ? message.replace(/\. .*/, '.') : message

const limited = (seconds: number) => `Too many attempts. Try again in ${seconds} s.`

/** A missing or senseless `Retry-After` counts as a minute, and nobody is sent away for more than an hour. */
export function retryAfterSeconds(header: string | null): number {
  const seconds = Number(header)
  return header !== null && Number.isInteger(seconds) && seconds > 0 && seconds <= 3600 ? seconds : 60
}

const kinds: Record<number, ErrorKind> = { 401: 'auth', 403: 'forbidden', 409: 'conflict', 429: 'limited' }

// A 401 without words on a call that needs no sign-in is a wrong password, not a session that ended.
const ours = { ...messages, auth: messages.invalid, limited: messages.server }

/** Words a refusal: the server's own sentence where it sent one, ours where it didn't. */
export async function refusal(response: Response): Promise<ApiError> {
  const { status } = response
  const told = await readFailure(response)
  if (status === 429) {
    const retryAfter = retryAfterSeconds(response.headers.get('retry-after'))
    return new ApiError({ kind: 'limited', message: limited(retryAfter), effect: 'no', status, retryAfter })
  }
  const kind = kinds[status] ?? (status >= 500 ? 'server' : 'invalid')
  // A server that failed half-way may have done the work before it fell over; a 503 of ours says that it hasn't begun.
  const effect = status >= 500 && status !== 503 ? 'unknown' : 'no'
  const message = told?.message || (status === 404 ? messages.notFound : ours[kind])
  return new ApiError({ kind, message, effect, status, fields: told?.fields })
}

async function readFailure(response: Response): Promise<Failure | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  if (body === undefined) return undefined
  const contract = await import('#contract/failure.ts').catch(() => undefined)
  const parsed = contract?.failure.safeParse(body)
  // A body of HTML or a page of text is a proxy's, not the API's, and is never shown.
  return parsed?.success && parsed.data.message.length <= 300 ? parsed.data : undefined
}

/** Words a call that got no answer at all. `sent`: some of it may have left this device. */
export function noAnswer({
  timedOut,
  sent,
  online,
}: {
  timedOut: boolean
  sent: boolean
  online: boolean
}): ApiError {
  if (timedOut) return new ApiError({ kind: 'timeout', message: messages.timeout, effect: 'unknown' })
  const message = online ? messages.unreachable : messages.offline
  return new ApiError({ kind: 'offline', message, effect: sent ? 'unknown' : 'no' })
}

export const unreadable = (status: number) =>
  new ApiError({ kind: 'unreadable', message: messages.unreadable, effect: 'unknown', status })

/** For an error boundary or a form: any thrown value in words. */
export function wordsOf(error: unknown): string {
  return error instanceof ApiError ? error.message : messages.server
}
