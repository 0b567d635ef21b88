import { IN_PROGRESS, NOT_STARTED } from '#contract/endpoints.ts'

/** A response's body: empty, JSON, or anything else (an HTML page, plain text, incomplete JSON). */
export type ResponseBody = { is: 'empty' } | { is: 'json'; value: unknown } | { is: 'other' }

/** The result of a request. Without a status there was no response; `sent`: the request may have left the device. */
export type Reply =
  { status: number; redirected: boolean; body: ResponseBody } | { status: null; sent: boolean }

/** What a reply proves about a write. */
export type Certainty = 'success' | 'refused' | 'unknown'

/** The statuses of a refusal in the contract. Proxies send other statuses too, even after the backend did the work. */
const refusals = new Set([400, 401, 403, 404, 405, 409, 413, 415, 422, 429])

/** Classifies the text of a response. Never throws. */
export function bodyOf(text: string): ResponseBody {
  // Some servers put a byte order mark before their JSON, or send only white space.
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (trimmed === '') return { is: 'empty' }
  try {
    return { is: 'json', value: JSON.parse(trimmed) as unknown }
  } catch {
    return { is: 'other' }
  }
}

const fieldsOf = (body: ResponseBody): Record<string, unknown> =>
  body.is === 'json' && body.value instanceof Object && !Array.isArray(body.value)
    ? (body.value as Record<string, unknown>)
    : {}

/** The refusal in the contract's own JSON, or `null` for a body that may not come from the backend. */
export function refusalIn(body: ResponseBody) {
  const { message, code, fields } = fieldsOf(body)
  if (typeof message !== 'string') return null
  return { message, code: typeof code === 'string' ? code : undefined, fields: textsOf(fields) }
}

/** Whether a 409 says that an earlier request with the same idempotency key is still running. */
export function isInProgress(status: number, body: ResponseBody): boolean {
  const { code } = fieldsOf(body)
  return status === 409 && typeof code === 'string' && code.toLowerCase() === IN_PROGRESS
}

function textsOf(fields: unknown): Record<string, string> | undefined {
  if (!(fields instanceof Object) || Array.isArray(fields)) return undefined
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

/** Whether a field of a response says no, as other backends write it: `false`, `0`, or one of these as text. */
export const isFalse = (value: unknown) =>
  value === false || value === 0 || /^\s*(false|0)\s*$/i.test(textOf(value))
const isTrue = (value: unknown) => value === true || value === 1 || /^\s*(true|1)\s*$/i.test(textOf(value))
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

// Neither white space nor characters that can't be seen.
const hasText = (message: string) => /[^\s\p{C}]/u.test(message)

/**
 * The refusal of an order. The contract's refusals say why, so one without a message may come from elsewhere, or from a
 * backend that failed after the work. It counts only with the code `not_started`.
 */
function refusalOfOrder(body: ResponseBody) {
  const refusal = refusalIn(body)
  return refusal && (hasText(refusal.message) || refusal.code === NOT_STARTED) ? refusal : null
}

/** The fields of a body by their names in lower case without `_`, because backends write `isSuccess`, `is_success` and `IsSuccess`. */
const anyCaseFieldsOf = (body: ResponseBody): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fieldsOf(body)).map(([name, value]) => [name.toLowerCase().replaceAll('_', ''), value]),
  )

const isFailure = (value: unknown) =>
  /^\s*(?:error|fail(?:ed|ure)?|rejected|refused|declined|denied)\s*$/i.test(textOf(value))

/**
 * Whether a 2xx response reports a failure in a format that the contract doesn't have (API-16). It may have failed after the work
 * was done, so the outcome is unknown. An `error` that is falsy, or an empty `errors`, reports no failure.
 */
function saysFailed(body: ResponseBody): boolean {
  if (body.is === 'json' && body.value === false) return true
  const { error, errors, exception, status, result, ok, success, issuccess } = anyCaseFieldsOf(body)
  return (
    Boolean(error || exception || (errors instanceof Object ? Object.keys(errors).length : errors)) ||
    [status, result].some(isFailure) ||
    [status, ok, success, issuccess].some(isFalse) ||
    refusalIn(body)?.fields !== undefined
  )
}

