import { NOT_STARTED } from '#contract/endpoints.ts'
import type { Exchange } from './client.ts'
import { Fault, NotChecked, brief, demand } from './report.ts'

/** The statuses with which the contract refuses (API-15). */
export const refusalStatuses = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503]

/** Whether the status is a 2xx. The body may still refuse: {@link refusedInBody}. */
export const isSuccess = ({ status }: Exchange) => status >= 200 && status < 300

/** Whether a JSON value is an object, and no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  value instanceof Object && !Array.isArray(value)

/** Whether a 2xx refuses in its body: `{"success": false}` or an error's status. */
export function refusedInBody(response: Exchange): boolean {
  if (!isSuccess(response) || !isObject(response.json)) return false
  return response.json.success === false || /^[45]\d\d$/.test(String(response.json.status))
}

/**
 * Whether a refusal of an order is a 409 that doesn't say that nothing was carried out. The app treats it as unknown, because it may
 * answer a browser's own repeat of the request (docs/decisions/0016). Without a message it is reported by its format, in rules.ts.
 */
export const isUnclear = ({ status, json }: Exchange) =>
  status === 409 && isObject(json) && typeof json.message === 'string' && json.code !== NOT_STARTED

/** Describes a response in a few words. */
export function received({ status, headers, text }: Exchange): string {
  const type = headers.get('content-type')?.split(';')[0] ?? ''
  if (status >= 300 && status < 400) return `${status} to ${brief(headers.get('location') ?? 'nowhere')}`
  return text === '' ? `${status} with no body` : `${status} ${type} ${brief(text)}`.replaceAll('  ', ' ')
}

/** Throws unless a write succeeded. Text instead of JSON is reported once for all calls, in rules.ts. */
export function demandDone(response: Exchange) {
  if (refusedInBody(response)) throw new NotChecked('refused with status 200 (reported below)')
  if (response.redirected) throw new NotChecked('redirected (reported below)')
  demand(isSuccess(response), 'status 200 to 299', received(response))
}

/**
 * Throws a `Fault` unless the response has one of these statuses. Returns for a redirect and for a 2xx that refuses in its body, because
 * rules.ts reports them.
 */
export function demandRefused(response: Exchange, statuses: number[]) {
  if (refusedInBody(response) || response.redirected) return
  demand(statuses.includes(response.status), `status ${statuses.join(' or ')}`, received(response))
}

/** Returns the object of a response. Wrong fields are reported once per call, in rules.ts. */
export function objectOf(response: Exchange): Record<string, unknown> {
  demandDone(response)
  if (!isObject(response.json)) throw new NotChecked(`${response.label} can't be read (reported below)`)
  return response.json
}

/** Returns the objects of a list in the response, without any other entries. Throws if there is no list. */
export function rowsOf(response: Exchange, name: string): Record<string, unknown>[] {
  const list = objectOf(response)[name]
  if (!Array.isArray(list)) throw new NotChecked(`${response.label} holds no ${name} (reported below)`)
  return list.filter(isObject)
}

/** Returns a field of a response. Throws unless it is a text that isn't empty. */
export function textOf(response: Exchange, field: string): string {
  if (isSuccess(response) && !refusedInBody(response) && !isObject(response.json))
    throw new Fault(`a JSON object with ${field}`, received(response))
  const value = objectOf(response)[field]
  if (typeof value === 'string' && value !== '') return value
  const kind = value === undefined ? 'nothing' : value === '' ? 'an empty text' : `a ${typeof value}`
  throw new Fault(`${field} as text`, kind)
}
