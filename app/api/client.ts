import type { Answer, CallName } from '#contract/calls.ts'
import { endpoints } from '#contract/endpoints.ts'
import { timings } from '../timings.ts'
import { ApiError, messages, noAnswer, refusal, unreadable } from './errors.ts'

const base: string = (import.meta.env?.VITE_API_BASE_URL ?? '/api').replace(/\/+$/, '')

type Session = { token: () => string | null; ended: (token: string) => void }
let session: Session = { token: () => null, ended: () => {} }

/** The session says who is calling, and is told of a 401 (GRD-3). Set once at start. */
export function connectSession(next: Session) {
  session = next
}

export type CallOptions = {
  body?: unknown
  /** The same key for every try of the same wish (API-13). */
  idempotencyKey?: string
  /** The version that a write may replace, as an earlier answer's `ETag` named it. */
  ifMatch?: string
  signal?: AbortSignal
  /** Lets the request outlive the page. */
  keepalive?: boolean
  /** Called with the answer's headers, before the body is read. */
  onHeaders?: (headers: Headers) => void
  /** Default: the signed-in customer's. */
  token?: string
}

/** Makes one call of the contract and reads its answer; throws an {@link ApiError}, and nothing else but an abort. */
export async function call<Name extends CallName>(
  name: Name,
  options: CallOptions = {},
): Promise<Answer<Name>> {
  const endpoint = endpoints[name]
  const { method, path, bearer } = endpoint
  const token = bearer ? (options.token ?? session.token()) : null
  if (bearer && !token) {
    session.ended('')
    throw new ApiError({ kind: 'auth', message: messages.auth, effect: 'no' })
  }
  const headers = new Headers({ accept: 'application/json' })
  if (options.body !== undefined) headers.set('content-type', 'application/json')
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  if (options.ifMatch) headers.set('if-match', options.ifMatch)

  const { signal, release, timedOut } = withDeadline(options.signal)
  const wasOnline = navigator.onLine
  const contract = 'unread' in endpoint ? null : prepareToRead()
  let response: Response
  let text: string
  try {
    response = await fetch(base + path, {
      method,
      headers,
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      signal,
      keepalive: options.keepalive,
      cache: 'no-store',
      credentials: 'omit',
    })
    if (!response.ok) throw await refusal(response)
    options.onHeaders?.(response.headers)
    text = await response.text()
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    if (!(cause instanceof ApiError))
      throw noAnswer({ timedOut: timedOut(), sent: wasOnline || navigator.onLine, online: navigator.onLine })
    if (cause.kind !== 'auth' || !token) throw cause
    session.ended(token)
    throw new ApiError({ ...cause, message: messages.auth })
  } finally {
    release()
  }
  const json = parse(response.status, text)
  if (!contract) return json as Answer<Name>
  const schemas = (await contract)?.calls[name]
  if (!schemas) throw noAnswer({ timedOut: false, sent: true, online: navigator.onLine })
  const read = schemas.read.safeParse(json)
  if (read.success) return read.data as Answer<Name>
  throw unreadable(response.status)
}

let localeLoads = false

/**
 * Beside the answer comes what reads it; where that can't be had, it is told when it is needed. And the browser loads its locale's
 * data with its first formatters (12 ms): in tasks of their own, and not in the one that draws the figures.
 */
function prepareToRead() {
  if (!localeLoads) {
    localeLoads = true
    // oxlint-disable-next-line no-restricted-properties -- nothing is formatted
    for (const make of [() => new Intl.NumberFormat(), () => new Intl.DateTimeFormat()]) setTimeout(make)
  }
  return import('#contract/calls.ts').catch(() => undefined)
}

/** The caller's signal and the time limit in one. Not `AbortSignal.any`, which Safari knows only since 17.4. */
function withDeadline(outer: AbortSignal | undefined) {
  const control = new AbortController()
  let late = false
  const timer = setTimeout(() => {
    late = true
    control.abort()
  }, timings.callTimeout)
  const follow = () => control.abort(outer?.reason)
  if (outer?.aborted) follow()
  else outer?.addEventListener('abort', follow)
  const release = () => {
    clearTimeout(timer)
    outer?.removeEventListener('abort', follow)
  }
  return { signal: control.signal, release, timedOut: () => late }
}

function parse(status: number, text: string): unknown {
  try {
    // An answer that the specification calls 'not read' may be empty. Text that is no JSON is somebody else's: a captive
    // portal answers 200 too, and must not pass for a backend that took the order.
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw unreadable(status)
  }
}

/** A fresh key for one wish. `crypto.randomUUID` doesn't exist on plain-http origins. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