/** Codes of success in the formats of other backends. */
const successCode =
  /^(?:0*|1|2\d*|(?:.*[ _-])?(?:ok|done|pending|succe\w+|(?:creat|accept|updat|sav|chang|record|request)ed))$/i

/**
 * Whether a 2xx response has a message and a code like a refusal, such as `not_started` or `40001`, and not one of success. One with a
 * token or a seed phrase is no refusal.
 */
function hasRefusalCode(body: ResponseBody): boolean {
  const { code, errorcode, message, msg, token, seedphrase } = anyCaseFieldsOf(body)
  if (typeof token === 'string' || typeof seedphrase === 'string') return false
  const codes = [code, errorcode].filter((each) => typeof each === 'string' || typeof each === 'number')
  return typeof (message ?? msg) === 'string' && codes.some((each) => !successCode.test(String(each).trim()))
}

/** The parts in which some backends wrap every response. */
const wrappers = ['data', 'result', 'response']

/** Whether a part of the body, in which a backend may wrap its response, reports a failure. Orders and profiles have no such fields. */
function wrapsFailure(body: ResponseBody): boolean {
  const fields = fieldsOf(body)
  return wrappers.some((name) => {
    const inner: ResponseBody = { is: 'json', value: fields[name] }
    return failureStatuses(inner).length > 0 || saysFailed(inner)
  })
}

/** The HTTP statuses of failures that the body itself names, as some backends do behind a 200. */
function failureStatuses(body: ResponseBody): number[] {
  const { status, statuscode, code } = anyCaseFieldsOf(body)
  const named = [status, statuscode, code].map((value) =>
    /^\s*\d{3}\s*$/.test(textOf(value)) ? Number(value) : value,
  )
  return named.filter((value) => typeof value === 'number' && value >= 400 && value <= 599) as number[]
}

/**
 * What the body of a 2xx response proves about a write (API-16). A body that reports a failure never counts as success. It is a
 * refusal if it has `success: false`, or names the status of a refusal, and says why. In any other case the backend may have failed
 * after the work. {@link certaintyOf} explains `money`.
 */
function certaintyWithin(body: ResponseBody, { money = false } = {}): Certainty {
  if (body.is === 'other') return 'unknown'
  const { success } = fieldsOf(body)
  const named = failureStatuses(body)
  const saysWhy = refusalOfOrder(body) !== null
  if (named.length > 0) {
    const refuses = named.every(
      (status) => certaintyOf({ status, redirected: false, body }, { money }) === 'refused',
    )
    return refuses && saysWhy && !isTrue(success) ? 'refused' : 'unknown'
  }
  if (isFalse(success)) return saysWhy || (success === false && !money) ? 'refused' : 'unknown'
  return saysFailed(body) || wrapsFailure(body) || hasRefusalCode(body) ? 'unknown' : 'success'
}

/**
 * What a reply proves about a write (API-15, API-16). The outcome is certain only if the backend itself says so in the contract's
 * format. Any reply that could come from a proxy, a firewall or a captive portal leaves it unknown.
 *
 * @param conditional The request had `If-Match`, so a 412 refuses it (RFC 9110, section 13.1.1). Requests that move money never have
 *   it, so for them a 412 proves nothing.
 * @param money The request moves money. A browser may have sent it twice by itself, and then a 409 answers only the second one while
 *   the first one is still in progress. So it refuses the order only with the code `not_started`.
 */
export function certaintyOf(reply: Reply, { conditional = false, money = false } = {}): Certainty {
  if (reply.status === null) return reply.sent ? 'unknown' : 'refused'
  const { status, redirected, body } = reply
  if (redirected) return 'unknown'
  // 207 says that parts may have failed.
  if (status === 207 && money) return 'unknown'
  if (status >= 200 && status <= 299) return certaintyWithin(body, { money })
  const refusal = money ? refusalOfOrder(body) : refusalIn(body)
  if (refusal === null) return 'unknown'
  if (status === 503) return refusal.code === NOT_STARTED ? 'refused' : 'unknown'
  if (status === 409 && money) return refusal.code === NOT_STARTED ? 'refused' : 'unknown'
  if (isInProgress(status, body)) return 'unknown'
  return refusals.has(status) || (conditional && status === 412) ? 'refused' : 'unknown'
}
