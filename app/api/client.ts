import type { ResponseOf, CallName } from '#contract/responses.ts'
import { type Endpoint, endpoints } from '#contract/endpoints.ts'
import { timings } from '../timings.ts'
import { ApiError, messages, noAnswer, notLoaded, refusal, refusedWithin, unreadable } from './errors.ts'
import { type ResponseBody, bodyOf, certaintyOf, isFalse } from './outcome.ts'
import { noteServerDate } from './server-clock.ts'

const base: string = (import.meta.env?.VITE_API_BASE_URL ?? '/api').replace(/\/+$/, '')

/** The full address of the server, for files that name their source (ACC-4, HIS-4). While prerendering there is no page address. */
export const serverAddress = () => ('location' in globalThis ? new URL(base, location.href).href : base)

type Session = { token: () => string | null; ended: (token: string) => void }
let session: Session = { token: () => null, ended: () => {} }

/** Provides the customer's token, and ends the session on a 401 (GRD-3). Set once at the start. */
export function connectSession(next: Session) {
  session = next
}

export type CallOptions = {
  body?: unknown
  /** The idempotency key: the same for every attempt at one order (API-13). */
  idempotencyKey?: string
  /** The version that an update is based on, from the `ETag` of the last read (ACC-2). */
  ifMatch?: string
  /** The version of the cached response. If it is still current, the server may respond with 304, and the call then rejects. */
  ifNoneMatch?: string
  /** The proof of the customer's identity, for exactly this request (CAP-3). */
  proof?: string
  /** The parameters after the path. */
  query?: Record<string, string>
  signal?: AbortSignal
  /** Lets the request continue after the page is closed. */
  keepalive?: boolean
  /** Called with the response's headers before its body is read. */
  onHeaders?: (headers: Headers) => void
  /** Default: the token of the signed-in customer. */
  token?: string
}

/**
 * Makes one request of the contract and reads its response. Rejects with an {@link ApiError}, or with the caller's abort, and with
 * nothing else. Aborts after `timings.callTimeout`.
 */
export const call = <Name extends CallName>(name: Name, options?: CallOptions): Promise<ResponseOf<Name>> =>
  request(
    endpoints[name],
    async () => (await import('#contract/responses.ts')).responses[name],
    options,
  ) as Promise<ResponseOf<Name>>

/** The part of a schema that reads a response. */
type Reader = { safeParse: (json: unknown) => { success: true; data: unknown } | { success: false } }

/** Like {@link call}, for an endpoint outside the base contract. `load` loads the schema of its response. */
export async function request(
  endpoint: Endpoint,
  load: () => Promise<Reader>,
  options: CallOptions = {},
): Promise<unknown> {
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
  if (options.ifNoneMatch) headers.set('if-none-match', options.ifNoneMatch)
  if (options.proof) headers.set('step-up', options.proof)

  const { signal, release, timedOut } = withDeadline(options.signal)
  const schema = endpoint.ignoreResponse ? null : prepareToRead(load)
  let response: Response
  let text: string
  let wasOnline = navigator.onLine
  try {
    // The response to a write can't be fetched again, and it may contain the seed phrase. So nothing is sent until it can be read.
    if (schema && method !== 'GET' && !(await beforeAbort(schema, signal)))
      throw navigator.onLine
        ? notLoaded()
        : noAnswer({ timedOut: false, sent: false, online: false, write: true })
    wasOnline = navigator.onLine
    response = await fetch(base + path + (options.query ? `?${new URLSearchParams(options.query)}` : ''), {
      method,
      headers,
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      signal,
      keepalive: options.keepalive,
      cache: 'no-store',
      credentials: 'omit',
      // Writes don't follow redirects: a 307 would send them again, to an address that no one configured.
      redirect: method === 'GET' ? 'follow' : 'manual',
    })
    noteServerDate(response.headers.get('date'))
    if (response.type === 'opaqueredirect') throw unreadable(response)
    if (!response.ok) {
      const answer = bodyOf(await response.text().catch(() => CUT_OFF))
      throw refusal(response, answer, { conditional: headers.has('if-match'), money: endpoint.money })
    }
    options.onHeaders?.(response.headers)
    text = await response.text()
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    if (!(cause instanceof ApiError))
      throw noAnswer({
        timedOut: timedOut(),
        sent: wasOnline || navigator.onLine,
        online: navigator.onLine,
        write: method !== 'GET',
      })
    if (cause.status !== 401 || !token) throw cause
    session.ended(token)
    throw new ApiError({ ...cause, message: messages.auth })
  } finally {
    release()
  }
  const body = bodyOf(text)
  const refused = refusedIn(endpoint, response, body)
  if (refused) throw refused
  // A response that the contract ignores may be empty. Text that isn't JSON comes from elsewhere, such as a captive portal.
  if (body.is === 'other' || (method !== 'GET' && response.redirected)) throw unreadable(response)
  const json = body.is === 'json' ? body.value : {}
  if (!schema) return json
  const reader = await schema
  if (!reader) throw noAnswer({ timedOut: false, sent: true, online: navigator.onLine, write: false })
  const read = reader.safeParse(json)
  if (read.success) return read.data
  throw unreadable(response)
}

/** The body used if the connection breaks while reading it. It isn't JSON, so the outcome is unknown. */
const CUT_OFF = '<'

/** The error for a 2xx response that reports a failure in its body (API-16), or `undefined`. A response with a seed phrase never does. */
function refusedIn(endpoint: Endpoint, response: Response, body: ResponseBody): ApiError | undefined {
  const { success, status, seedPhrase } = (body.is === 'json' ? (body.value ?? {}) : {}) as Record<
    string,
    unknown
  >
  // The empty list in such a response would look like a history without rows.
  if (endpoint.method === 'GET') return isFalse(success) ? refusedWithin(response, body, 'server') : undefined
  const registration = endpoint === endpoints.register
  if (registration && typeof seedPhrase === 'string' && seedPhrase.trim() !== '') return undefined
  if (registration && Number(status) === 409) return refusedWithin(response, body, 'conflict')
  const { redirected } = response
  const proved = certaintyOf({ status: response.status, redirected, body }, { money: endpoint.money })
  if (proved === 'refused') return refusedWithin(response, body, 'invalid')
  return proved === 'unknown' ? unreadable(response) : undefined
}

let localeLoads = false

/**
 * Loads the schema. That of a read is loaded while the request is in flight; if that fails, the error is reported once it is needed.
 * Also creates the first `Intl` formatters in separate tasks: the browser loads its locale data with them (12 ms), which would delay
 * rendering the figures.
 */
function prepareToRead(load: () => Promise<Reader>) {
  if (!localeLoads) {
    localeLoads = true
    // oxlint-disable-next-line no-restricted-properties -- nothing is formatted
    for (const make of [() => new Intl.NumberFormat(), () => new Intl.DateTimeFormat()]) setTimeout(make)
  }
  return load().catch(() => undefined)
}

/** The value of `work`, or `undefined` if the signal aborts first. */
const beforeAbort = <Value>(work: Promise<Value>, signal: AbortSignal) =>
  Promise.race([
    work,
    new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined))),
  ])

/** Combines the caller's signal with the time limit. Doesn't use `AbortSignal.any`, which Safari has only since 17.4. */
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

/** A new idempotency key of 32 hex digits. `crypto.randomUUID` doesn't exist on plain http. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
