import type { Answer, CallName } from '#contract/calls.ts'
import { endpoints } from '#contract/endpoints.ts'
import { timings } from '../timings.ts'
import { ApiError, messages, noAnswer, refusal, refusedWithin, unreadable } from './errors.ts'
import { noteServerDate } from './server-clock.ts'
import { type AnswerBody, bodyOf, saysFailed, saysNo } from './outcome.ts'

const base: string = (import.meta.env?.VITE_API_BASE_URL ?? '/api').replace(/\/+$/, '')

type Session = { token: () => string | null; ended: (token: string) => void }
let session: Session = { token: () => null, ended: () => {} }

/** The session says who is calling, and is told of a 401 (GRD-3). Set once at start. */
export function connectSession(next: Session) {
  session = next
}

export type CallOptions = {
  body?: unknown
  /** The same key for every try of the same order (API-13). */
  idempotencyKey?: string
  /** The version that a change is based on, from the `ETag` of what was read (ACC-2). */
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
  const contract = 'ignoreResponse' in endpoint ? null : prepareToRead()
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
      // A write is not followed elsewhere: a 307 would send it a second time, to an address that nobody configured.
      redirect: method === 'GET' ? 'follow' : 'manual',
    })
    noteServerDate(response.headers.get('date'))
    if (response.type === 'opaqueredirect') throw unreadable(response)
    if (!response.ok) {
      const said = bodyOf(await response.text().catch(() => CUT_OFF))
      throw refusal(response, said, { conditional: headers.has('if-match') })
    }
    options.onHeaders?.(response.headers)
    text = await response.text()
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    if (!(cause instanceof ApiError))
      throw noAnswer({ timedOut: timedOut(), sent: wasOnline || navigator.onLine, online: navigator.onLine })
    if (cause.status !== 401 || !token) throw cause
    session.ended(token)
    throw new ApiError({ ...cause, message: messages.auth })
  } finally {
    release()
  }
  const body = bodyOf(text)
  if (method !== 'GET') {
    const refused = refusedIn(name, response, body)
    if (refused) throw refused
  }
  // What the contract calls 'not read' may be empty. Any other text is somebody else's: a captive portal answers 200 too.
  if (body.is === 'other' || (method !== 'GET' && response.redirected)) throw unreadable(response)
  const json = body.is === 'json' ? body.value : {}
  if (!contract) return json as Answer<Name>
  const schemas = (await contract)?.calls[name]
  if (!schemas) throw noAnswer({ timedOut: false, sent: true, online: navigator.onLine })
  const read = schemas.read.safeParse(json)
  if (read.success) return read.data as Answer<Name>
  throw unreadable(response)
}

/** Stands for the rest of an answer whose connection broke: no JSON, so it proves nothing. */
const CUT_OFF = '<'

/** API-16. A seed phrase is never thrown away, whatever stands beside it. */
function refusedIn(name: CallName, response: Response, body: AnswerBody): ApiError | undefined {
  const { status, seedPhrase } = (body.is === 'json' ? (body.value ?? {}) : {}) as Record<string, unknown>
  const registration = name === 'register'
  if (registration && typeof seedPhrase === 'string' && seedPhrase.trim() !== '') return undefined
  if (registration && Number(status) === 409) return refusedWithin(response, body, 'conflict')
  if (saysNo(body)) return refusedWithin(response, body, 'invalid')
  return saysFailed(body) ? unreadable(response) : undefined
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

/** A fresh key for one order. `crypto.randomUUID` doesn't exist on plain-http origins. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
