import { pauseText } from '#ui/lib/messages.ts'
import { type ResponseBody, certaintyOf, isInProgress, refusalIn } from './outcome.ts'
import { askedSeconds, USUAL_WAIT } from './retry-after.ts'
import { asSentence, presentable } from './server-message.ts'

export type ErrorKind =
  'offline' | 'timeout' | 'unreadable' | 'auth' | 'forbidden' | 'conflict' | 'invalid' | 'limited' | 'server'

/** Whether the request took effect: `no` (not sent, or refused) or `unknown` (it may have). */
export type Effect = 'no' | 'unknown'

type Details = {
  kind: ErrorKind
  message: string
  effect: Effect
  status?: number
  /** How long to wait before the next attempt, in seconds, from `Retry-After`. */
  retryAfter?: number
  /** `retryAfter` is our own choice: the server named no pause, or none that we keep to. */
  ownPause?: boolean
  /** The response's `X-Request-Id`, with which support can find the request (API-17). */
  requestId?: string
  fields?: Record<string, string>
  /** An earlier request with the same idempotency key is still running. */
  inProgress?: boolean
  /** The whole JSON body of a refusal, in which capabilities have their own fields, such as `code` and `until` (CAP-0). */
  body?: unknown
}

/** The error of every failed request. `message` is what the customer reads. */
export class ApiError extends Error {
  readonly kind: ErrorKind
  readonly effect: Effect
  readonly status?: number
  readonly retryAfter?: number
  readonly ownPause?: boolean
  readonly requestId?: string
  readonly fields?: Record<string, string>
  readonly inProgress: boolean
  readonly body?: unknown

  constructor({ message, kind, effect, inProgress = false, ...rest }: Details) {
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.effect = effect
    this.inProgress = inProgress
    Object.assign(this, rest)
  }
}

export const messages = {
  offline: 'You seem to be offline. Check your connection and try again.',
  unreachable: 'We could not reach the server. Check your connection and try again.',
  lost: 'No answer came back from the server. Check your connection and try again.',
  timeout: 'The server took too long to answer. Try again in a moment.',
  notLoaded: 'A part of this page could not be loaded, so nothing was sent. Try again, or reload the page.',
  unreadable: 'The server sent something this app does not understand.',
  auth: 'Your session has ended. Sign in again.',
  forbidden: 'Your account is not allowed to do this. Contact support if you think it should be.',
  conflict:
    'This could not be done because something changed in the meantime. Reload the page and try again.',
  invalid: 'Something in this form was not accepted. Check it and try again.',
  notFound: 'The server does not know this request. Contact support.',
  server: 'The service is briefly unavailable. Try again in a moment.',
} as const

const sentences = new Set<string>(Object.values(messages))

const advises = /\b(re)?(try|send|submit|repeat)\b.*\b(again|later|moment|once more)\b|\bretry\b/i

/**
 * A sentence about what happened to an order that may have been carried out. It must not advise the customer to try again, so
 * that advice is cut from our own messages, and a server's message that contains it is replaced by ours.
 */
export function reasonOf({ message, kind, effect, retryAfter, ownPause }: ApiError): string {
  if (retryAfter !== undefined && !ownPause) return `The server asked us to wait ${pauseText(retryAfter)}.`
  if (kind === 'limited' && ownPause) return 'The server reported too many requests.'
  const own = sentences.has(message)
  if (!own && !advises.test(message)) return asSentence(message)
  if (effect === 'unknown' && unclear.has(kind)) return messages.unreadable
  return (own ? message : ours[kind]).replace(/\. .*/, '.')
}

/** Refusals whose format isn't the contract's: they may come from a proxy. */
const unclear = new Set<ErrorKind>(['forbidden', 'conflict', 'invalid'])

const limited = (seconds: number) => `Too many attempts. Try again in ${pauseText(seconds)}.`

const kinds: Record<number, ErrorKind> = {
  401: 'auth',
  403: 'forbidden',
  408: 'timeout',
  409: 'conflict',
  412: 'conflict',
  429: 'limited',
}

// On a call that needs no sign-in, a 401 means wrong input (a password), not a session that ended.
const ours: Record<ErrorKind, string> = { ...messages, auth: messages.invalid, limited: messages.server }

/** The error for a response with an error status. Shows the server's message if customers can read it, otherwise our own. */
export function refusal(
  response: Response,
  body: ResponseBody,
  { conditional = false, money = false } = {},
): ApiError {
  const { status, headers } = response
  const refused = refusalIn(body)
  const kind = kinds[status] ?? (status >= 500 ? 'server' : status < 400 ? 'unreadable' : 'invalid')
  const reply = { status, redirected: response.redirected, body }
  const effect = certaintyOf(reply, { conditional, money }) === 'unknown' ? 'unknown' : 'no'
  const header = headers.get('retry-after')
  const asked = askedSeconds(header)
  const retryAfter = status === 429 || (status === 503 && header !== null) ? (asked ?? USUAL_WAIT) : undefined
  const ownPause = retryAfter !== undefined && asked === null
  const fallback = status === 404 ? messages.notFound : ours[kind]
  const message =
    status === 429 ? limited(retryAfter ?? USUAL_WAIT) : (presentable(refused?.message) ?? fallback)
  const requestId = requestIdOf(headers)
  const inProgress = isInProgress(status, body)
  const fields = refused?.fields
  const json = body.is === 'json' ? body.value : undefined
  return new ApiError({
    kind,
    message,
    effect,
    status,
    retryAfter,
    ownPause,
    requestId,
    fields,
    inProgress,
    body: json,
  })
}

/** The error for a 2xx response that refuses in its body (API-16), such as `{"success": false, "message": "…"}`. */
export function refusedWithin(
  response: Response,
  body: ResponseBody,
  kind: 'invalid' | 'conflict' | 'server',
): ApiError {
  const refused = refusalIn(body)
  const message = presentable(refused?.message) ?? messages[kind]
  const requestId = requestIdOf(response.headers)
  return new ApiError({
    kind,
    message,
    effect: 'no',
    status: response.status,
    requestId,
    fields: refused?.fields,
  })
}

const requestIdOf = (headers: Headers) => /^[\w.:-]{1,80}$/.exec(headers.get('x-request-id') ?? '')?.[0]

/** The error for a request without any response. `sent`: part of it may have left the device. */
export function noAnswer({
  timedOut,
  sent,
  online,
  write,
}: {
  timedOut: boolean
  sent: boolean
  online: boolean
  write: boolean
}): ApiError {
  if (timedOut) return new ApiError({ kind: 'timeout', message: messages.timeout, effect: 'unknown' })
  // A write may have reached the server and been carried out there.
  const message = !online ? messages.offline : write ? messages.lost : messages.unreachable
  return new ApiError({ kind: 'offline', message, effect: sent ? 'unknown' : 'no' })
}

/** The error for a write that was not sent, because the code that reads its response could not be loaded. */
export const notLoaded = () => new ApiError({ kind: 'offline', message: messages.notLoaded, effect: 'no' })

/** The error for a response that doesn't match the contract. It leaves the outcome of a write unknown. */
export const unreadable = ({ status, headers }: Pick<Response, 'status' | 'headers'>) =>
  new ApiError({
    kind: 'unreadable',
    message: messages.unreadable,
    effect: 'unknown',
    status,
    requestId: requestIdOf(headers),
  })

/** The message to show for any thrown value, in an error boundary or a form. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : messages.server
}
