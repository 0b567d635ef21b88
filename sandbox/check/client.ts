import type { AnyCall } from '#contract/all-calls.ts'
import { NotChecked } from './report.ts'
import { unreachable } from './unreachable.ts'

export type { AnyCall }
export type Request = {
  body?: unknown
  token?: string
  query?: Record<string, string>
  key?: string
  ifMatch?: string
  /** A proof that the backend gave for this body (CAP-3). */
  proof?: string
  /** The call is optional, so a 404 is no fault. */
  optional?: true
  /** Nothing can be checked without this call, so a 429 is a fault instead of a reason to skip. */
  essential?: true
}
export type Exchange = {
  call: AnyCall
  label: string
  write: boolean
  /** 0 if there was no response. */
  status: number
  headers: Headers
  text: string
  /** `undefined` where the response isn't JSON. */
  json: unknown
  /** Why there was no response; empty if there was one. */
  lost: string
  /** What to do if no call is answered for this reason; empty if that isn't known. */
  advice: string
  redirected: boolean
  /** The backend doesn't have this optional call. */
  absent: boolean
}

/** Whether a header can carry the token unchanged: printable ASCII without outer spaces. */
export const fitsIntoHeader = (token: string) => /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(token)

/** Unanswered calls in a row after which the rest is skipped. */
const GIVE_UP_AFTER = 3

/** Calls the backend as the app in a browser does, and logs every response. `limitMs` is in milliseconds. */
export function createClient(
  base: string,
  { origin, limitMs, redacted }: { origin: string; limitMs: number; redacted: (text: string) => string },
) {
  const log: Exchange[] = []

  async function exchange(call: AnyCall, { query, body, token, key, ifMatch, proof }: Request) {
    const asked = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`
    const response = await fetch(`${base}${call.path}${asked}`, {
      method: call.method,
      headers: {
        accept: 'application/json',
        origin,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
        ...(proof === undefined ? {} : { 'step-up': proof }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      // The app follows redirects of reads only.
      redirect: call.method === 'GET' ? 'follow' : 'manual',
      signal: AbortSignal.timeout(limitMs),
    })
    return { response, text: await response.text() }
  }

  async function send(call: AnyCall, request: Request = {}): Promise<Exchange> {
    const { token } = request
    const write = call.method !== 'GET'
    const label = `${call.method} ${call.path}`
    const lost = {
      call,
      label,
      write,
      status: 0,
      headers: new Headers(),
      text: '',
      json: undefined,
      advice: '',
    }
    if (token !== undefined && !fitsIntoHeader(token)) throw new NotChecked('the token can’t be sent')
    if (log.length >= GIVE_UP_AFTER && log.slice(-GIVE_UP_AFTER).every((each) => each.lost !== ''))
      throw new NotChecked('the backend has stopped answering')
    try {
      const { response, text } = await exchange(call, request)
      const { status, headers } = response
      const absent = request.optional === true && [404, 405, 501].includes(status)
      const redirected = response.redirected || (status >= 300 && status < 400)
      // The text is only used in the report.
      log.push({
        ...lost,
        status,
        headers,
        text: redacted(text),
        json: parsed(text),
        lost: '',
        redirected,
        absent,
      })
    } catch (error) {
      const { reason, advice } = noAnswer(error, { base, limitMs })
      log.push({ ...lost, lost: reason, advice, redirected: false, absent: false })
    }
    const answer = log.at(-1) as Exchange
    if (answer.lost) throw new NotChecked(`${label} was not answered (reported below)`)
    if (answer.status === 429 && !request.essential)
      throw new NotChecked('the backend limits requests (429): wait and run this again')
    return answer
  }

  return { send, log }
}

export type Client = ReturnType<typeof createClient>

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function noAnswer(error: unknown, { base, limitMs }: { base: string; limitMs: number }) {
  if (error instanceof Error && error.name === 'TimeoutError')
    return { reason: `nothing within ${limitMs / 1000} s`, advice: '' }
  return unreachable(error, base)
}
